import {
	IconBrandLinkedin,
	IconMail,
	IconMailbox,
	IconMessage,
	IconPhone,
	IconVideo,
	type TablerIcon,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { CitedText } from '#call/cited-text.tsx';
import { Bullets, Facts } from '#call/entries.tsx';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import type { Channel } from '../contract.ts';
import { messageText } from '../copies.ts';
import { CHANNEL_NAMES, dayOf, type ShownTouchpoint } from './campaign.ts';
import styles from './sequence.module.css';

const ICONS: Readonly<Record<Channel, TablerIcon>> = {
	email: IconMail,
	linkedin: IconBrandLinkedin,
	phone: IconPhone,
	video: IconVideo,
	other: IconMailbox,
};

interface TouchpointViewProps {
	/** The target of the list's links. */
	id: string;
	touchpoint: ShownTouchpoint;
	/** Its position, until its own number has arrived. */
	number: number;
}

/** One touchpoint: its day and channel, what to send or say, and what to know first. */
export function TouchpointView({ id, touchpoint, number }: TouchpointViewProps) {
	const text = useRef<HTMLDivElement>(null);
	const { channel, subject = '', message = '' } = touchpoint;
	const { day, rest } = dayOf(touchpoint.timing);
	// While a channel is still being written, it may be incomplete, e.g. "ema".
	const known = channel !== undefined && Object.hasOwn(ICONS, channel) ? channel : null;
	const Icon = known ? ICONS[known] : IconMessage;
	const name = known ? CHANNEL_NAMES[known] : '';
	const heading = [day || `Touchpoint ${touchpoint.touchpoint ?? number}`, name].filter(Boolean).join(' · ');
	return (
		<li className={styles.touchpoint}>
			<span className={styles.mark} aria-hidden>
				<Icon size={18} stroke={1.75} />
			</span>
			<Card padding="none" as="article" aria-labelledby={id}>
				<header className={styles.head}>
					<div className={styles.naming}>
						<h3 id={id} className={styles.name}>
							{heading}
						</h3>
						{rest === '' ? null : <span className={styles.rest}>{rest}</span>}
					</div>
					<CopyButton
						size="xs"
						label="Copy Message"
						text={() => messageText({ subject, message })}
						target={() => text.current}
					/>
				</header>
				<div className={styles.letter} ref={text}>
					{subject === '' ? null : (
						<p className={styles.subject}>
							<CitedText text={subject} />
						</p>
					)}
					<div className={styles.message}>
						<CitedText text={message} />
					</div>
				</div>
				<div className={styles.about}>
					<Facts
						rows={[
							{ label: 'Objective', value: touchpoint.objective },
							{ label: 'Call to action', value: touchpoint.callToAction },
							{ label: 'Follow-up', value: touchpoint.followUpStrategy },
							{
								label: 'Before sending',
								value: touchpoint.personalizationNotes?.length ? (
									<Bullets texts={touchpoint.personalizationNotes} />
								) : null,
							},
						]}
					/>
				</div>
			</Card>
		</li>
	);
}

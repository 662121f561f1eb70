import {
	IconBook,
	IconCalculator,
	IconCompass,
	IconFileText,
	IconHistory,
	IconMail,
	IconPhoneCall,
	type IconProps,
	IconSpeakerphone,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import styles from './account-layout.module.css';

interface Part {
	icon: ComponentType<IconProps>;
	name: string;
	text: string;
}

const PARTS: readonly Part[] = [
	{
		icon: IconCompass,
		name: 'A niche and a first call',
		text: 'Niches ranked against your background, and questions for the call.',
	},
	{
		icon: IconPhoneCall,
		name: 'Calls, scored with evidence',
		text: 'What was said, with its line in the transcript; scores with the points that made them.',
	},
	{
		icon: IconFileText,
		name: 'Proposals from the call',
		text: 'Up to three options, with what the prospect said.',
	},
	{
		icon: IconMail,
		name: 'Outreach that is checked',
		text: 'Cold emails, each with its checks beside it.',
	},
	{
		icon: IconCalculator,
		name: 'Pricing and profit',
		text: 'From an hour saved to a retainer, month by month.',
	},
	{
		icon: IconBook,
		name: 'Three libraries',
		text: 'Niches, prompts and AI tools, searchable.',
	},
	{
		icon: IconHistory,
		name: 'Nothing is lost',
		text: 'Drafts save as you type, and every run stays in History.',
	},
	{
		icon: IconSpeakerphone,
		name: 'Campaigns and growth plans',
		text: 'Sequences, ads, content, growth plans and prompts.',
	},
];

/** The list of what access includes. */
export function Access() {
	return (
		<aside className={styles.access} aria-labelledby="access-includes">
			<div className={styles.accessBody}>
				<p className={styles.promise}>From first niche to accepted proposal, with nothing invented.</p>
				<h2 id="access-includes" className={styles.includes}>
					What your access includes
				</h2>
				<ul>
					{PARTS.map((part) => (
						<li key={part.name} className={styles.part}>
							<part.icon size={18} stroke={1.75} aria-hidden />
							<div className={styles.partBody}>
								<p className={styles.partName}>{part.name}</p>
								<p className={styles.partText}>{part.text}</p>
							</div>
						</li>
					))}
				</ul>
			</div>
		</aside>
	);
}

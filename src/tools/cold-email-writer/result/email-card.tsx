import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { EmailCheck } from '#prose/email/check-email.ts';
import { mailtoAddress } from '#prose/email/mailto.ts';
import type { Partially, ResultProps } from '#tools/define.ts';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { NumberBadge } from '#ui/number-badge.tsx';
import { checksOf } from '../checks-of.ts';
import type { ColdEmailInput, ColdEmailOutput, EmailMessage } from '../contract.ts';
import { Checks } from './checks.tsx';
import styles from './result.module.css';
import { MarkedText } from './text.tsx';

interface EmailCardProps {
	/** Its position in the sequence; alternatives have none. */
	number?: number;
	name: string;
	timing: string;
	message: Partially<Pick<EmailMessage, 'subjectLine' | 'body'>>;
	reasoning?: string;
	input: ColdEmailInput;
	save?: ResultProps<ColdEmailInput, ColdEmailOutput>['save'];
}

/** One e-mail with its checks. Pressing a check marks the sentences that it is about. */
export function EmailCard({ number, name, timing, message, reasoning, input, save }: EmailCardProps) {
	const { subjectLine = '', body = '' } = message;
	const [shown, setShown] = useState<EmailCheck | null>(null);
	const text = useRef<HTMLDivElement>(null);
	const checks = checksOf(message, input);
	// A broken rule is marked until the member chooses a check.
	const marked = shown ?? checks.find(({ ok, places }) => !ok && places.length > 0);

	function show(check: EmailCheck) {
		setShown((current) => (current?.rule === check.rule ? null : check));
		requestAnimationFrame(() =>
			text.current?.querySelector('[data-first]')?.scrollIntoView({ block: 'nearest', behavior: 'smooth' }),
		);
	}

	return (
		<Card as="article" padding="none" aria-label={name}>
			<header className={styles.head}>
				{number === undefined ? null : <NumberBadge number={number} size="lg" />}
				<h3 className={styles.name}>{name}</h3>
				<span className={styles.timing}>{timing}</span>
				<div className={styles.buttons}>
					{number === undefined ? null : (
						<OpenInMail to={input.emailAddress ?? ''} subject={subjectLine} body={body} part={number} save={save} />
					)}
					<CopyButton size="xs" label="Copy" text={() => `${subjectLine}\n\n${body}`} target={() => text.current} />
				</div>
			</header>
			<div className={styles.columns}>
				<div className={styles.message} ref={text}>
					<p className={styles.label}>Subject</p>
					<p className={styles.subject}>{subjectLine}</p>
					<div className={styles.body}>
						<MarkedText
							text={body}
							places={marked?.places ?? []}
							fault={marked?.ok === false}
							className={styles.mark}
						/>
					</div>
					{reasoning ? (
						<div className={styles.reasoning}>
							<p className={styles.label}>Why this works</p>
							<p>{reasoning}</p>
						</div>
					) : null}
				</div>
				<Checks checks={checks} shown={shown?.rule ?? null} onShow={show} />
			</div>
		</Card>
	);
}

interface OpenInMailProps {
	to: string;
	subject: string;
	body: string;
	part: number;
	save: EmailCardProps['save'];
}

/** Opens the e-mail in the mail program, or saves it as a draft if it is too long for an address. */
function OpenInMail({ to, subject, body, part, save }: OpenInMailProps) {
	const address = mailtoAddress(to, subject, body);
	const icon = <IconMail size={16} aria-hidden />;
	if (address !== null) {
		return (
			<Button component="a" href={address} size="xs" variant="subtle" leftSection={icon}>
				Open in mail
			</Button>
		);
	}
	if (!save) return null;
	return (
		<Button size="xs" variant="subtle" leftSection={icon} onClick={() => save('eml', part)}>
			Save as draft
		</Button>
	);
}

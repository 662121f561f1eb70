import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { EvidenceChip } from '#call/evidence-chip.tsx';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { GappedText } from '#ui/gapped-text.tsx';
import type { Analysis } from './analysis.ts';
import styles from './result.module.css';

type Email = NonNullable<Analysis['followUpEmail']>;

/** An e-mail to the client: the member ticks the steps that are right, and only those are copied. */
export function FollowUpEmail({ email }: { email: Email }) {
	const { subject = '', opening = '', steps = [], closing = '' } = email;
	const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
	const chosen = steps.flatMap((step, index) => (ticked.has(index) ? [`- ${step?.text ?? ''}`] : []));
	const body = [opening, chosen.join('\n'), closing].join('\n\n');

	function toggle(index: number) {
		setTicked((before) => new Set(before.has(index) ? [...before].filter((one) => one !== index) : [...before, index]));
	}

	return (
		<Card>
			<p className={styles.subject}>
				<span className={styles.wellLabel}>Subject</span> {subject}
			</p>
			<div className={styles.email}>
				<p>
					<GappedText text={opening} />
				</p>
				<ul className={styles.steps}>
					{steps.map((step, index) => (
						<li key={step?.text}>
							<Checkbox label={step?.text} checked={ticked.has(index)} onChange={() => toggle(index)} />
							{step?.line === undefined ? null : <EvidenceChip line={step.line} />}
						</li>
					))}
				</ul>
				<p>{closing}</p>
			</div>
			<div className={styles.emailFoot}>
				{chosen.length > 0 ? (
					<>
						<CopyButton size="xs" label="Copy e-mail" text={() => body} />
						<CopyButton size="xs" label="Copy subject" text={() => subject} />
					</>
				) : (
					<p className={styles.wellLabel}>
						Tick the steps that are right to copy the e-mail with them. Each was found in the call: look up its line
						first.
					</p>
				)}
			</div>
		</Card>
	);
}

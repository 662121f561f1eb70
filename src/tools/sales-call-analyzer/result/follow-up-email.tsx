import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { EvidenceChip } from '#call/evidence-chip.tsx';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { GappedText } from '#ui/gapped-text.tsx';
import type { Analysis } from '../analysis.ts';
import styles from './result.module.css';

/** An email to the client: the member ticks the steps that are right, and only those are copied. */
export function FollowUpEmail({ email }: { email: NonNullable<Analysis['followUpEmail']> }) {
	const { subject = '', opening = '', steps = [], closing = '', further = [] } = email;
	const [ticked, setTicked] = useState<readonly number[]>([]);
	const chosen = steps.flatMap(({ text = '' }, index) => (ticked.includes(index) ? [`- ${text}`] : []));
	const body = [opening, chosen.join('\n'), closing].join('\n\n');

	function toggle(index: number) {
		setTicked(ticked.includes(index) ? ticked.filter((one) => one !== index) : [...ticked, index]);
	}

	return (
		<Card className={styles.email}>
			<p>
				<strong>{subject}</strong>
			</p>
			<p>
				<GappedText text={opening} />
			</p>
			<ul>
				{steps.map(({ text, line }, index) => (
					<li key={text}>
						<Checkbox label={text} checked={ticked.includes(index)} onChange={() => toggle(index)} />
						{line === undefined ? null : <EvidenceChip line={line} />}
					</li>
				))}
			</ul>
			<p>{closing}</p>
			{further.length > 0 ? (
				<p className={styles.remark}>
					You promised more than this email holds. Add it in your own words:{' '}
					{further.map((line) => (
						<span key={line} className={styles.chip}>
							<EvidenceChip line={line ?? 0} />
						</span>
					))}
				</p>
			) : null}
			<div className={styles.buttons}>
				<CopyButton size="xs" label="Copy email" text={() => body} disabled={chosen.length === 0} />
				<CopyButton size="xs" label="Copy subject" text={() => subject} />
			</div>
			{chosen.length > 0 ? null : (
				<p className={styles.remark}>
					Tick the steps that are right to copy the email with them. Each was found in the call: look up its line first.
				</p>
			)}
		</Card>
	);
}

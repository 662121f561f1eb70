import { useRef } from 'react';
import { EvidenceChip } from '#call/evidence-chip.tsx';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { GappedText } from '#ui/gapped-text.tsx';
import type { Analysis } from './analysis.ts';
import styles from './result.module.css';

/** The e-mail to the client, as it arrives, and the lines that it was made from. */
export function FollowUpEmail({ email }: { email: NonNullable<Analysis['followUpEmail']> }) {
	const text = useRef<HTMLDivElement>(null);
	const { subject = '', body = '', lines = [] } = email;
	return (
		<Card>
			<p className={styles.subject}>
				<span className={styles.wellLabel}>Subject</span> {subject}
			</p>
			<div ref={text} className={styles.email}>
				<GappedText text={body} />
			</div>
			<div className={styles.emailFoot}>
				<CopyButton size="xs" label="Copy e-mail" text={() => body} target={() => text.current} />
				<CopyButton size="xs" label="Copy subject" text={() => subject} />
				<span className={styles.wellLabel}>From</span>
				{lines.map((line) => (line === undefined ? null : <EvidenceChip key={line} line={line} />))}
			</div>
		</Card>
	);
}

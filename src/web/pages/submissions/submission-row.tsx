import { Button } from '@mantine/core';
import {
	isSecureAddress,
	SUBMISSION_FIELDS,
	type SubmissionField,
	type SubmissionKind,
} from '#shared/submission-fields.ts';
import type { Submission } from '#shared/submissions.ts';
import { CardRow } from '#ui/card.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { shortMoment } from '#web/dates.ts';
import styles from './submissions-page.module.css';

const KINDS: Record<SubmissionKind, string> = { tool: 'Tool', prompt: 'Prompt', niche: 'Niche request' };

interface SubmissionRowProps {
	submission: Submission;
	busy: boolean;
	onHandled: () => void;
}

/** One submission with everything that was typed. */
export function SubmissionRow({ submission, busy, onHandled }: SubmissionRowProps) {
	const { kind, fields, email, createdAt, handledAt } = submission;
	const [name, ...others] = SUBMISSION_FIELDS[kind];
	const title = (name && fields[name.name]) || KINDS[kind];
	return (
		<CardRow as="li" className={styles.row}>
			<div className={styles.head}>
				<div className={styles.what}>
					<h3 className={styles.title}>{title}</h3>
					<p className={styles.who}>
						{email} · <time dateTime={createdAt}>{shortMoment(createdAt)}</time>
					</p>
				</div>
				<div className={styles.state}>
					<StatusBadge tone="neutral">{KINDS[kind]}</StatusBadge>
					{handledAt === null ? (
						<Button size="xs" loading={busy} aria-label={`Mark as handled: ${title}`} onClick={onHandled}>
							Mark as handled
						</Button>
					) : (
						<StatusBadge tone="green">Handled {shortMoment(handledAt)}</StatusBadge>
					)}
				</div>
			</div>
			<dl className={styles.fields}>
				{others.map((field) => (
					<div key={field.name}>
						<dt>{field.label}</dt>
						<dd>
							<Entry field={field} text={fields[field.name] ?? ''} />
						</dd>
					</div>
				))}
			</dl>
		</CardRow>
	);
}

/** A link only where it leads to an https address; the site behind it learns nothing about this product. */
function Entry({ field, text }: { field: SubmissionField; text: string }) {
	if (field.type !== 'address' || !isSecureAddress(text)) return text;
	return (
		<a href={text} target="_blank" rel="noopener noreferrer nofollow">
			{text}
		</a>
	);
}

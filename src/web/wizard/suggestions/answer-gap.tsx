import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { Suggestion } from '#shared/suggestions.ts';
import type { Field } from '#tools/define.ts';
import { StatusBadge } from '#ui/status-badge.tsx';
import { asExample } from '../as-example.ts';
import { Candidates, withTaken } from './candidates.tsx';
import styles from './suggestions.module.css';

interface AnswerGapProps {
	field: Field;
	/** What was found for it, the likeliest first; undefined while it is looked for. */
	found: readonly Suggestion[] | undefined;
	/** Rejects with a message for the member. */
	onKeep(text: string): Promise<void>;
}

/** Where a gap is, so that a list of gaps can lead there. */
export function gapId(path: string): string {
	return `gap-${path.replaceAll('.', '-')}`;
}

/** A part of a result that nobody has confirmed: its likeliest candidate, to accept, change or write. */
export function AnswerGap({ field, found, onKeep }: AnswerGapProps) {
	const [draft, setDraft] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState('');
	const [first] = found ?? [];

	async function keep(text: string) {
		setBusy(true);
		setFailure('');
		try {
			await onKeep(text);
		} catch (error) {
			setFailure(error instanceof Error ? error.message : 'It could not be saved. Try again.');
			setDraft((before) => before ?? text);
		} finally {
			setBusy(false);
		}
	}

	return (
		<section id={gapId(field.name)} tabIndex={-1} aria-label={`To confirm: ${field.label}`} className={styles.gap}>
			<p className={styles.gapHead}>
				<StatusBadge tone="yellow">Not confirmed</StatusBadge>
				<span className={styles.gapLabel}>{field.label}</span>
			</p>
			{draft === null ? (
				<>
					<p className={styles.first} dir="auto">
						{first?.text ?? (found === undefined ? 'Looking in the call…' : 'The call does not say it.')}
						{first && first.line > 0 ? <span className={styles.place}> line {first.line}</span> : null}
					</p>
					<div className={styles.gapActions}>
						{first ? (
							<Button size="xs" variant="filled" loading={busy} onClick={() => keep(first.text)}>
								Accept
							</Button>
						) : null}
						<Button size="xs" onClick={() => setDraft(first?.text ?? '')}>
							{first ? 'Change' : 'Fill in'}
						</Button>
					</div>
				</>
			) : (
				<form
					className={styles.gapForm}
					onSubmit={(event) => {
						event.preventDefault();
						if (draft.trim() !== '') void keep(draft.trim());
					}}
				>
					<Textarea
						label={field.label}
						description={field.hint}
						placeholder={asExample(field.placeholder)}
						autosize
						minRows={2}
						autoFocus
						value={draft}
						onChange={(event) => setDraft(event.currentTarget.value)}
					/>
					<Candidates
						label={field.label}
						of={found ?? []}
						value={draft}
						onTake={(text) => setDraft(withTaken(draft, text, field.kind === 'area'))}
					/>
					<div className={styles.gapActions}>
						<Button size="xs" type="submit" variant="filled" loading={busy} disabled={draft.trim() === ''}>
							Keep
						</Button>
						<Button size="xs" variant="subtle" onClick={() => setDraft(null)}>
							Cancel
						</Button>
					</div>
				</form>
			)}
			<p role="alert" className={styles.failure}>
				{failure}
			</p>
		</section>
	);
}

import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { Run } from '#shared/runs.ts';
import { Notice } from '#ui/notice.tsx';
import styles from './history-page.module.css';
import type { Deletion } from './use-deletions.ts';

/** How long a notice remains when neither pointer nor focus is on it. */
const STAYS_MS = 20_000;

interface DeletionNoticesProps {
	deletions: readonly Deletion[];
	restored: Run | null;
	onUndo: (run: Run) => void;
	/** `focused` where the notice had the focus, which needs another place now. */
	onGone: (run: Run, focused: boolean) => void;
}

/** What was just deleted, each with Undo. */
export function DeletionNotices({ deletions, restored, onUndo, onGone }: DeletionNoticesProps) {
	return (
		<div role="status" className={styles.notices}>
			{restored ? <p className={styles.unseen}>Brought back {restored.title}.</p> : null}
			{deletions.map((deletion) => (
				<DeletionNotice
					key={deletion.run.id}
					deletion={deletion}
					onUndo={() => onUndo(deletion.run)}
					onGone={(focused) => onGone(deletion.run, focused)}
				/>
			))}
		</div>
	);
}

interface DeletionNoticeProps {
	deletion: Deletion;
	onUndo: () => void;
	onGone: (focused: boolean) => void;
}

/** Takes the focus, since the row that had it is gone: the next Tab leads to Undo. Its time does not run meanwhile. */
export function DeletionNotice({ deletion: { run, state, problem }, onUndo, onGone }: DeletionNoticeProps) {
	const place = useRef<HTMLDivElement>(null);
	const [held, setHeld] = useState({ byFocus: false, byPointer: false });
	const isHeld = held.byFocus || held.byPointer || state === 'restoring' || problem !== '';
	const said = words(run, state, problem);
	const end = useRef(onGone);
	end.current = onGone;

	useEffect(() => place.current?.focus({ preventScroll: true }), []);
	useEffect(() => {
		if (isHeld) return;
		const timer = setTimeout(() => end.current(false), STAYS_MS);
		return () => clearTimeout(timer);
	}, [isHeld]);

	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
		<div
			ref={place}
			role="group"
			aria-label={said}
			tabIndex={-1}
			className={styles.deletion}
			onFocus={() => setHeld((before) => ({ ...before, byFocus: true }))}
			onBlur={(event) => {
				if (!event.currentTarget.contains(event.relatedTarget)) setHeld((before) => ({ ...before, byFocus: false }));
			}}
			onPointerEnter={() => setHeld((before) => ({ ...before, byPointer: true }))}
			onPointerLeave={() => setHeld((before) => ({ ...before, byPointer: false }))}
		>
			<Notice
				tone={problem === '' ? 'neutral' : 'red'}
				action={
					<div className={styles.deletionButtons}>
						{state === 'kept' ? null : (
							<Button size="xs" loading={state === 'restoring'} aria-label={`Undo: ${run.title}`} onClick={onUndo}>
								Undo
							</Button>
						)}
						<ActionIcon
							aria-label={`Close the notice about ${run.title}`}
							onClick={() => onGone(place.current?.contains(document.activeElement) ?? false)}
						>
							<IconX size={16} aria-hidden />
						</ActionIcon>
					</div>
				}
			>
				{said}
			</Notice>
		</div>
	);
}

function words(run: Run, state: Deletion['state'], problem: string): string {
	if (state === 'kept') return `${run.title} could not be deleted: ${problem}`;
	if (problem !== '') return `${run.title} could not be brought back: ${problem}`;
	return `Deleted ${run.title}.`;
}

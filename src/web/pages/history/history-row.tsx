import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Run } from '#shared/runs.ts';
import type { SearchHit } from '#shared/search.ts';
import { Marked } from '#ui/marked.tsx';
import { useCancelRun } from '#web/api/run-changes.ts';
import { isUnderWay } from '#web/api/runs.ts';
import { RenameForm } from './rename-form.tsx';
import { RunMenu } from './run-menu.tsx';
import { RunRow } from './run-row.tsx';

interface HistoryRowProps {
	run: Run;
	/** It was just restored and takes the focus. */
	focused: boolean;
	onDelete: (run: Run) => void;
	/** Whether it says which engine wrote it. */
	engine: boolean;
	/** What a search found in it. */
	hit?: Pick<SearchHit, 'titleMarks' | 'place' | 'marks'>;
}

/** A run with all its actions. */
export function HistoryRow({ run, focused, onDelete, engine, hit }: HistoryRowProps) {
	const [renaming, setRenaming] = useState(false);
	const menu = useRef<HTMLButtonElement>(null);
	const renamed = useRef(false);
	const cancel = useCancelRun();

	useEffect(() => {
		if (focused) menu.current?.focus();
	}, [focused]);
	useEffect(() => {
		if (!renaming && renamed.current) menu.current?.focus();
		renamed.current = renaming;
	}, [renaming]);

	const marked = hit ? <Marked text={run.title} marks={hit.titleMarks} /> : undefined;
	return (
		<RunRow
			run={run}
			title={marked}
			field={renaming ? <RenameForm run={run} onEnd={() => setRenaming(false)} /> : undefined}
			engine={engine}
			place={hit?.place ? <Marked text={hit.place} marks={hit.marks} /> : undefined}
			note={cancel.isError ? `It could not be cancelled: ${cancel.error.message}` : ''}
		>
			{isUnderWay(run) ? (
				<Button
					size="xs"
					aria-label={`Cancel ${run.title}`}
					loading={cancel.isPending}
					onClick={() => cancel.mutate(run.id)}
				>
					Cancel
				</Button>
			) : null}
			{renaming ? null : (
				<RunMenu run={run} ref={menu} onRename={() => setRenaming(true)} onDelete={() => onDelete(run)} />
			)}
		</RunRow>
	);
}

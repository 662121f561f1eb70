import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Call } from '#transcript/call.ts';
import { useSidebarRoom } from '#ui/sidebar-room.ts';
import { PanelSearch } from './panel/panel-search.tsx';
import { RowView } from './panel/row-view.tsx';
import styles from './panel/transcript-panel.module.css';
import { rowOfLine, rowsOf } from './panel/transcript-rows.ts';
import { useEscape, usePageBehind } from './panel/use-page-behind.ts';
import { usePanelSearch } from './panel/use-panel-search.ts';
import { useScrollToRow } from './panel/use-scroll-to-row.ts';
import type { Opened } from './transcript-context.ts';

interface TranscriptPanelProps {
	call: Call;
	text: string;
	you: readonly string[];
	opened: Opened;
	onClose(): void;
}

/** The call beside the page if there is room, otherwise over the page. */
export function TranscriptPanel({ call, text, you, opened, onClose }: TranscriptPanelProps) {
	const beside = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false }) ?? true;
	const panel = useRef<HTMLDivElement>(null);
	const list = useRef<HTMLOListElement>(null);
	const rows = useMemo(() => rowsOf(call, text, you), [call, text, you]);
	const search = usePanelSearch(rows);
	const place = rowOfLine(rows, opened.line);
	const timed = rows.some((row) => row.start !== undefined);
	const scrollTo = useScrollToRow(list);

	usePageBehind(panel, beside);
	useSidebarRoom(beside);
	useEscape(panel, onClose);
	useEffect(() => {
		const row = rowOfLine(rows, opened.line);
		if (row >= 0) scrollTo(row, true);
		else panel.current?.focus();
	}, [rows, opened, scrollTo]);
	useEffect(() => {
		if (search.found !== null) scrollTo(search.found, false);
	}, [search.found, scrollTo]);

	return createPortal(
		<div ref={panel} className={styles.place} tabIndex={-1}>
			{beside ? null : <button type="button" tabIndex={-1} aria-hidden className={styles.scrim} onClick={onClose} />}
			<section className={styles.panel} aria-label="Transcript" {...roleOf(beside)}>
				<div className={styles.head}>
					<h2 className={styles.title}>Transcript</h2>
					<span className={styles.size}>{sizeOf(call)}</span>
					<ActionIcon aria-label="Close the transcript" className={styles.close} onClick={onClose}>
						<IconX size={18} aria-hidden />
					</ActionIcon>
				</div>
				<PanelSearch search={search} />
				<ol ref={list} className={styles.rows} data-timed={timed || undefined} aria-label="What was said">
					{rows.map((row, index) => (
						<RowView
							key={row.id}
							row={row}
							timed={timed}
							opened={index === place}
							words={index === place ? opened.words : ''}
							search={search.matches.has(index) ? search.query : ''}
							found={search.found === index}
						/>
					))}
				</ol>
			</section>
		</div>,
		document.body,
	);
}

/** One element for both layouts: a second one would lose scroll position and focus when the window is resized. */
function roleOf(beside: boolean) {
	return beside ? { role: 'complementary' } : { role: 'dialog', 'aria-modal': true };
}

function sizeOf(call: Call): string {
	const turns = `${call.turns.length.toLocaleString('en-US')} ${call.turns.length === 1 ? 'turn' : 'turns'}`;
	return call.duration === undefined ? turns : `${turns} · ${Math.max(1, Math.round(call.duration / 60))} min`;
}

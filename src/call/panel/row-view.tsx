import { memo } from 'react';
import { clock } from '../clock.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './transcript-panel.module.css';
import type { TranscriptRow } from './transcript-rows.ts';

interface RowViewProps {
	row: TranscriptRow;
	/** Whether the call has times at all. */
	timed: boolean;
	/** The line that the panel was opened at. */
	opened: boolean;
	/** The words that were quoted from it. */
	words: string;
	/** The search text, where it occurs in this row. */
	search: string;
	/** The current match of the search. */
	found: boolean;
}

/** One row of the call. There are many rows: one is drawn again only when something of its own changed. */
export const RowView = memo(function RowView({ row, timed, opened, words, search, found }: RowViewProps) {
	return (
		<li
			className={styles.row}
			tabIndex={-1}
			data-aside={row.aside || undefined}
			data-opened={opened || undefined}
			data-found={found || undefined}
		>
			{timed ? <span className={styles.time}>{row.start === undefined ? '' : clock(row.start)}</span> : null}
			<div className={styles.said}>
				{row.name === '' ? null : (
					<p className={styles.who}>
						<strong>{row.name}</strong>
						{row.you ? ' you' : ''}
					</p>
				)}
				<p dir="auto">
					<MarkedText text={row.text} words={search || words} />
				</p>
			</div>
			<span className={styles.line}>
				<span className={styles.spoken}>line </span>
				{row.line}
			</span>
		</li>
	);
});

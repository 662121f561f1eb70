import { memo } from 'react';
import { clock } from '../clock.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './transcript-panel.module.css';
import type { TranscriptRow } from './transcript-rows.ts';

interface RowViewProps {
	row: TranscriptRow;
	/** Whether the call has times at all. */
	timed: boolean;
	/** Whether the panel was opened at this row. */
	opened: boolean;
	/** The quoted words in this row. */
	words: string;
	/** The search text, if it occurs in this row. */
	search: string;
	/** Whether this is the current match of the search. */
	found: boolean;
}

/** One row of the call. There are many, so a row is rendered again only if its own props changed. */
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

import { IconChevronDown, IconChevronRight, IconChevronUp, IconSelector } from '@tabler/icons-react';
import { memo } from 'react';
import type { Niche } from '#content/niche.ts';
import { potentialRevenue } from '#content/niche-figures.ts';
import { Card } from '#ui/card.tsx';
import { shortMoney } from './figures.ts';
import { Difficulty, Tags, Trend } from './niche-facts.tsx';
import { COLUMNS, type Column, pressed, readSorting } from './sorting.ts';
import styles from './top-niches-page.module.css';

interface NicheTableProps {
	niches: readonly Niche[];
	sorting: string;
	onSort: (sorting: string) => void;
	onOpen: (id: string) => void;
}

/** The ranking; on a narrow screen each row is a card. */
export const NicheTable = memo(function NicheTable({ niches, sorting, onSort, onOpen }: NicheTableProps) {
	return (
		<Card padding="none" className={styles.tableCard}>
			<table className={styles.table}>
				<thead>
					<tr>
						{COLUMNS.map(({ column, label }) => (
							<SortHeader key={column} column={column} label={label} sorting={sorting} onSort={onSort} />
						))}
						<th scope="col">Tags</th>
					</tr>
				</thead>
				<tbody>
					{niches.map((niche) => (
						<NicheRow key={niche.id} niche={niche} onOpen={onOpen} />
					))}
				</tbody>
			</table>
		</Card>
	);
});

interface SortHeaderProps extends Pick<NicheTableProps, 'sorting' | 'onSort'> {
	column: Column;
	label: string;
}

function SortHeader({ column, label, sorting, onSort }: SortHeaderProps) {
	const { column: current, direction } = readSorting(sorting);
	const isCurrent = current === column;
	const Icon = !isCurrent ? IconSelector : direction === 'asc' ? IconChevronUp : IconChevronDown;
	return (
		<th scope="col" aria-sort={isCurrent ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}>
			<button type="button" className={styles.sort} onClick={() => onSort(pressed(sorting, column))}>
				{label}
				<Icon size={14} stroke={1.75} aria-hidden />
			</button>
		</th>
	);
}

/** The name is the button; a click anywhere else in the row does the same for a mouse. */
function NicheRow({ niche, onOpen }: { niche: Niche; onOpen: (id: string) => void }) {
	return (
		<tr className={styles.row} onClick={() => onOpen(niche.id)}>
			<td className={styles.rank}>{niche.rank}</td>
			<td className={styles.nameCell} data-rank={niche.rank}>
				<button
					type="button"
					className={styles.name}
					onClick={(event) => {
						event.stopPropagation();
						onOpen(niche.id);
					}}
				>
					{niche.name}
					<IconChevronRight size={14} stroke={1.75} aria-hidden className={styles.opens} />
				</button>
			</td>
			<td data-label="Revenue potential" className={styles.money}>
				{shortMoney(potentialRevenue(niche))}
			</td>
			<td data-label="Difficulty">
				<Difficulty niche={niche} />
			</td>
			<td data-label="Market size">{niche.marketSize}</td>
			<td data-label="Trend">
				<Trend niche={niche} />
			</td>
			<td data-label="Tags">
				<Tags niche={niche} />
			</td>
		</tr>
	);
}

import type { Niche } from '#content/niche.ts';
import { potentialRevenue } from '#content/niche-figures.ts';

export type Column = 'rank' | 'name' | 'revenue' | 'difficulty' | 'market' | 'trend';
export type Direction = 'asc' | 'desc';
/** e.g. "revenue-desc", as in the address. */
export type Sorting = `${Column}-${Direction}`;

/** The sortable columns, in order, with the direction of the first press. */
export const COLUMNS: readonly { column: Column; label: string; first: Direction }[] = [
	{ column: 'rank', label: 'Rank', first: 'asc' },
	{ column: 'name', label: 'Niche', first: 'asc' },
	{ column: 'revenue', label: 'Revenue potential', first: 'desc' },
	{ column: 'difficulty', label: 'Difficulty', first: 'asc' },
	{ column: 'market', label: 'Market size', first: 'desc' },
	{ column: 'trend', label: 'Trend', first: 'desc' },
];

/** Every way to sort, the default first. */
export const SORTINGS: readonly Sorting[] = COLUMNS.flatMap(({ column, first }) => [
	`${column}-${first}` as const,
	`${column}-${opposite(first)}` as const,
]);

const DIFFICULTY = ['Low', 'Medium', 'High'];
const MARKET = ['Medium', 'Large', 'Very Large'];
const TREND = ['down', 'stable', 'up'];

const COMPARE: Record<Column, (a: Niche, b: Niche) => number> = {
	rank: (a, b) => a.rank - b.rank,
	name: (a, b) => a.name.localeCompare(b.name, 'en'),
	revenue: (a, b) => potentialRevenue(a) - potentialRevenue(b),
	difficulty: (a, b) => DIFFICULTY.indexOf(a.difficulty) - DIFFICULTY.indexOf(b.difficulty),
	market: (a, b) => MARKET.indexOf(a.marketSize) - MARKET.indexOf(b.marketSize),
	trend: (a, b) => TREND.indexOf(a.trend) - TREND.indexOf(b.trend),
};

/** Equal ones keep the order of their rank. */
export function sorted(of: readonly Niche[], sorting: string): readonly Niche[] {
	const { column, direction } = readSorting(sorting);
	const sign = direction === 'asc' ? 1 : -1;
	return of.toSorted((a, b) => sign * COMPARE[column](a, b) || a.rank - b.rank);
}

/** The sort order that a press on the header of a column gives. */
export function pressed(sorting: string, column: Column): Sorting {
	const current = readSorting(sorting);
	if (current.column === column) return `${column}-${opposite(current.direction)}`;
	return `${column}-${COLUMNS.find((candidate) => candidate.column === column)?.first ?? 'asc'}`;
}

export function readSorting(sorting: string): { column: Column; direction: Direction } {
	const known = SORTINGS.find((candidate) => candidate === sorting) ?? 'rank-asc';
	const [column, direction] = known.split('-') as [Column, Direction];
	return { column, direction };
}

function opposite(direction: Direction): Direction {
	return direction === 'asc' ? 'desc' : 'asc';
}

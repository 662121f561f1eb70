import type { Piece } from './strategy.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
/** For pieces whose time names no weekday. */
const ANY_DAY = 'Any day';

export interface DayOfPieces {
	day: string;
	pieces: Piece[];
}

/** The pieces of a week by day and hour. */
export function daysOf(pieces: readonly (Piece | undefined)[]): DayOfPieces[] {
	const placed = pieces
		.filter((piece) => piece !== undefined)
		.map((piece) => ({ piece, day: dayOf(piece.optimalPostTime), hour: hourOf(piece.optimalPostTime) }))
		.sort((one, other) => one.hour.localeCompare(other.hour));
	return [...DAYS, ANY_DAY]
		.map((day) => ({
			day,
			pieces: placed.filter((entry) => entry.day === day).map(({ piece }) => piece),
		}))
		.filter((entry) => entry.pieces.length > 0);
}

function dayOf(time = ''): string {
	return DAYS.find((day) => new RegExp(`\\b${day.slice(0, 3)}`, 'i').test(time)) ?? ANY_DAY;
}

function hourOf(time = ''): string {
	return /\b(\d{1,2}):\d{2}/.exec(time)?.[0].padStart(5, '0') ?? '';
}

/** The platforms in the order in which the calendar first names them. */
export function platformsOf(pieces: readonly (Piece | undefined)[]): string[] {
	return [...new Set(pieces.flatMap((piece) => (piece?.platform ? [piece.platform] : [])))];
}

import type { Partially } from '#tools/define.ts';
import type { ContentPiece, ContentStrategy } from './contract.ts';
import { NO_THEME } from './draft/sentences/overview.ts';
import { WEEKDAYS } from './platforms.ts';

/** The weeks of the calendar, and the days in them. */

export type Calendar = NonNullable<Partially<ContentStrategy>['contentCalendar']>;
export type Week = Calendar[number];
export type Piece = Partially<ContentPiece>;

/** "Week 1: Mend it yourself" */
export function weekName({ week, theme }: Week): string {
	const name = week === undefined ? 'Week' : `Week ${week}`;
	return theme && theme !== NO_THEME ? `${name}: ${theme}` : name;
}

/** For pieces whose time names no weekday. */
export const ANY_DAY = 'Any day';
export const DAYS: readonly string[] = [...WEEKDAYS, ANY_DAY];

export function dayOf({ optimalPostTime = '' }: Piece): string {
	return WEEKDAYS.find((day) => new RegExp(`\\b${day.slice(0, 3)}`, 'i').test(optimalPostTime)) ?? ANY_DAY;
}

/** The pieces of a week by day and hour, however their times are written. */
export function inOrder(pieces: readonly Piece[]): Piece[] {
	const place = (piece: Piece) => DAYS.indexOf(dayOf(piece));
	return [...pieces].sort((one, other) => place(one) - place(other) || hourOf(one).localeCompare(hourOf(other)));
}

function hourOf({ optimalPostTime = '' }: Piece): string {
	return /\b(\d{1,2}):\d{2}/.exec(optimalPostTime)?.[0].padStart(5, '0') ?? '';
}

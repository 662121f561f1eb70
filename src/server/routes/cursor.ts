import { ApiError } from '#server/api-error.ts';
import type { Position } from '#server/database/position.ts';

/** The last entry of a page; the next page starts after it. */
interface Place {
	/** ISO 8601 in UTC, to the millisecond. */
	moment: string;
	/** Distinguishes entries with the same moment. Contains no spaces. */
	id: string;
}

/** Encodes a place for `readCursor`. */
export function writeCursor({ moment, id }: Place): string {
	return Buffer.from(`${moment} ${id}`).toString('base64url');
}

/** @throws ApiError for anything `writeCursor` cannot have written, such as a year the database cannot store */
export function readCursor(cursor: string): Place {
	const [moment = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
	if (!isMoment(moment) || !/^[^\s\p{Cc}]+$/u.test(id)) {
		const problem = 'must be the nextCursor of an earlier answer';
		throw new ApiError('INVALID_REQUEST', `cursor ${problem}.`, { details: [{ field: 'cursor', problem }] });
	}
	return { moment, id };
}

/** The position after which a page begins; undefined for the first page. */
export function positionAt(cursor: string | undefined): Position | undefined {
	if (!cursor) return undefined;
	const { moment, id } = readCursor(cursor);
	return { moment: new Date(moment), id };
}

/** Of a list that was asked for one row more than a page shows: the page, and the cursor of the next one. */
export function pageOf<Row>(
	found: readonly Row[],
	size: number,
	placeOf: (row: Row) => Place,
): { page: Row[]; nextCursor: string | null } {
	const page = found.slice(0, size);
	const last = page.at(-1);
	return { page, nextCursor: found.length > size && last ? writeCursor(placeOf(last)) : null };
}

function isMoment(text: string): boolean {
	const date = new Date(text);
	return /^(?!0000)\d{4}-/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString() === text;
}

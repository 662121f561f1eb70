import { ApiError } from '#server/api-error.ts';

/** Where a page of a list ended: the next one begins below. */
interface Place {
	/** ISO 8601 in UTC, to the millisecond. */
	moment: string;
	/** What tells apart two entries of one moment; without spaces. */
	id: string;
}

/** The place as it travels, for `readCursor`. */
export function writeCursor({ moment, id }: Place): string {
	return Buffer.from(`${moment} ${id}`).toString('base64url');
}

/** Throws an `ApiError` for what `writeCursor` cannot have given, such as a year that the database does not know. */
export function readCursor(cursor: string): Place {
	const [moment = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
	if (!isMoment(moment) || !/^[^\s\p{Cc}]+$/u.test(id)) {
		const problem = 'must be the nextCursor of an earlier answer';
		throw new ApiError('INVALID_REQUEST', `cursor ${problem}.`, { details: [{ field: 'cursor', problem }] });
	}
	return { moment, id };
}

function isMoment(text: string): boolean {
	const date = new Date(text);
	return /^(?!0000)\d{4}-/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString() === text;
}

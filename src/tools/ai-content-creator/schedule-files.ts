import type { TableFormat } from '#shared/export-formats.ts';
import { dateOf, daysToMonday, type Table, type Task } from '#shared/schedule.ts';
import type { ContentOutput, ContentPiece } from './contract.ts';
import { dayOfPiece } from './draft/calendar.ts';
import type { Platform } from './options.ts';
import { pieceText, postText } from './piece-text.ts';

/** Exports the calendar to other programs. */

interface Dated {
	week: number;
	theme: string;
	day: number;
	time: string;
	piece: ContentPiece;
}

function datedPieces({ contentStrategy }: ContentOutput): Dated[] {
	return contentStrategy.contentCalendar.flatMap(({ week, theme, contentPieces }) =>
		contentPieces.map((piece) => ({
			week,
			theme,
			day: dayOfPiece(week, piece),
			time: /\b([01]\d|2[0-3]):[0-5]\d\b/.exec(piece.optimalPostTime)?.[0] ?? '09:00',
			piece,
		})),
	);
}

/** Each piece on its day and hour. Week 1 begins on the first Monday on or after `start`. */
export function tasks(output: ContentOutput, start: string): Task[] {
	const ahead = daysToMonday(start);
	return datedPieces(output).map(({ day, time, piece }) => ({
		day: day + ahead,
		time,
		title: `${piece.platform}: ${piece.title}`,
		text: pieceText(piece),
	}));
}

/** Ayrshare's names of the platforms. Snapchat is missing, since Ayrshare's lists take no text posts for it. */
const AYRSHARE: Partial<Record<Platform, string>> = {
	LinkedIn: 'linkedin',
	Instagram: 'instagram',
	'Twitter/X': 'twitter',
	TikTok: 'tiktok',
	YouTube: 'youtube',
	Facebook: 'facebook',
	Pinterest: 'pinterest',
};
/** Platforms whose posts are text. Videos and pictures are uploaded in these programs directly. */
const BY_LIST: ReadonlySet<Platform> = new Set(['LinkedIn', 'Instagram', 'Twitter/X', 'Facebook', 'Pinterest']);
/** The longest list that Hootsuite accepts. */
const HOOTSUITE_ROWS = 350;

/**
 * The pieces as rows. Lists for programs contain the text of the post, without cards and scripts. The column for
 * pictures is empty, since we make none. Hours are the member's local time, but Ayrshare reads them as UTC.
 */
export function table(format: TableFormat, output: ContentOutput, start: string): Table | null {
	if (format === 'csv-meta') return null;
	const ahead = daysToMonday(start);
	const pieces = datedPieces(output).map((dated) => ({ ...dated, date: dateOf({ day: dated.day + ahead }, start) }));
	const listed = pieces.filter(({ piece }) => BY_LIST.has(piece.platform));
	switch (format) {
		case 'csv':
			return {
				head: [
					'Date',
					'Time',
					'Week',
					'Theme',
					'Platform',
					'Content type',
					'Title',
					'Content',
					'Call to action',
					'Hashtags',
				],
				rows: pieces.map(({ date, time, week, theme, piece }) => [
					date,
					time,
					String(week),
					theme,
					piece.platform,
					piece.contentType,
					piece.title,
					piece.content,
					piece.callToAction,
					piece.hashtags.join(' '),
				]),
			};
		case 'csv-ayrshare':
			return {
				head: ['post', 'platforms', 'mediaUrls', 'scheduleDate'],
				rows: pieces.flatMap(({ date, time, piece }) => {
					const name = AYRSHARE[piece.platform];
					return name === undefined ? [] : [[postText(piece), name, '', `${date}T${time}:00Z`]];
				}),
			};
		case 'csv-buffer':
			return {
				head: ['Text', 'Image URL', 'Tags', 'Posting Time'],
				rows: listed.map(({ date, time, piece }) => [postText(piece), '', piece.platform, `${date} ${time}`]),
			};
		case 'csv-hootsuite':
			return {
				head: ['Date', 'Message', 'Link'],
				rows: listed
					.slice(0, HOOTSUITE_ROWS)
					.map(({ date, time, piece }) => [`${date} ${time}`, postText(piece), linkIn(piece.callToAction)]),
			};
	}
}

function linkIn(text: string): string {
	return /https?:\/\/[^\s)]+/.exec(text)?.[0].replace(/[.,;]$/, '') ?? '';
}

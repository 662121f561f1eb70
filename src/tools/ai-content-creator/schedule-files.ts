import type { TableFormat } from '#shared/export-formats.ts';
import { dateOf, daysToMonday, type Table, type Task } from '#shared/schedule.ts';
import type { ContentInput, ContentOutput, ContentPiece } from './contract.ts';
import { PLATFORMS, type Platform } from './options.ts';
import { pieceText, postWithCards } from './piece-text.ts';
import { RULES } from './platforms.ts';
import { inUtc, zoneOf } from './time-zone.ts';
import { DAYS } from './weeks.ts';
import { hasGap, isOpen } from './withheld.ts';

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

/** The day of a piece in the four weeks, from 1. Week 1 begins on a Monday. */
function dayOfPiece(week: number, { optimalPostTime }: ContentPiece): number {
	const [name = ''] = optimalPostTime.split(' ');
	return (week - 1) * 7 + Math.max(0, DAYS.indexOf(name)) + 1;
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

/** Ayrshare's names of the platforms that take a post without a picture or video: its file holds none. */
const AYRSHARE: Partial<Record<Platform, string>> = {
	LinkedIn: 'linkedin',
	'Twitter/X': 'twitter',
	Facebook: 'facebook',
};
/** The longest file that Hootsuite accepts. */
const HOOTSUITE_ROWS = 350;

/**
 * The pieces as rows. A spreadsheet holds all of them. A list for a program holds what it may post as it stands, channel
 * by channel: no open slots, no gaps, no scripts. Buffer and Hootsuite post a file to one channel, so they get one file
 * for each. Hours are local; Ayrshare's are UTC.
 */
export function table(format: TableFormat, output: ContentOutput, input: ContentInput, start: string): Table | null {
	if (format === 'csv-meta') return null;
	const ahead = daysToMonday(start);
	const zone = zoneOf(input);
	const pieces = datedPieces(output).map((dated) => ({ ...dated, date: dateOf({ day: dated.day + ahead }, start) }));
	const listed = byChannel(pieces.filter(({ piece }) => RULES[piece.platform].medium !== 'video' && !hasGap(piece)));
	switch (format) {
		case 'csv':
			return {
				head: [
					'Date',
					'Time',
					'Time zone',
					'Week',
					'Theme',
					'State',
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
					zone ?? '',
					String(week),
					theme,
					isOpen(piece) ? 'Open' : hasGap(piece) ? 'To be completed' : 'Written',
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
				rows: listed.flatMap(({ date, time, piece }) => {
					const name = AYRSHARE[piece.platform];
					return name === undefined ? [] : [[postWithCards(piece), name, '', inUtc(date, time, zone ?? 'UTC')]];
				}),
			};
		case 'csv-buffer':
			return {
				head: ['Text', 'Image URL', 'Tags', 'Posting Time'],
				rows: listed.map(({ date, time, piece }) => [postWithCards(piece), '', piece.platform, `${date} ${time}`]),
				channels: listed.map(channelOf),
			};
		case 'csv-hootsuite': {
			const accepted = PLATFORMS.flatMap((one) =>
				listed.filter((row) => channelOf(row) === one).slice(0, HOOTSUITE_ROWS),
			);
			return {
				head: ['Date', 'Message', 'Link'],
				rows: accepted.map(({ date, time, piece }) => [
					`${date} ${time}`,
					postWithCards(piece),
					linkIn(piece.callToAction),
				]),
				channels: accepted.map(channelOf),
			};
		}
	}
}

/** Grouped by platform, so that the rows of one channel stand together. */
function byChannel<Row extends Dated>(rows: readonly Row[]): Row[] {
	return PLATFORMS.flatMap((platform) => rows.filter(({ piece }) => piece.platform === platform));
}

function channelOf({ piece }: Pick<Dated, 'piece'>): Platform {
	return piece.platform;
}

function linkIn(text: string): string {
	return /https?:\/\/[^\s)]+/.exec(text)?.[0].replace(/[.,;]$/, '') ?? '';
}

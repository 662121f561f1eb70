import type { ContentInput, ContentPiece, ContentStrategy } from '../contract.ts';
import type { ContentType, Platform } from '../options.ts';
import { WEEKDAYS } from '../platforms.ts';
import { Chooser } from './choose.ts';
import { type Hashtags, tagsFor } from './hashtags.ts';
import { missingIdea } from './missing.ts';
import { isPromotional, typesOf } from './mix.ts';
import { type Candidate, poolOf } from './pool.ts';
import { postTime, type Slot, slotsOf, WEEKS, weekdayOf } from './schedule.ts';
import type { Subjects } from './subjects.ts';
import type { Voice } from './voices.ts';
import { endsInLink } from './words.ts';
import { Said, write } from './write.ts';

export interface Calendar {
	weeks: ContentStrategy['contentCalendar'];
	pieces: readonly ContentPiece[];
	/** The candidates that the calendar did not use: examples for the templates. */
	spare: Chooser;
}

/** How often to replace an idea that says nothing new on a platform. */
const MOST_TRIES = 4;

/** Gives each slot one idea, which every platform gets in its own form. */
export function calendarOf(
	input: ContentInput,
	subjects: Subjects,
	voice: Voice,
	hashtags: Hashtags,
	themes: readonly string[],
): Calendar {
	const slots = slotsOf(input.postingFrequency);
	const types = typesOf(input.contentTypes, slots.length);
	const spare = new Chooser(poolOf(subjects, voice));
	const split = new Map<string, readonly string[]>();
	const said = new Map<Platform, Said>(input.platforms.map((platform) => [platform, new Said(split)]));
	const actions = new Turns(subjects.actions);
	const placed: { slot: Slot; day: number; piece: ContentPiece }[] = [];
	slots.forEach((slot, index) => {
		const type = types[index] as ContentType;
		const theme = themes[slot.week - 1] ?? '';
		const idea = spare.next(type, theme);
		const action = isPromotional(type) && idea?.source !== 'action' ? actions.next() : null;
		for (const platform of input.platforms) {
			const { day, time } = postTime(slot, platform, input);
			const at = `${weekdayOf(day)} ${time}`;
			const order = { platform, type, voice, time: at, action };
			const on = said.get(platform) as Said;
			let candidate: Candidate | null = idea;
			let piece: ContentPiece | null = null;
			for (let tries = 0; piece === null && candidate !== null && tries < MOST_TRIES; tries++) {
				piece = write({ ...order, candidate, tags: tagsFor(candidate.subject, index, hashtags, platform) }, on);
				if (piece === null) candidate = spare.next(type, theme);
			}
			const missing = { candidate: missingIdea(slot, type), tags: tagsFor('', index, hashtags, platform) };
			piece ??= write({ ...order, ...missing }, on) ?? write({ ...order, ...missing, action: null }, on);
			if (piece === null) throw new Error(`No piece for ${platform}, week ${slot.week}`);
			placed.push({ slot, day, piece });
		}
	});
	const weeks = WEEKS.map((week) => ({
		week,
		theme: themes[week - 1] ?? `Week ${week}`,
		contentPieces: placed
			.filter(({ slot }) => slot.week === week)
			.sort((a, b) => a.day - b.day || a.piece.optimalPostTime.localeCompare(b.piece.optimalPostTime))
			.map(({ piece }) => piece),
	}));
	return { weeks, pieces: placed.map(({ piece }) => piece), spare };
}

/** The day of a piece in the four weeks, from 1. Week 1 begins on a Monday. */
export function dayOfPiece(week: number, { optimalPostTime }: Pick<ContentPiece, 'optimalPostTime'>): number {
	const [name = ''] = optimalPostTime.split(' ');
	const day = WEEKDAYS.indexOf(name as (typeof WEEKDAYS)[number]);
	return (week - 1) * 7 + Math.max(0, day) + 1;
}

/** Takes the member's calls to action in turn. */
class Turns {
	private at = 0;
	private readonly actions: readonly string[];

	constructor(actions: readonly string[]) {
		this.actions = actions;
	}

	next(): string | null {
		if (this.actions.length === 0) return null;
		const action = this.actions[this.at++ % this.actions.length] as string;
		return /[.!?]$/.test(action) || endsInLink(action) ? action : `${action}.`;
	}
}

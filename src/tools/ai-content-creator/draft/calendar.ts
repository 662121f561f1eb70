import type { ContentInput, ContentPiece, ContentStrategy } from '../contract.ts';
import { WEEKS } from '../frequency.ts';
import { RULES } from '../platforms.ts';
import { withAsks } from './asks.ts';
import { mondayOf } from './first-day.ts';
import { hashtagsOf, tagsBelow } from './hashtags.ts';
import type { Answer, Material } from './material.ts';
import { further, openPiece, promptsForLeft, promptsOf, slipsOf } from './open-slots.ts';
import { pieceOf } from './piece.ts';
import { place } from './place.ts';
import { NO_THEME } from './sentences/overview.ts';
import { postTime, type Slot, slotsOf } from './slots.ts';
import { themesOf } from './themes.ts';

/** An answer as it is written. */
export interface Written {
	answer: Answer;
	piece: ContentPiece;
}

export interface Calendar {
	weeks: ContentStrategy['contentCalendar'];
	written: readonly Written[];
	/** Answers for which not even an open slot is left: those to write again, with the reason, and the whole ones. */
	again: readonly string[];
	kept: readonly string[];
	/** Written as typed, with what is wrong in them. */
	slips: readonly string[];
	/** Whether a field for an answer is free. */
	mayAnswer: boolean;
	pieces: readonly ContentPiece[];
}

/** Each slot with one answer, or with a question where no answer is left. */
export function calendarOf(input: ContentInput, material: Material): Calendar {
	const slots = slotsOf(input);
	const themes = themesOf(input, material.answers);
	const monday = mondayOf(input.firstDay);
	const hashtags = hashtagsOf(input);
	const write = (answer: Answer, slot: Slot): ContentPiece | null => {
		const tags = tagsBelow(hashtags, RULES[slot.platform].mostHashtags);
		return pieceOf(answer, {
			platform: slot.platform,
			types: input.contentTypes,
			time: postTime(slot, monday),
			tags,
			brand: input.brandInfo.name.trim(),
		});
	};
	const fits = (answer: Answer, platform: Slot['platform']) => {
		const slot = slots.find((each) => each.platform === platform);
		return slot !== undefined && write(answer, slot) !== null;
	};
	const placed = place(material.answers, { slots, themes, monday, fits });
	const chosen = slots.flatMap((slot) => {
		const answer = placed.bySlot.get(slot);
		const piece = answer && write(answer, slot);
		return answer && piece ? [{ slot, answer, kind: answer.kind, piece }] : [];
	});
	const written = withAsks(chosen, input.callToActions);
	const bySlot = new Map(written.map(({ slot, piece }) => [slot, piece]));
	const open = slots.filter((slot) => !bySlot.has(slot));
	const left = promptsForLeft(input, material, [...placed.waiting, ...placed.spare]);
	const over = left.splice(open.length);
	const prompts = promptsOf(input, material);
	open.forEach((slot, index) => {
		const time = postTime(slot, monday);
		const prompt = left.shift() ?? prompts.shift() ?? further;
		const at = { time, n: index + 1, total: open.length, types: input.contentTypes };
		bySlot.set(slot, openPiece(slot, prompt, at));
	});
	const pieceAt = (slot: Slot) => bySlot.get(slot) as ContentPiece;
	return {
		weeks: WEEKS.map((week) => ({
			week,
			theme: themes[week - 1] || NO_THEME,
			contentPieces: slots.filter((slot) => slot.week === week).map(pieceAt),
		})),
		written,
		again: over.flatMap(({ again }) => again ?? []),
		kept: over.flatMap(({ first, again }) => (again === undefined ? [first] : [])),
		slips: slipsOf(written.map(({ answer }) => answer)),
		mayAnswer: material.free.size > 0,
		pieces: slots.map(pieceAt),
	};
}

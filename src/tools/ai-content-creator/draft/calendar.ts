import type { ContentInput, ContentPiece, ContentStrategy } from '../contract.ts';
import { RULES } from '../platforms.ts';
import { withAsks } from './asks.ts';
import { mondayOf } from './first-day.ts';
import { hashtagsOf, tagsBelow } from './hashtags.ts';
import type { Answer, Material } from './material.ts';
import { anyAnswer, openPiece, promptsForLeft, promptsOf, themePrompt } from './open-slots.ts';
import { pieceOf } from './piece.ts';
import { place } from './place.ts';
import { NO_THEME } from './sentences/overview.ts';
import { postTime, type Slot, slotsOf, WEEKS } from './slots.ts';
import { belongs, themesOf } from './themes.ts';

/** An answer as it is written. */
export interface Written {
	answer: Answer;
	piece: ContentPiece;
}

export interface Calendar {
	weeks: ContentStrategy['contentCalendar'];
	written: readonly Written[];
	/** First lines of answers for which not even an open slot is left. */
	kept: readonly string[];
	pieces: readonly ContentPiece[];
}

/** Each slot with one answer, or with a question where no answer is left. */
export function calendarOf(input: ContentInput, material: Material): Calendar {
	const slots = slotsOf(input);
	const themes = themesOf(input, material.answers);
	const monday = mondayOf(input.firstDay);
	const hashtags = hashtagsOf(input);
	const themeOf = ({ week }: Slot) => themes[week - 1] ?? '';
	const write = (answer: Answer, slot: Slot): ContentPiece | null => {
		const tags = tagsBelow(hashtags, RULES[slot.platform].mostHashtags);
		return pieceOf(answer, {
			platform: slot.platform,
			types: input.contentTypes,
			time: postTime(slot, monday),
			tags,
		});
	};
	const onPlatform = (answer: Answer, platform: Slot['platform']) => {
		const slot = slots.find((each) => each.platform === platform);
		return slot !== undefined && write(answer, slot) !== null;
	};
	const placed = place(material.answers, { slots, themes, monday, fits: remembered(onPlatform) });
	const written = slots.flatMap((slot) => {
		const answer = placed.bySlot.get(slot);
		const piece = answer && write(answer, slot);
		return answer && piece ? [{ slot, answer, kind: answer.kind, piece }] : [];
	});
	const asking = withAsks(written, input.callToActions);
	const bySlot = new Map(written.map(({ slot }, index) => [slot, asking[index] as ContentPiece]));
	const open = slots.filter((slot) => !bySlot.has(slot));
	const unasked = themes.filter((theme) => {
		return theme !== '' && !slots.some((slot) => themeOf(slot) === theme && isAbout(placed.bySlot.get(slot), theme));
	});
	const left = promptsForLeft(input, material, [...placed.waiting, ...placed.spare]);
	const kept = left.splice(open.length).map(({ first }) => first);
	const prompts = promptsOf(input, material);
	const openThemes = new Set(unasked);
	open.forEach((slot, index) => {
		const time = postTime(slot, monday);
		const theme = themeOf(slot);
		const prompt =
			left.shift() ?? (openThemes.delete(theme) ? themePrompt(theme) : (prompts.shift() ?? anyAnswer(slot, time)));
		const place = { time, n: index + 1, total: open.length, types: input.contentTypes };
		bySlot.set(slot, openPiece(slot, prompt, place));
	});
	const pieceAt = (slot: Slot) => bySlot.get(slot) as ContentPiece;
	return {
		weeks: WEEKS.map((week) => ({
			week,
			theme: themes[week - 1] || NO_THEME,
			contentPieces: slots.filter((slot) => slot.week === week).map(pieceAt),
		})),
		written: written.map(({ answer, slot }) => ({ answer, piece: bySlot.get(slot) as ContentPiece })),
		kept,
		pieces: slots.map(pieceAt),
	};
}

const isAbout = (answer: Answer | undefined, theme: string) => answer !== undefined && belongs(answer, theme) > 0;

/** The answer to each question is kept, since every slot asks anew. */
function remembered(ask: (answer: Answer, platform: Slot['platform']) => boolean): typeof ask {
	const known = new Map<string, boolean>();
	return (answer, platform) => {
		const key = `${answer.key} ${platform}`;
		const kept = known.get(key) ?? ask(answer, platform);
		known.set(key, kept);
		return kept;
	};
}

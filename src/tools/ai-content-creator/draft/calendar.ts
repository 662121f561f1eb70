import { fill } from '#prose/fill.ts';
import type { ContentInput } from '../contract.ts';
import { WEEKS } from '../frequency.ts';
import { withAsks } from './asks.ts';
import { promptsForLeft, promptsOf } from './open-slots.ts';
import { emptyPiece } from './piece.ts';
import { place } from './place.ts';
import { FURTHER, TITLE } from './sentences/open-slots.ts';
import { NO_THEME } from './sentences/overview.ts';
import { slotsOf } from './slots.ts';
import { themesOf } from './themes.ts';

export type Calendar = ReturnType<typeof calendarOf>;

/** Each slot with one answer, or with a question where no answer is left. */
export function calendarOf(input: ContentInput) {
	const slots = slotsOf(input);
	const themes = themesOf(input);
	const written = withAsks(place(input, themes), input.callToActions);
	const pieces = new Map(written.map(({ slot, piece }) => [slot, piece]));
	const open = slots.filter((slot) => !pieces.has(slot));
	const left = promptsForLeft(input, written);
	const prompts = [...left.slice(0, open.length), ...promptsOf(input)];
	for (const [index, slot] of open.entries()) {
		const { kind, text } = prompts[index] ?? { kind: 'question', text: FURTHER };
		const title = fill(TITLE, { n: `${index + 1}`, total: `${open.length}` });
		pieces.set(slot, { ...emptyPiece(slot, kind, input), title, content: text });
	}
	return {
		weeks: WEEKS.map((week) => ({
			week,
			theme: themes[week - 1] || NO_THEME,
			contentPieces: slots.filter((slot) => slot.week === week).flatMap((slot) => pieces.get(slot) ?? []),
		})),
		written,
		/** What is to be done about answers for which not even an open slot is left. */
		over: left.slice(open.length),
	};
}

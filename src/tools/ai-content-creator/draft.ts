import { fill } from '#prose/fill.ts';
import type { ContentInput, ContentOutput } from './contract.ts';
import { withAsks } from './draft/asks.ts';
import { growthHacksOf, kpisOf, templatesOf } from './draft/growth.ts';
import { hashtagsOf } from './draft/hashtags.ts';
import { promptsForLeft, promptsOf } from './draft/open-slots.ts';
import { overviewOf } from './draft/overview.ts';
import { emptyPiece } from './draft/piece.ts';
import { place } from './draft/place.ts';
import { platformStrategiesOf } from './draft/platform-strategies.ts';
import { FURTHER, TITLE } from './draft/sentences/open-slots.ts';
import { NO_THEME } from './draft/sentences/overview.ts';
import { slotsOf } from './draft/slots.ts';
import { themesOf } from './draft/themes.ts';
import { WEEKS } from './frequency.ts';

/** The built-in engine: each piece is one whole answer of the member; a slot without an answer holds a question. */
export function draft(input: ContentInput): ContentOutput {
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
	const weeks = WEEKS.map((week) => ({
		week,
		theme: themes[week - 1] || NO_THEME,
		contentPieces: slots.filter((slot) => slot.week === week).flatMap((slot) => pieces.get(slot) ?? []),
	}));
	return {
		contentStrategy: {
			strategyOverview: overviewOf(input),
			platformStrategies: platformStrategiesOf(input, [...pieces.values()]),
			hashtagStrategy: hashtagsOf(input),
			contentCalendar: weeks,
			contentTemplates: templatesOf(written),
			growthHacks: growthHacksOf(input, written, left.slice(open.length)),
			performanceTracking: { kpis: kpisOf(input) },
		},
	};
}

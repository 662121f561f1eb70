import { unsupportedFigures } from '#evidence/figures.ts';
import { givenIn } from '#evidence/given.ts';
import { BETWEEN_SOURCES, quotesHeld, textsIn } from '#evidence/grounding.ts';
import { unsupportedNames } from '#evidence/names.ts';
import { findQuote, quotesIn } from '#evidence/quotes.ts';
import { withoutSums } from '#evidence/shown-sums.ts';
import type { Grounded } from '#tools/define.ts';
import { withAnswers } from './answers.ts';
import { beforeSending } from './before-sending.ts';
import { callOf } from './call.ts';
import type { GrowthPlanInput, GrowthPlanOutput } from './contract.ts';
import { withoutPlaces } from './sections/places.ts';

const LINE_ENDS = /\r\n|[\n\r]/;

/** Quotes letter for letter as the call has them, where only marks or capitals were changed. */
function mender(input: GrowthPlanInput, lines: readonly string[]): (text: string) => string {
	const { call } = callOf(input);
	const whole = lines.join(BETWEEN_SOURCES);
	const known = new Map<string, string>();
	const mended = (quote: string) => {
		if (whole.includes(quote)) return quote;
		const place = findQuote(call, quote);
		return place?.match === 'normalised' && whole.includes(place.text) ? place.text : quote;
	};
	return (text) =>
		quotesIn(text).reduce((whole, quote) => {
			const found = known.get(quote) ?? mended(quote);
			known.set(quote, found);
			return found === quote ? whole : whole.replace(`“${quote}”`, () => `“${found}”`);
		}, text);
}

function mapped(value: unknown, change: (text: string) => string): unknown {
	if (typeof value === 'string') return change(value);
	if (Array.isArray(value)) return value.map((item) => mapped(item, change));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapped(inner, change)]));
}

/** What the member typed besides the transcript, the answers included. */
function formTexts({ callTranscript: _, ...form }: GrowthPlanInput): string[] {
	return textsIn(form);
}

/** Figures and names of an answer that neither its input nor a sum shown in it holds. */
export function strangersIn(answer: unknown, input: GrowthPlanInput): string[] {
	const said = withoutSums(textsIn(answer).map(withoutPlaces));
	const speakers = callOf(input).call.speakers.map(({ name }) => name);
	const given = givenIn([input.callTranscript, ...formTexts(input), ...speakers]);
	return [...new Set([...unsupportedFigures(said, given), ...unsupportedNames(said, given)])];
}

/**
 * Makes an answer, of a model or of the draft, rest on its call: what quotes words that stand nowhere is taken out and
 * counted; figures and names without a source are listed, sums that are right need none. What the member confirmed stands
 * in it word for word.
 */
export function ground(answer: GrowthPlanOutput, input: GrowthPlanInput): Grounded<GrowthPlanOutput> {
	const lines = [...input.callTranscript.split(LINE_ENDS), ...formTexts(input)];
	const mended = mapped({ growthPlan: answer.growthPlan }, mender(input, lines)) as GrowthPlanOutput;
	const { value, ...counts } = quotesHeld(mended, lines);
	const growthPlan = withAnswers(value.growthPlan, input);
	const notes = beforeSending(input);
	return {
		output: { growthPlan, ...(notes.length === 0 ? {} : { beforeSending: notes }) },
		grounding: { ...counts, unsupported: strangersIn({ growthPlan }, input) },
	};
}

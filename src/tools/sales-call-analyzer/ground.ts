import type { Bant } from '#call-facts/facts.ts';
import type { Grounding } from '#shared/runs.ts';
import type { Grounded } from '#tools/define.ts';
import { answer as answerSchema, type SalesCallAnswer, type SalesCallInput, type SalesCallOutput } from './contract.ts';
import { qualification } from './draft/bant.ts';
import { unsupportedIn } from './ground/figures.ts';
import { type QuoteCheck, quoteCheck } from './ground/quotes.ts';
import { withMeasurements } from './measured-result.ts';
import { type Reading, readingOf, unscoredBecause } from './reading.ts';

type Answer = SalesCallAnswer['callAnalysis'];
type BantPart = Answer['qualificationAnalysis']['bantScore']['budget'];

/** A list item stays where its quotes stand; of an object its first text decides, the others are mended. */
function groundedItem(item: unknown, check: QuoteCheck): unknown[] {
	const leading = typeof item === 'object' && item !== null ? Object.values(item)[0] : item;
	if (typeof leading === 'string' && !check.stands(leading)) {
		check.mended(leading);
		return [];
	}
	return [groundedValue(item, check)];
}

function groundedValue(value: unknown, check: QuoteCheck): unknown {
	if (typeof value === 'string') return check.mended(value);
	if (Array.isArray(value)) return value.flatMap((item) => groundedItem(item, check));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, inner]) => [
			key,
			key === 'evidence' && Array.isArray(inner)
				? [...new Set(inner.flatMap((quote) => check.evidence(String(quote)) ?? []))]
				: groundedValue(inner, check),
		]),
	);
}

/**
 * The score is the sum of what was read of the call, whoever writes. Without a quote of the answer to rest on, the part
 * is the built-in one, which quotes what was read or says that it was not discussed.
 */
function withEvidence(answer: Answer, reading: Reading): Answer {
	const { bantScore } = answer.qualificationAnalysis;
	const ours = qualification(reading).bantScore;
	const isScored = unscoredBecause(reading) === null;
	const part = (key: keyof Bant): BantPart =>
		bantScore[key].evidence.length === 0
			? ours[key]
			: { ...bantScore[key], score: isScored ? reading.facts.bant[key] : 0 };
	return {
		...answer,
		qualificationAnalysis: {
			...answer.qualificationAnalysis,
			bantScore: {
				budget: part('budget'),
				authority: part('authority'),
				need: part('need'),
				timeline: part('timeline'),
			},
		},
	};
}

/**
 * Makes an answer, of a model or of the draft, rest on its call: quotes that do not stand in the input are
 * taken out and counted, measured values and scores are put in from the call, and figures that nothing
 * supports are listed.
 */
export function ground(answer: SalesCallAnswer, input: SalesCallInput): Grounded<SalesCallOutput> {
	const reading = readingOf(input);
	const check = quoteCheck(reading);
	const { callAnalysis } = answerSchema.parse(answer);
	const checked = answerSchema.shape.callAnalysis.parse(groundedValue(callAnalysis, check));
	const output = withMeasurements(withEvidence(checked, reading), reading);
	const grounding: Grounding = {
		quotesKept: check.kept,
		quotesDropped: check.dropped,
		unsupported: unsupportedIn(output.callAnalysis, reading),
	};
	return { output, grounding };
}

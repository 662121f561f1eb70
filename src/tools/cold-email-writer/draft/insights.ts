import { oneLine } from '#language/clean.ts';
import { wholeSentences } from '#language/sentences.ts';
import { fill } from '#prose/fill.ts';
import type { ColdEmailInput, ColdEmailOutput } from '../contract.ts';
import type { Material } from './material.ts';
import { INSIGHTS } from './sentences/advice.ts';

/** What was entered, and what is not known: nothing is typical of a trade. */
export function insights(material: Material, input: ColdEmailInput): ColdEmailOutput['industryInsights'] {
	const { first, referrer, step, how, check, doubt } = material;
	const pains = wholeSentences(oneLine(input.specificChallenge));
	const offered = [step, how, check].filter((text) => text !== '');
	return {
		keyPainPoints: pains.length > 0 ? pains.map(given) : [fill(INSIGHTS.pain, { first, referrer: referrer || first })],
		effectiveApproaches: offered.length > 0 ? offered.map(given) : [INSIGHTS.approach],
		commonObjections: doubt === null ? [INSIGHTS.objection] : [given(doubt.join(' '))],
	};
}

function given(text: string): string {
	return fill(INSIGHTS.given, { text });
}

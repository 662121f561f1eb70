import { completed } from '#business/fit/completed.ts';
import { oneLine } from '#language/clean.ts';
import { fill } from '#prose/fill.ts';
import { quoted } from '#prose/sentences.ts';
import type { ColdEmailInput, ColdEmailOutput } from '../contract.ts';
import { type Material, sentencesOf, unquoted } from './material.ts';
import { INSIGHTS } from './sentences/advice.ts';

/** What was entered, whether or not it could stand in an e-mail, and what is not known: nothing is typical of a trade. */
export function insights({ first, referrer }: Material, input: ColdEmailInput): ColdEmailOutput['industryInsights'] {
	const pains = sentencesOf(input.specificChallenge);
	const offered = [completed('step', oneLine(input.firstStep)), completed('check', oneLine(input.check))];
	const ways = offered.filter((text) => text !== '');
	const question = unquoted(completed('objection', oneLine(input.objection)));
	const unknownPain = referrer === '' ? fill(INSIGHTS.painAlone, { first }) : fill(INSIGHTS.pain, { first, referrer });
	const answer = completed('answer', oneLine(input.objectionAnswer));
	return {
		keyPainPoints: pains.length > 0 ? pains.map(given) : [unknownPain],
		effectiveApproaches: ways.length > 0 ? ways.map(given) : [INSIGHTS.approach],
		commonObjections: question === '' ? [INSIGHTS.objection] : [given(`${quoted(question)} ${answer}`.trim())],
	};
}

function given(text: string): string {
	return fill(INSIGHTS.given, { text });
}

import { sentenceCapital } from '#language/capitals.ts';
import { stems } from '#language/stems.ts';
import { ended } from '#prose/sentences.ts';
import { casesOf } from '../cases.ts';
import type { GrowthPlan, GrowthPlanInput } from '../contract.ts';

/** Case studies, skills and experience as the member entered them. */
export function credibility(input: GrowthPlanInput): Pick<GrowthPlan, 'credibilityBuilders'> {
	const relevantCaseStudies = casesOf(input).map(({ client, outcome, challenge, solution, result, timeframe }) => ({
		clientProfile: client,
		challenge,
		solution,
		results: [isSaidBy(result, outcome) ? '' : outcome, result]
			.filter((text) => text !== '')
			.map((text) => ended(sentenceCapital(text)))
			.join(' '),
		timeline: timeframe,
		relevanceReason: '',
	}));
	const { yourSkillset, yourExperience } = input;
	if (relevantCaseStudies.length === 0 && yourSkillset === '' && yourExperience === '') return {};
	return {
		credibilityBuilders: {
			relevantCaseStudies,
			expertiseAlignment: { skillsMatchToNeeds: yourSkillset, uniqueValueProposition: yourExperience },
		},
	};
}

/** "Fewer second visits" needs no saying before "Second visits from 11 to 4 a week". */
function isSaidBy(result: string, outcome: string): boolean {
	const told = stems(result);
	return [...stems(outcome.replace(/\bfewer\b/gi, ''))].every((stem) => told.has(stem));
}

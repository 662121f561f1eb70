import { sentenceCapital } from '#language/capitals.ts';
import { ended } from '#prose/sentences.ts';
import { casesOf } from '../cases.ts';
import type { GrowthPlan, GrowthPlanInput } from '../contract.ts';

/** Case studies, skills and experience as the member entered them. */
export function credibility(input: GrowthPlanInput): Pick<GrowthPlan, 'credibilityBuilders'> {
	const relevantCaseStudies = casesOf(input).map(({ client, outcome, challenge, solution, result, timeframe }) => ({
		clientProfile: client,
		challenge,
		solution,
		results: [outcome, result]
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

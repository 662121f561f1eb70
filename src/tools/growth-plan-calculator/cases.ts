import type { GrowthPlanInput } from './contract.ts';

/** A case study as the member entered it. */
export interface CaseStudy {
	client: string;
	outcome: string;
	challenge: string;
	solution: string;
	result: string;
	timeframe: string;
}

/** The case studies in which something was entered. */
export function casesOf(input: GrowthPlanInput): CaseStudy[] {
	return ([1, 2, 3] as const)
		.map((n) => ({
			client: input[`caseStudy${n}ClientName`],
			outcome: input[`caseStudy${n}Outcome`],
			challenge: input[`caseStudy${n}Challenge`],
			solution: input[`caseStudy${n}Solution`],
			result: input[`caseStudy${n}Result`],
			timeframe: input[`caseStudy${n}Timeframe`],
		}))
		.filter((study) => Object.values(study).some((text) => text !== ''));
}

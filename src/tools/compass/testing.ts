import { type CompassInput, contract } from './contract.ts';
import { draft } from './draft.ts';

/** Answers for the tests of the engine; what is not given is empty. */
export function answers(given: Partial<CompassInput>): CompassInput {
	return contract.input.parse(given);
}

/** A member who names jobs, a trade, people and a price. */
export const surveyor = answers({
	professionalBackground: 'I measured roofs for a slate supplier in Wales for eight years.',
	topSkills: 'Drawing, drone photos',
	network: 'About 24 roofers I delivered to; my uncle is a joiner',
	anythingElse: 'I need £1,500 a month and have 22 hours a week.',
	job1: 'roof measurements',
	result1: 'Roofers re-ordered slates on 3 of 120 roofs that I measured.',
	job2: 'Slate orders',
	knownTrade1: 'roofers',
	contactTrade1: 'joiners',
	contactJob1: 'roof measurements',
	firstPrice: '£300 a month',
});

/** A member of a trade that the catalogue has, who names no job. */
export const hygienist = answers({
	professionalBackground: 'Dental hygienist for nine years in two practices',
	topSkills: 'Recall of appointments, teaching, patience',
	network: 'Three dentists from my last practice; my sister is a florist',
});

export const niches = (input: CompassInput) => draft(input).recommendations;
export const titles = (input: CompassInput) => niches(input).map(({ title }) => title);
export const about = (input: CompassInput) => (draft(input).about ?? []).join('\n');

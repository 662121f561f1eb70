import { fill } from '#prose/fill.ts';
import type { AdInput, Audience } from '../contract.ts';
import { agesOf } from './people.ts';
import { areaOf, withoutPostcode } from './places.ts';
import { AUDIENCE } from './sentences/campaign.ts';
import type { SpecialCategory } from './special-categories.ts';

/** Who sees the ads: those chosen in the form, and the same people without interests. */

const MOST_ENTRIES = 25;
const LONGEST_ENTRY = 80;

export function audiencesFor(input: AdInput, categories: readonly SpecialCategory[]): Audience[] {
	const interests = entries(input.interests);
	const behaviors = entries(input.behaviors);
	const limited = categories.some(({ isOffered }) => isOffered);
	const isOpen = interests.length + behaviors.length === 0;
	return [
		{
			name: AUDIENCE.chosen,
			demographics: limited ? limitedPeople(input) : people(input),
			interests: isOpen ? [AUDIENCE.addInterests] : interests,
			behaviors,
			lookalikes: limited ? AUDIENCE.notAllowed : AUDIENCE.fromList,
			exclusions: [],
		},
		{
			name: AUDIENCE.broad,
			demographics: AUDIENCE.asChosen,
			interests: [],
			behaviors: [],
			lookalikes: limited ? AUDIENCE.alsoNotAllowed : AUDIENCE.notUsed,
			exclusions: [],
		},
	];
}

/** "Dog training, senior dogs": one entry each. */
function entries(field: string): string[] {
	const found = field.split(/[,;\n]/).map((entry) => entry.replace(/\s+/g, ' ').trim().replace(/\.$/, ''));
	const fit = found.filter((entry) => entry !== '' && entry.length <= LONGEST_ENTRY);
	return [...new Map(fit.map((entry) => [entry.toLowerCase(), entry])).values()].slice(0, MOST_ENTRIES);
}

function people(input: AdInput): string {
	const { gender, income } = input.demographics;
	const parts = [
		agesText(input),
		gender === '' || gender === 'All' ? 'all genders' : gender.toLowerCase(),
		areaOf(input) || AUDIENCE.addPlace,
	];
	const isAny = income === '' || income === 'All Income Levels';
	return [...parts, ...(isAny ? [] : [fill(AUDIENCE.confirmIncome, { income })])].join(', ');
}

function agesText(input: AdInput): string {
	const { youngest, oldest, andOver, isGiven } = agesOf(input);
	if (!isGiven) return 'All ages from 18';
	if (andOver) return `Ages ${youngest} and over`;
	return youngest === oldest ? `Age ${youngest}` : `Ages ${youngest} to ${oldest}`;
}

/** What a special ad category allows, and which choices it rules out. */
function limitedPeople(input: AdInput): string {
	const { ageRange, gender, income } = input.demographics;
	const choices = [
		ageRange === 'All Ages' ? '' : ageRange,
		gender === 'All' ? '' : gender,
		income === 'All Income Levels' ? '' : income,
	].filter((choice) => choice !== '');
	const allowed = fill(AUDIENCE.limited, { area: withoutPostcode(areaOf(input)) || AUDIENCE.addPlace });
	return choices.length === 0 ? allowed : `${allowed}. ${fill(AUDIENCE.dropped, { choices: choices.join(', ') })}`;
}

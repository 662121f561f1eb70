import { oneLine } from '#language/clean.ts';
import { fill } from '#prose/fill.ts';
import type { AdInput, Audience } from '../contract.ts';
import { agesOf } from './people.ts';
import { areaOf, placeNamed, placesText, withoutPostcode } from './places.ts';
import { AUDIENCE } from './sentences/campaign.ts';
import type { SpecialCategory } from './special-categories.ts';

/** Who sees the ads: those chosen in the form, and the same people without interests. */

const MOST_ENTRIES = 25;
const LONGEST_ENTRY = 80;

export function audiencesFor(input: AdInput, categories: readonly SpecialCategory[]): Audience[] {
	const interests = entries(input.interests);
	const behaviors = entries(input.behaviors);
	const limited = categories.some(({ isOffered }) => isOffered);
	const area = limited ? withoutPostcode(areaOf(input)) : areaOf(input);
	const isOpen = interests.length + behaviors.length === 0;
	const chosen: Audience = {
		name: isOpen ? AUDIENCE.broadAlone : AUDIENCE.chosen,
		demographics: limited ? limitedPeople(input) : people(input),
		places: placesText(area) || placeAsked(input),
		interests,
		behaviors,
		...(limited ? { lookalikes: AUDIENCE.notAllowed } : {}),
		exclusions: [],
	};
	if (isOpen) return [chosen];
	const broad = { name: AUDIENCE.broad, demographics: AUDIENCE.asChosen, interests: [], behaviors: [], exclusions: [] };
	return [chosen, broad];
}

function placeAsked(input: AdInput): string {
	const place = placeNamed(input);
	return place === '' ? AUDIENCE.addPlace : fill(AUDIENCE.confirm, { place });
}

const LONGEST_LINE = 300;

/** Whom the ads are for, as typed. */
export function meantFor({ targetAudience }: AdInput): string[] {
	const { primaryAudience, demographics, psychographics } = targetAudience;
	return [primaryAudience, demographics, psychographics]
		.map(oneLine)
		.filter((line) => line !== '' && line.length <= LONGEST_LINE);
}

/** "Dog training, senior dogs": one entry each. */
function entries(field: string): string[] {
	const found = field.split(/[,;\n]/).map((entry) => entry.replace(/\s+/g, ' ').trim().replace(/\.$/, ''));
	const fit = found.filter((entry) => entry !== '' && entry.length <= LONGEST_ENTRY);
	return [...new Map(fit.map((entry) => [entry.toLowerCase(), entry])).values()].slice(0, MOST_ENTRIES);
}

function people(input: AdInput): string {
	const { gender, income } = input.demographics;
	const genders = gender === '' || gender === 'All' ? 'all genders' : gender.toLowerCase();
	const people = `${agesText(input)}, ${genders}`;
	const isAny = income === '' || income === 'All Income Levels';
	return isAny ? people : fill(AUDIENCE.income, { people, income });
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
	if (choices.length === 0) return AUDIENCE.limited;
	return `${AUDIENCE.limited}. ${fill(AUDIENCE.dropped, { choices: choices.join(', ') })}`;
}

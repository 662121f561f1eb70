import { oneLine, spaced } from '#language/clean.ts';
import { fill } from '#prose/fill.ts';
import type { AdInput, Audience } from '../contract.ts';
import { agesOf } from './people.ts';
import { areaOf, placeNamed, placesText, withoutPostcode } from './places.ts';
import { AUDIENCE } from './sentences/campaign.ts';
import { isLimited } from './special-categories.ts';

/** Who sees the ads: those chosen in the form, and the same people without interests. */

const MOST_ENTRIES = 25;
const LONGEST_ENTRY = 80;

export function audiencesFor(input: AdInput): Audience[] {
	const interests = entries(input.interests);
	const behaviors = entries(input.behaviors);
	const limited = isLimited(input);
	const area = limited ? withoutPostcode(areaOf(input)) : areaOf(input);
	const asked = placeNamed(input);
	const isOpen = interests.length + behaviors.length === 0;
	const chosen: Audience = {
		name: isOpen ? AUDIENCE.broadAlone : AUDIENCE.chosen,
		demographics: limited ? limitedPeople(input) : people(input),
		places: placesText(area) || (asked === '' ? AUDIENCE.addPlace : fill(AUDIENCE.confirm, { place: asked })),
		interests,
		behaviors,
		...(limited ? { lookalikes: AUDIENCE.notAllowed } : {}),
		exclusions: [],
	};
	if (isOpen) return [chosen];
	const broad = { name: AUDIENCE.broad, demographics: AUDIENCE.asChosen, interests: [], behaviors: [], exclusions: [] };
	return [chosen, broad];
}

const LONGEST_LINE = 300;

/** Whom the ads are for, as typed. */
export function meantFor({ targetAudience }: AdInput): string[] {
	const { primaryAudience, demographics, psychographics } = targetAudience;
	const lines = [primaryAudience, demographics, psychographics].map(oneLine);
	return lines.filter((line) => line !== '' && line.length <= LONGEST_LINE);
}

/** "Dog training, senior dogs": one entry each. */
function entries(field: string): string[] {
	const found = field.split(/[,;\n]/).map((entry) => spaced(entry).replace(/\.$/, ''));
	const fit = found.filter((entry) => entry !== '' && entry.length <= LONGEST_ENTRY);
	return [...new Map(fit.map((entry) => [entry.toLowerCase(), entry])).values()].slice(0, MOST_ENTRIES);
}

/** Choices that leave nobody out. */
const ANY: ReadonlySet<string> = new Set(['', 'All', 'All Ages', 'All Income Levels']);

function people(input: AdInput): string {
	const { gender, income } = input.demographics;
	const people = `${agesText(input)}, ${ANY.has(gender) ? 'all genders' : gender.toLowerCase()}`;
	return ANY.has(income) ? people : fill(AUDIENCE.income, { people, income });
}

function agesText(input: AdInput): string {
	const { youngest, oldest, andOver, isGiven } = agesOf(input);
	if (!isGiven) return 'All ages from 18';
	if (andOver) return `Ages ${youngest} and over`;
	return youngest === oldest ? `Age ${youngest}` : `Ages ${youngest} to ${oldest}`;
}

/** What a special ad category allows, and which choices it rules out. */
function limitedPeople({ demographics: { ageRange, gender, income } }: AdInput): string {
	const choices = [ageRange, gender, income].filter((choice) => !ANY.has(choice)).join(', ');
	return choices === '' ? AUDIENCE.limited : `${AUDIENCE.limited}. ${fill(AUDIENCE.dropped, { choices })}`;
}

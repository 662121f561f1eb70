import { capital } from '#language/capitals.ts';
import type { AdInput, Audience } from '../contract.ts';
import type { Material } from './material.ts';
import { withoutPostcode } from './places.ts';
import type { SpecialCategory } from './special-categories.ts';
import { listParts, piecesOf, plain } from './words.ts';

/** Who sees the ads: the audience chosen in the form, a broad one, and people who already know the business. */

const MOST_ENTRIES = 25;
const LONGEST = 200;

export function audiencesFor(input: AdInput, categories: readonly SpecialCategory[], material: Material): Audience[] {
	const interests = entries(input.interests);
	const behaviors = entries(input.behaviors);
	const limited = categories.some(({ isOffered }) => isOffered);
	const area = limited ? withoutPostcode(areaOf(input)) : areaOf(input);
	const [product = '', business = ''] = [material.facts.product[0]?.text, material.facts.business[0]?.text];
	const [lead = input.demographics.ageRange] = [...interests, ...behaviors];
	return [
		{
			name: lead === '' ? 'A: described' : `A: ${lead}`,
			demographics: limited ? limitedDemographics(input, area) : demographicsOf(input, area),
			interests: interests.length > 0 ? interests : [seed(input)],
			behaviors,
			lookalikes: limited
				? 'Not available in a special ad category'
				: `None, so that ${lead === '' ? 'the description' : lead} can be judged alone`,
			exclusions: limited ? [] : [`${buyersOf(input)} ${product}: [add customer list]`],
		},
		{
			name: `B: broad, ${area === MISSING_AREA ? 'whole area' : area}`,
			demographics: broad(input, limited),
			interests: [],
			behaviors: [],
			lookalikes: limited
				? 'Left out here as well'
				: `Of the customers of ${business}, once their list is uploaded; until then Meta searches by itself`,
			exclusions: limited ? [] : [`The list of A (${product})`],
		},
		{
			name: `C: people who know ${business}`,
			demographics: `Any age and gender; having been in touch about ${product} is the filter`,
			interests: [],
			behaviors: [`Custom audience: ${warm(input, product)}`],
			lookalikes: `Not used; those who know ${business} are few and known`,
			exclusions: limited ? [] : [`${recent(input)} ${product} this month: [add list]`],
		},
	];
}

const MISSING_AREA = '[add area]';

function buyersOf({ campaignObjective }: AdInput): string {
	return campaignObjective === 'App Installs' ? 'People who already have' : 'People who already bought';
}

/** "Dog training, senior dogs": one entry each. */
function entries(field: string): string[] {
	const found = piecesOf(field).flatMap((piece) => (piece.includes(',') ? piece.split(/,\s*/) : listParts(piece)));
	const trimmed = found
		.map((entry) => entry.replace(/^and\s+/i, '').trim())
		.filter((entry) => entry !== '' && entry.length <= 80);
	return [...new Map(trimmed.map((entry) => [entry.toLowerCase(), entry])).values()].slice(0, MOST_ENTRIES);
}

function areaOf({ demographics: { location } }: AdInput): string {
	const line = plain(location)
		.replace(/\s+/g, ' ')
		.replace(/(?<![.\s])[.\s]+$/, '');
	return line === '' ? MISSING_AREA : line.length > LONGEST ? line.slice(0, line.lastIndexOf(',', LONGEST)) : line;
}

function demographicsOf(input: AdInput, area: string): string {
	const { demographics, targetAudience } = input;
	const { ageRange, gender } = demographics;
	const said = piecesOf(targetAudience.demographics).join('; ');
	return [
		`${ageRange === '' || ageRange === 'All Ages' ? 'all ages from 18' : ageRange}, ${gender === '' || gender === 'All' ? 'all genders' : gender.toLowerCase()}, ${area}`,
		incomeOf(demographics.income),
		said === '' ? '' : `Described as: ${said.length > LONGEST ? said.slice(0, said.lastIndexOf(' ', LONGEST)) : said}`,
	]
		.filter((part) => part !== '')
		.join('. ');
}

function incomeOf(income: AdInput['demographics']['income']): string {
	if (income === '' || income === 'All Income Levels') return '';
	if (income === 'Specific Income Range')
		return 'Income: [add the range, and confirm that Ads Manager offers it for the area]';
	return `Income: ${income} [confirm that Ads Manager offers it for the area]`;
}

/** What a special ad category allows of the chosen demographics, and which choices it rules out. */
function limitedDemographics({ demographics: { ageRange, gender, income } }: AdInput, area: string): string {
	const dropped = [
		ageRange === 'All Ages' ? '' : ageRange,
		gender === 'All' ? '' : gender,
		income === 'All Income Levels' ? '' : income,
	].filter((choice) => choice !== '');
	const lost = dropped.length > 0 ? ` Chosen but not to be used under the category: ${dropped.join(', ')}.` : '';
	return `All ages from 18 and all genders, ${area}, without postal codes.${lost}`;
}

function broad({ demographics: { ageRange, income } }: AdInput, limited: boolean): string {
	if (limited) return 'As in A, since nothing may be narrowed there either';
	const ages = ageRange === '' || ageRange === 'All Ages' ? 'all ages from 18 here too' : `${ageRange} as in A`;
	const without =
		income === '' || income === 'All Income Levels' ? 'no interests' : `no interests, no income level (${income})`;
	return `${capital(ages)}, ${without}`;
}

function seed({ targetAudience, productService }: AdInput): string {
	const [who] = piecesOf(targetAudience.primaryAudience);
	const words = plain(productService.category) || who || 'the product';
	return `[add interests: search Ads Manager for words such as ${words.length > 60 ? 'the product category' : words.toLowerCase()}]`;
}

/** What people who know the business did, by objective: the words before and after the product, and the list to add. */
const WARM: Readonly<Record<string, readonly [before: string, after: string, list: string]>> = {
	'App Installs': ['opened the page of', 'without installing', '[add app events]'],
	'Video Views': ['watched at least half of a video on', '', '[add video audience]'],
	Messages: ['wrote to the page about', 'and got no further', '[add inbox audience]'],
	Engagement: ['reacted to a post on', '', '[add engagement audience]'],
	'Catalog Sales': ['looked at', 'without buying', '[add catalogue events]'],
	'Store Traffic': ['came to the shop for', '', '[add customer list with consent]'],
	'Lead Generation': ['opened the form for', 'without finishing', '[add form audience]'],
};

function warm({ campaignObjective }: AdInput, product: string): string {
	const [before, after, list] = WARM[campaignObjective] ?? [
		'visited the page of',
		'without acting',
		'[add page audience]',
	];
	return `those who ${before} ${product}${after === '' ? '' : ` ${after}`}: ${list}`;
}

function recent({ campaignObjective }: AdInput): string {
	return campaignObjective === 'Lead Generation' || campaignObjective === 'Messages'
		? 'Those who asked about'
		: 'Those who acted on';
}

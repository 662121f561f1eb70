import { expect, it } from 'vitest';
import { contract } from './contract.ts';
import { documentTitle, title } from './title.ts';

const inputOf = (niche: string, contactFirstName = '') => contract.input.parse({ niche, contactFirstName });

const LONG = 'Rosters for growers of oysters';

it.each([
	['Rosters for growers', 'Rosters for growers'],
	['Wet rooms', 'Wet rooms'],
	[`${LONG}. I worked there ${'for many years '.repeat(9)}`, LONG],
])('the title is what the call is about: %s', (niche, expected) => {
	expect(title(inputOf(niche, 'Nino'))).toBe(expected);
	expect(documentTitle(inputOf(niche, 'Nino'))).toBe(`Discovery call: ${expected}`);
});

it.each([
	`Rosters, ${'lists '.repeat(30)}`,
	'I make papers for weavers',
	'We help shops. They are small.',
	'We’re helping shops',
	"I'm a diver",
	'My trade is glass',
	'our trade is glass',
])('a sentence cut off or about the member is no title: %s', (niche) => {
	for (const titled of [title, documentTitle]) {
		expect(titled(inputOf(niche, 'Nino'))).toBe('Discovery call with Nino');
		expect(titled(inputOf(niche))).toBe('Discovery call');
		expect(titled(inputOf(niche, 'm@m.example'))).toBe('Discovery call');
	}
});

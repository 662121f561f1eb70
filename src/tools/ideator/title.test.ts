import { expect, it } from 'vitest';
import { contract } from './contract.ts';
import { title } from './title.ts';

const titleOf = (niche: string) => title(contract.input.parse({ niche }));

it.each([
	['Rosters for growers', 'Rosters for growers'],
	[`Rosters for growers of oysters. I worked there ${'for many years '.repeat(9)}`, 'Rosters for growers of oysters'],
	[`Rosters, ${'lists '.repeat(30)}`, `Rosters, ${'lists '.repeat(18).trim()}…`],
	['x'.repeat(130), `${'x'.repeat(119)}…`],
])('the title ends with a sentence or a whole word: %s', (niche, expected) => {
	expect(titleOf(niche)).toBe(expected);
});

import { describe, expect, it } from 'vitest';
import { readCall } from '#transcript/read.ts';
import { decidersIn } from './deciders.ts';
import { utterancesOf } from './utterances.ts';

/** Who decides by the last of the turns, which the weights hold to be about a decision by this much. */
function deciders(
	likely: { deciders: number; present: number },
	...lines: string[]
): [who: string, present: boolean][] {
	const turns = utterancesOf(readCall(lines.join('\n')));
	const rated = turns.map((turn, index) => ({ turn, likely: index === turns.length - 1 ? likely : {} }));
	return decidersIn(rated).map(({ who, present }) => [who, present]);
}

describe('who decides and was not on the call', () => {
	const sure = { deciders: 0.6, present: 0.1 };
	const yard = "Sam: And Colan's your brother, he's the other half of the yard?";

	it('is named by the turn before, where the own says "him"', () => {
		expect(deciders(sure, yard, "Bea: Fifty-fifty. Anything monthly, it's got to go past him.")).toEqual([
			['Colan', false],
		]);
		expect(deciders(sure, yard, 'Bea: Anything monthly, we have to look at.')).toEqual([['Bea', false]]);
	});

	it('is named before their relation', () => {
		expect(deciders(sure, yard, 'Bea: Winnifred does, my partner. She is in Toronto.')).toEqual([['Winnifred', false]]);
		expect(deciders(sure, yard, 'Bea: My partner does. She is in Toronto.')).toEqual([['My partner', false]]);
	});

	it('is who holds an office, though little else speaks for it', () => {
		const hardly = { deciders: 0.06, present: 0.9 };
		const owner = "Bea: But Marguerite, that's the owner, she's put a freeze on.";
		expect(deciders(hardly, yard, owner)).toEqual([['Marguerite', false]]);
		expect(deciders(hardly, yard, "Bea: But Marguerite, she's put a freeze on.")).toEqual([]);
		expect(deciders(hardly, yard, owner, 'Marguerite: Hello.', owner)).toEqual([]);
	});
});

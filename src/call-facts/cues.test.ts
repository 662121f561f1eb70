import { expect, it } from 'vitest';
import { type Pattern, sharedIds, wrongExamples } from '#language/pattern.ts';
import { idleAlternatives } from '#test/idle-alternatives.ts';
import { CUES, DECIDES, NOT_AN_ANSWER } from './cues.ts';
import { ASKS_THE_PRICE, PLUS_TAX, SUM_CUES, WOULD_BE } from './sum-cues.ts';

const ALL = [...CUES, ...SUM_CUES];

/** Groups that decide and are not the first of their pattern, by what they begin with. */
const INNER: readonly [cue: Pattern, begins: string][] = [
	[NOT_AN_ANSWER, 'did not'],
	[ASKS_THE_PRICE, 'does'],
	[ASKS_THE_PRICE, 'cost'],
	[ASKS_THE_PRICE, 'damage'],
	[PLUS_TAX, 'gst'],
	[WOULD_BE, "'d| would"],
	[WOULD_BE, 'about'],
];

it('the cues of facts find what they say, and leave near misses', () => {
	expect(wrongExamples(ALL)).toEqual([]);
	expect(sharedIds(ALL)).toEqual([]);
});

const FIRST = ALL.filter((cue) => cue !== DECIDES).map((cue): [Pattern, string] => [cue, '']);

it.each([...FIRST, ...INNER].map(([cue, begins]) => [cue.id, begins, cue] as const))(
	'%s %s: none of its alternatives can be taken out unnoticed',
	(_id, begins, cue) => {
		expect(idleAlternatives(cue, begins)).toEqual([]);
	},
);

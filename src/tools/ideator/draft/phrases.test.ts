import { expect, it } from 'vitest';
import { wrongExamples } from '#language/pattern.ts';
import { idleInAnyGroup } from '#test/idle-alternatives.ts';
import { NO_NOTE } from './no-note.ts';
import { ASKS, NOT_ALOUD, UNKNOWNS, unknownIn } from './unknowns.ts';

const ALL = [...UNKNOWNS, ASKS, NOT_ALOUD, NO_NOTE];

it('the phrases of uncertainties find what they say, and leave near misses', () => {
	expect(wrongExamples(ALL)).toEqual([]);
});

it.each(ALL.map((phrase) => [phrase.id, phrase] as const))(
	'%s: none of its alternatives can be taken out unnoticed',
	(_, phrase) => {
		expect(idleInAnyGroup(phrase)).toEqual([]);
	},
);

it('an uncertainty that no question of ours asks for stays as it is', () => {
	expect(unknownIn('How many order lines a day?')).toBeNull();
	expect(unknownIn('Who decides about the phone?')).toBe('closing');
});

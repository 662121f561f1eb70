import { expect, it } from 'vitest';
import { problems } from '#content/problems.ts';
import { wrongExamples } from '#language/pattern.ts';
import { idleInAnyGroup } from '#test/idle-alternatives.ts';
import { SUBJECTS, subjectsIn } from './subjects.ts';
import { ASKS, NOT_ALOUD, UNKNOWNS, unknownIn } from './unknowns.ts';

const ALL = [...UNKNOWNS, ...SUBJECTS, ASKS, NOT_ALOUD];

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

it('what a point names is found, the first thing first', () => {
	expect(subjectsIn('Certificates expire between two meetings')).toEqual(['inspections', 'meetings']);
	expect(subjectsIn('We love lunch')).toEqual([]);
	for (const { id } of SUBJECTS) expect(problems.map((problem) => problem.id)).toContain(id);
});

import { expect, it } from 'vitest';
import { readingWith } from './advice/testing.ts';
import { highlights } from './summary.ts';

it('CALL-24: the day to meet stands with what was proposed for it', () => {
	const next = (proposed: string, kind: 'meet' | 'send' = 'meet', between = 0) => {
		const talk = Array.from({ length: between }, () => ['Bea: I see.', 'Sam: Well.']).flat();
		const call = [
			`Sam: ${proposed}`,
			'Bea: It is in the book.',
			...talk,
			'Sam: On Thursday?',
			'Bea: Thursday at nine.',
		];
		const line = call.length;
		const step = { owner: 'Both sides', when: 'Thursday at nine', kind, quote: 'Thursday at nine.' };
		return highlights(readingWith(call, { end: line, pains: { 2: {} }, next: { [line]: step } })).at(-1);
	};
	const survey = "What I'd want to do is a survey. It takes a morning.";
	expect(next(`Fine. ${survey}`)).toContain(`“${survey}” (Sam, line 1) “Thursday at nine.”`);
	expect(next(survey, 'send')).not.toContain('survey');
	expect(next('We did a survey. It took a morning.')).not.toContain('survey');
	expect(next(survey, 'meet', 20)).not.toContain('survey');
});

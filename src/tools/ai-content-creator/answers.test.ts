import { describe, expect, it } from 'vitest';
import { businessProfileSchema } from '#business/profile.ts';
import { fieldsFromProfile } from '#tools/from-profile.ts';
import { filledWith, fillingsOf } from '#tools/hand-over.ts';
import { type ContentInput, contract } from './contract.ts';
import { draft } from './draft.ts';

const answersFrom = (given: object): ContentInput['answers'] => {
	const profile = businessProfileSchema.parse(given);
	const fillings = fillingsOf(contract, fieldsFromProfile('ai-content-creator', profile), 'your profile');
	return (filledWith(contract.input.parse({}), fillings) as ContentInput).answers;
};

const question = (first: string) => ({ kind: 'question', first, rest: 'It does.' });

describe('the answers', () => {
	it('are filled from the profile, each kind in its own fields', () => {
		const answers = answersFrom({
			content: [
				question('Does the ladder fit into a van?'),
				{ kind: 'scene', first: 'We sort screws on Fridays.', picture: 'a tin of screws' },
				{ kind: 'dated', first: 'Clear the gutter before 1 November.', date: '1 November' },
				question('Does the roof have to be dry?'),
			],
			objection: 'Do you bring the ladder?',
			objectionAnswer: 'Yes. It is ten metres long.',
			results: [{ sentence: 'We cleared 40 gutters in two days.' }],
			check: 'Pour a bucket of water into the gutter.',
			checkShows: 'It has to come out below within a minute.',
			whatWeDo: 'We clear gutters in Graz.',
			howItWorks: 'You send us the address.',
			firstStep: 'We look at the roof first.',
			caseStudies: [
				{ client: 'Hotel Anker', mayName: true, challenge: 'The cellar was wet.', outcome: 'It is dry.' },
				{
					client: 'Hotel Bogen',
					mayName: false,
					challenge: 'The wall was green.',
					result: 'It has been white since May.',
				},
				{ client: 'Hotel Court', mayName: true, challenge: 'The roof was flat.' },
			],
		});
		expect(answers.question1.first).toBe('Does the ladder fit into a van?');
		expect(answers.question2.first).toBe('Does the roof have to be dry?');
		expect(answers.question3).toEqual({ first: 'Do you bring the ladder?', rest: 'Yes. It is ten metres long.' });
		expect(answers.scene1).toEqual({ first: 'We sort screws on Fridays.', rest: '', picture: 'a tin of screws' });
		expect(answers.dated1).toEqual({ first: 'Clear the gutter before 1 November.', rest: '', date: '1 November' });
		expect(answers.result1.first).toBe('We cleared 40 gutters in two days.');
		expect(answers.check1.rest).toBe('It has to come out below within a minute.');
		expect(answers.offer1).toEqual({
			first: 'We clear gutters in Graz.',
			rest: 'You send us the address.\nWe look at the roof first.',
		});
		expect(answers.story1).toEqual({ first: 'Hotel Anker', rest: 'The cellar was wet.\nIt is dry.' });
		expect(answers.story2).toEqual({ first: '', rest: 'The wall was green.\nIt has been white since May.' });
		expect(answers.story3).toEqual({ first: '', rest: '' });
	});

	it('take no answer twice, and as many as there are fields', () => {
		const asked = ['Is it loud?', 'Is it loud?', 'Is it dear?', 'Is it far?', 'Is it old?'].map(question);
		const { question1, question2, question3 } = answersFrom({ content: asked });
		expect([question1, question2, question3].map(({ first }) => first)).toEqual([
			'Is it loud?',
			'Is it dear?',
			'Is it far?',
		]);
	});

	it('may all be missing, as in inputs from before they were asked', () => {
		const input = contract.input.parse({ contentGoals: 'x', platforms: ['LinkedIn'], brandInfo: { name: 'y' } });
		expect(input.answers.dated2).toEqual({ first: '', rest: '', date: '' });
		expect(contract.output.safeParse(draft(input)).success).toBe(true);
	});

	it('refuse a field that is none of them', () => {
		expect(contract.input.safeParse({ answers: { question9: { first: 'Why?' } } }).success).toBe(false);
	});
});

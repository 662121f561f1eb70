import { describe, expect, it } from 'vitest';
import { inputOf } from '../testing.ts';
import { materialOf, stated } from './material.ts';

const answered = (answers: Parameters<typeof inputOf>[0]['answers']) =>
	materialOf(inputOf({ answers, leadInfo: answers?.event ? { leadSource: 'Industry Event' } : {} }));
const whyOf = (answers: Parameters<typeof inputOf>[0]['answers']) =>
	Object.fromEntries(answered(answers).leftOut.map(({ field, why }) => [field.replace('answers.', ''), why]));

describe('the material of a campaign', () => {
	it.each(['the Leeds food meet-up', 'Valve Expo', 'a breakfast in Leeds', 'an evening in Leeds', 'your open day'])(
		'takes an event as it is said after "at": %s',
		(event) => {
			expect(answered({ event }).event).toBe(event);
		},
	);

	it.each(['met at Expo Dallas', 'At Valve Expo', 'I met him at the fair', '<b>Expo</b>'])(
		'leaves out an event that would not read on: %s',
		(event) => {
			expect(answered({ event }).event).toBe('');
		},
	);

	it('takes a name of who connects, and no message of theirs', () => {
		expect(answered({ referrer: 'Tom Hartley of Fig & Ember.' }).referrer).toBe('Tom Hartley of Fig & Ember');
		expect(answered({ referrer: 'Tom Hartley suggested I call' }).referrer).toBe('');
		expect(answered({ referrer: 'my friend Tom' }).referrer).toBe('');
	});

	it.each(['said', 'told me', 'wrote', 'mentioned', 'asked me whether it is usual and said'])(
		'knows that the lead %s it',
		(verb) => {
			expect(answered({ need: `You ${verb} that nobody rings back on Mondays.` })).toMatchObject({ isSaid: true });
		},
	);

	it('takes what was seen as seen, and nothing that speaks of them from outside', () => {
		const seen = 'Your phone rings out on Mondays before nine.';
		expect(answered({ need: seen })).toMatchObject({ need: seen, isSaid: false });
		for (const where of ['On', 'In', 'At'])
			expect(answered({ need: `${where} your website many jackets have only two lines of text.` }).need).not.toBe('');
		expect(answered({ need: 'Your panels are dirty, I see it from the street.' }).need).toBe('');
		expect(answered({ need: 'Your panels are dirty and we can see it.' }).need).toBe('');
		expect(answered({ need: 'They never ring anybody back on Mondays.' }).need).toBe('');
	});

	it('names once what was left out, with the reason', () => {
		expect(whyOf({})).toEqual({});
		expect(whyOf({ firstStep: 'Looking at a week of your calls, you see what is lost.' })).toEqual({
			firstStep: expect.stringContaining('Begin with “We” or “I”'),
		});
		expect(whyOf({ need: 'They never ring anybody back on Mondays.' }).need).toContain('sentence stands alone');
		expect(whyOf({ need: 'Nobody rings back on a Monday in May.' }).need).toContain('‘You said …’');
		expect(whyOf({ event: 'met at Expo Dallas' }).event).toContain('after ‘at’');
		expect(whyOf({ eventDate: '4 May', event: 'the fair', spoke: 'No' }).eventDate).toContain('where you spoke');
		expect(whyOf({ result1: 'The sales of this shop grew by 12% in May.' }).result1).toContain('whose result');
		expect(whyOf({ offered: 'advice on returns' }).offered).toContain('‘send you’');
		expect(whyOf({ check: '' }).checkShows).toContain('the check before it');
		expect(whyOf({ objection: '' }).objectionAnswer).toContain('the question beside it');
		expect(whyOf({ objectionAnswer: '' }).objection).toContain('your answer beside it');
		expect(whyOf({ result1: 'x'.repeat(500) }).result1).toContain('400 characters');
		const twice = 'Trusted by everybody in Ohio.';
		expect(materialOf(inputOf({ socialProof: `${twice}\n${twice}` })).leftOut).toHaveLength(1);
		const named = materialOf(inputOf({ leadInfo: { leadSource: 'Cold Research' } })).leftOut;
		expect(named.map(({ field }) => field)).toEqual(['answers.referrer']);
		const bare = { valueProposition: '', yourCompanyInfo: { serviceOffering: 'Chatbots' } };
		expect(materialOf(inputOf(bare)).leftOut[0]?.why).toContain('‘We’');
	});

	it('ends a sentence that has no full stop, and changes nothing else', () => {
		const result1 = 'At Lakeside Exteriors the desk missed 3 calls in May';
		expect(answered({ result1 }).results[0]).toBe(`${result1}.`);
	});

	it('completes what is offered and a price as English has them', () => {
		expect(answered({ offered: 'checklist for product texts' }).offered).toBe('a checklist for product texts');
		expect(answered({ price1: '12 € per text' }).prices).toContain('€12 per text');
	});

	it('says what a check shows right after it', () => {
		const checkShows = 'That is a caller who waits.';
		expect(answered({ checkShows }).check).toMatch(checkShows);
	});

	it('reads results from the proof, line by line, each once', () => {
		const result = 'A siding firm in Ohio booked 31 inspections from calls at night.';
		const socialProof = `Trusted by everybody in Ohio\n${result}\n${result}`;
		expect(materialOf(inputOf({ socialProof, answers: { result1: '', result2: '' } })).results).toEqual([result]);
	});

	it('takes what the member does from either field that begins with We', () => {
		const serviceOffering = 'Call answering. We answer calls of roofers at night.';
		const { whatWeDo, how } = materialOf(inputOf({ valueProposition: 'Calls!', yourCompanyInfo: { serviceOffering } }));
		expect(whatWeDo).toBe('We answer calls of roofers at night.');
		expect(how).not.toContain(whatWeDo);
	});

	it('takes no sentence that adds to another one for what the member does', () => {
		const valueProposition = 'Our sheep keep the grass short. We do the fencing checks too.';
		const input = inputOf({
			valueProposition,
			yourCompanyInfo: { serviceOffering: 'We graze solar farms with sheep all year round.' },
		});
		expect(materialOf(input).whatWeDo).toBe('We graze solar farms with sheep all year round.');
	});

	it.each([
		'We have a man for it',
		"we've got a man for it",
		'I have a man for it',
		"I'm fine",
		'My man does it',
		'Our man does it',
	])('takes what people say of themselves for a statement: %s', (said) => {
		expect(stated(`${said}?`)).toBe(`${said}.`);
		expect(stated(said)).toBe(said);
	});

	it.each(['How much costs a bathroom?', 'Weekly visits?', 'Is it safe?', 'Ours is new?', 'Myself?', 'We-learn?'])(
		'takes no other question for one: %s',
		(asked) => {
			expect(stated(asked)).toBe(asked);
		},
	);

	it('has an answer only to a question, and what a check shows only with the check', () => {
		expect(answered({ objection: '' })).toMatchObject({ objection: '', answer: '' });
		expect(answered({ objectionAnswer: '' }).objection).toBe('');
		expect(answered({ check: '' }).check).toBe('');
	});
});

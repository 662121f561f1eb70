import { describe, expect, it } from 'vitest';
import type { SdrInput } from '../contract.ts';
import { draft } from '../draft.ts';
import { fixture, inputOf } from '../testing.ts';

const NEED = 'You said that nobody rings back on Mondays.';
const WORK =
	'We answer the calls of roofing contractors outside office hours and book an inspection with an estimator.';

const campaign = (answers: Partial<SdrInput['answers']>, changes: Parameters<typeof inputOf>[0] = {}) =>
	draft(inputOf({ ...changes, answers })).sdrCampaign;
const calls = (...of: Parameters<typeof campaign>) =>
	campaign(...of).outreachSequence.flatMap(({ channel, message }) => (channel === 'phone' ? [message] : []));
const voicemail = (...of: Parameters<typeof campaign>) => campaign(...of).channelStrategy.phone?.voicemailScript;
const named = { valueProposition: '', yourCompanyInfo: { serviceOffering: 'bird control with trained hawks' } };
const unnamed = { valueProposition: '', yourCompanyInfo: { serviceOffering: '' } };

describe('a call', () => {
	it('SDR-23: gives their need as the reason, and asks no question for an unknown one', () => {
		const [call = ''] = calls({ need: NEED });
		expect(call).toContain(`\nReason: ${NEED}\nThen: We listen to one week`);
		expect(call).toContain('\nQuestion: Would you like that for Pellworth Roofing?\n');
	});

	it('SDR-23: gives what the member does where no need is known', () => {
		const question = 'Who picks up the phone when the office is closed?';
		const quote = { callToAction: 'Get a Quote' } as const;
		expect(calls({}, quote)[0]).toContain(`\nReason: ${WORK}\nQuestion: ${question}\n`);
		expect(calls({}, { ...quote, ...named })[0]).toContain('\nReason: Bird control with trained hawks.\nQuestion:');
		expect(calls({}, { ...quote, ...unnamed })[0]).toMatch(/minutes\?\nQuestion: Who picks up/);
	});

	it('SDR-23: says its reason once, the second call another thing', () => {
		const [first, second] = calls({ need: NEED }, { sequenceLength: '10+ touchpoints (Persistent)' });
		expect(first).toContain(NEED);
		expect(second).toMatch(/^Opener: Noor, it is Callum .*\nReason: (?!You said).*\nQuestion: /);
	});
});

describe('the voicemail', () => {
	it('SDR-24: says why, and on which number to ring back', () => {
		expect(voicemail({ need: NEED })).toBe(
			`Hello Noor, this is Callum from Nightline Desk. ${NEED} I would like to find a day for a call. Please ring me back on +1 218 555 0142.`,
		);
		expect(voicemail({ phone: '' })).toMatch(`Nightline Desk. ${WORK} I would like`);
		expect(voicemail({ phone: '' })).toMatch(/Please just reply to my email\.$/);
		expect(voicemail({}, { ...named, callToAction: 'Other' })).toBe(
			'Hello Noor, this is Callum from Nightline Desk. Bird control with trained hawks. Please ring me back on +1 218 555 0142.',
		);
	});
});

describe('the request to connect', () => {
	const request = (changes: Parameters<typeof inputOf>[0]) =>
		campaign({}, changes).outreachSequence.find(({ channel }) => channel === 'linkedin')?.message;

	it('SDR-23: names who connects the two', () => {
		expect(request({})).toContain('Hi Noor, Dario Finch of Castlegate Supply suggested I get in touch. I have');
		expect(request({ leadInfo: { leadSource: 'Mutual Connection' } })).toContain(
			'Hi Noor, we both know Dario Finch of Castlegate Supply. I have',
		);
		expect(request({ leadInfo: { leadSource: 'Cold Research' } })).toContain('I work with roofing contractors.');
	});
});

describe('the prices', () => {
	const priced = (input: SdrInput) =>
		draft(input).sdrCampaign.outreachSequence.flatMap(({ objective, message }) =>
			/Our prices?:/.test(message) ? [[objective, message] as const] : [],
		);

	it('stand once, on lines of their own, where a doubt or the work is told', () => {
		const [[objective, message] = ['', ''], ...others] = priced(inputOf({}));
		expect(others).toEqual([]);
		expect(objective).toBe('Answer what you hear most');
		expect(message).toContain('\n\nOur prices:\nUp to 200 calls: $490 a month\nSet-up, once: $300\n\nIf you');
		const without = (answers: Partial<SdrInput['answers']>) =>
			priced(inputOf({ answers: { price2: '', objection: '', objectionAnswer: '', ...answers } }))[0];
		expect(without({})).toEqual(['Say how it works', expect.stringContaining('\n\nOur price:\nUp to')]);
		const byEmail = inputOf({
			outreachChannels: 'Email Only',
			answers: { objection: '', objectionAnswer: '', howItWorks: '' },
		});
		expect(priced(byEmail)[0]?.[0]).toBe('Offer the first step');
	});

	it('leave no room for a further fact', () => {
		const short = { sequenceLength: '3-4 touchpoints (Quick)', outreachChannels: 'Email + LinkedIn' } as const;
		expect(priced(inputOf(short))[0]?.[1]).not.toContain('A siding firm');
		const { outreachSequence } = campaign({ price1: '', price2: '' }, short);
		expect(outreachSequence[2]?.message).toContain('A siding firm');
	});

	it('stand in another message where none of these is written, and in the first where there is no other', () => {
		expect(priced(fixture('linkedin'))[0]?.[0]).toBe('Give them something to check alone');
		const answers = { firstStep: '', howItWorks: '', objection: '', objectionAnswer: '', check: '', checkShows: '' };
		const few = (changes: Parameters<typeof inputOf>[0]) => inputOf({ sequenceLength: '', ...changes, answers });
		const longer = few({ outreachChannels: 'Email + LinkedIn', sequenceLength: '5-7 touchpoints (Standard)' });
		const own = { ...longer.answers, check: 'Count the calls of your last stormy Saturday in May.' };
		expect(priced({ ...longer, answers: own })[0]?.[0]).not.toBe('Give them something to check alone');
		expect(priced(few({ outreachChannels: 'Email Only' }))[0]?.[0]).toBe('Show a result');
		const alone = few({ outreachChannels: 'Email + LinkedIn', callToAction: 'Get a Quote' });
		expect(
			priced({ ...alone, answers: { ...alone.answers, result1: '', result2: '', openingQuestion: '' } })[0]?.[0],
		).toBe('Say what you do, and ask for the next step');
	});

	it('answer who wants to know more', () => {
		const reply = (answers: Partial<SdrInput['answers']>) =>
			campaign(answers).responseHandling.positiveResponses.needsMoreInfo;
		expect(reply({ price2: '' })).toBe(
			'Gladly, here is what it costs. Up to 200 calls: $490 a month. What else would you like to know?',
		);
		expect(reply({ price1: '', price2: '' })).toContain('how it works, or what it costs?');
	});
});

describe('what else is written', () => {
	it('stands below a card with the number', () => {
		const card = draft(fixture('unusual')).sdrCampaign.outreachSequence.find(({ channel }) => channel === 'other');
		expect(card?.message).toMatch(/Trevose Pianos\n01872 555 0133\ntrevosepianos\.example$/);
	});

	it('begins a role with a capital letter', () => {
		const [first] = campaign({}, { yourCompanyInfo: { yourRole: 'owner' } }).outreachSequence;
		expect(first?.message).toContain('\nOwner\n');
	});

	it('puts one further fact before what is offered or told of the work, and none elsewhere', () => {
		const holding = (text: string) => campaign({}).outreachSequence.filter(({ message }) => message.includes(text));
		const [found] = holding('A siding firm in Ohio booked 31');
		expect(found?.objective).toBe('Say how it works');
		expect(found?.message).toContain('at night.\n\nYour number stays the same');
		expect(holding('A siding firm in Ohio booked 31')).toHaveLength(1);
	});
});

import { describe, expect, it } from 'vitest';
import type { SdrInput } from '../contract.ts';
import { draft } from '../draft.ts';
import { fixture, inputOf } from '../testing.ts';

type Changes = Parameters<typeof inputOf>[0];

const campaign = (changes: Changes) => draft(inputOf(changes)).sdrCampaign;
const tips = (changes: Changes) => campaign(changes).successTips.join('\n');

describe('the lead profile', () => {
	it('SDR-22: says how to begin with somebody who is known, and nothing of a stranger', () => {
		const approach = (leadSource: SdrInput['leadInfo']['leadSource'], answers: Changes['answers']) =>
			campaign({ leadInfo: { leadSource }, answers }).leadProfile.engagementStrategy;
		const need = 'You said that nobody rings back on Mondays.';
		expect(approach('Cold Research', { need })).toBe('Begin with what they told you, before what you offer.');
		expect(approach('Industry Event', { spoke: 'Yes', need })).toBe(approach('Cold Research', { need }));
		expect(approach('Industry Event', { spoke: 'Yes' })).toContain('You have spoken');
		expect(approach('Industry Event', { spoke: 'No' })).toBe('');
		expect(approach('Referral', { need })).toContain('Dario Finch of Castlegate Supply connects you');
		expect(approach('Cold Research', { need: 'Your phone rings out on Mondays before nine.' })).toContain('You saw it');
		expect(approach('Cold Research', {})).toBe('');
	});

	it('SDR-20: SDR-22: names the day with its thing, and no outcome that nobody knows', () => {
		const { leadProfile, campaignOverview } = campaign({ answers: { wantedBy: '18 December 2026' } });
		expect(leadProfile.businessPriorities).toEqual(['Wants it settled by 18 December 2026.']);
		expect(campaignOverview.expectedOutcomes).toEqual([]);
	});
});

describe('the success tips', () => {
	it('SDR-28: say how long before the day the plan has to begin', () => {
		const tip = 'They want it settled by 18 December 2026, and the plan takes 22 days: begin at least that long before';
		expect(tips({ answers: { wantedBy: '18 December 2026.' } })).toContain(tip);
		expect(tips({ answers: { wantedBy: 'as soon as possible' } })).not.toContain('the plan takes');
		expect(tips({})).not.toContain('the plan takes');
	});

	it('SDR-28: say which messages have a place to fill', () => {
		expect(tips({})).not.toContain('left for you to fill');
		expect(draft(fixture('unusual')).sdrCampaign.successTips).toContain(
			'One place in message 9 is left for you to fill.',
		);
	});

	it('SDR-28: list nothing as left out that a result tells', () => {
		const socialProof = 'Lakeside Exteriors, missed calls from 46 a week to 3\nRidge Roofing, 12 jobs a month more';
		expect(tips({ socialProof })).not.toContain('Lakeside Exteriors, missed');
		expect(tips({ socialProof })).toContain('Ridge Roofing, 12 jobs');
	});

	it('SDR-28: list as left out only what this campaign would say', () => {
		const audience = 'managers of shopping centres, stadiums and grain depots';
		const cold = { leadInfo: { leadSource: 'Cold Research' } } as const;
		expect(tips({ ...cold, answers: { audience, referrer: '' } })).toContain('Too long: 8 words');
		expect(tips({ answers: { audience } })).not.toContain('Too long');
		expect(tips({ ...cold, outreachChannels: 'Email Only', answers: { audience } })).not.toContain('Too long');
		const answers = { offered: 'advice on returns' };
		expect(tips({ answers })).not.toContain('advice on returns');
		for (const callToAction of ['Download a Resource', 'Attend a Webinar'] as const)
			expect(tips({ callToAction, answers })).toContain('advice on returns');
	});

	it('SDR-28: ask for the question only where no need is known, and for the need where the notes may hold it', () => {
		const need = 'You said that nobody rings back on Mondays.';
		expect(tips({ answers: { openingQuestion: '' } })).toContain('Missing: the question you open with');
		expect(tips({ answers: { openingQuestion: '', need } })).not.toContain('Missing: the question you open with');
		expect(tips({})).toContain('If your messaging strategy says it');
		expect(tips({ messagingStrategy: '' })).toContain('The first message would take it up.');
	});
});

describe('what people say', () => {
	const objected = (objection: string) =>
		campaign({ answers: { objection, objectionAnswer: 'We work beside them and cover at night.' } });
	const said = (objection: string) =>
		objected(objection)
			.outreachSequence.map(({ message }) => message)
			.join('\n');

	it.each([
		"We've got a guy who does our phones.",
		'we have a guy who does our phones',
		"We've got a guy who does our phones?",
	])('SDR-25: is answered as it is where it is no question: %s', (objection) => {
		expect(said(objection)).toMatch(/People often tell me:\n\n“We.* a guy who does our phones\.”\nWe work beside/);
		expect(objected(objection).responseHandling.objections).toHaveLength(1);
		expect(objected(objection).channelStrategy.phone?.objectionHandling[0]).toMatch(
			/^If they say “We.*phones”, answer:/,
		);
	});

	it.each(['Do I have to change my number?', 'do I have to change my number'])(
		'SDR-25: is answered as a question where it is one: %s',
		(objection) => {
			expect(said(objection)).toContain('A question I often hear:\n\n“Do I have to change my number?”\nWe work');
			expect(objected(objection).channelStrategy.phone?.objectionHandling[0]).toMatch(/^If they ask “Do/);
		},
	);

	it('is left out with the reason that fits it', () => {
		const why = (objection: string) => objected(objection).successTips.find((tip) => tip.includes('you hear most'));
		expect(why('Too expensive for us, mostly.')).toContain('Too short');
		expect(why('The price of it?')).toContain('question');
	});
});

describe('what the member entered', () => {
	it('SDR-33: names the company once below an email whose address begins with it', () => {
		const below = (postalAddress: string) => {
			const { outreachSequence } = campaign({
				yourCompanyInfo: { companyName: 'Frontdesk' },
				answers: { postalAddress },
			});
			return outreachSequence.find(({ channel }) => channel === 'email')?.message ?? '';
		};
		expect(below('4 Church Street, Athlone')).toContain('\nFrontdesk, 4 Church Street, Athlone\n');
		expect(below('Frontdesk, 4 Church Street, Athlone')).toContain('\nFrontdesk, 4 Church Street, Athlone\n');
	});

	it('SDR-25: begins a price with a capital where it stands after a full stop', () => {
		const { responseHandling } = campaign({ answers: { price1: 'from $450 a month' } });
		expect(responseHandling.positiveResponses.needsMoreInfo).toContain('it costs. From $450 a month.');
	});
});

import { describe, expect, it } from 'vitest';
import { withoutEnd } from '#language/clean.ts';
import { wordsIn } from '#prose/email/read-email.ts';
import { emptyOrUnfilled, repeated, sentencesOfOutput, strangers } from '#test/outputs.ts';
import { contract, type SdrInput, type SdrOutput } from './contract.ts';
import { materialOf } from './draft/material.ts';
import { draft } from './draft.ts';
import { OWN_WORDS } from './ground.ts';
import { every, fixture, inputOf, odd } from './testing.ts';

/** What each email repeats: greeting, signature, address, opt-out, and the lines that only name what it does. */
function frameOf({ yourCompanyInfo }: SdrInput): RegExp {
	const us = RegExp.escape(withoutEnd(yourCompanyInfo.companyName.slice(0, 59)));
	return new RegExp(`^(?:Dear|Hi|Hello) |^[^.?]{1,40},$|postal address|^Reply "stop"|^${us}|, ${us}$|[“‘]`);
}

/** What says nothing is left out. */
const MAY_BE_EMPTY = ['subject', 'contentEngagement', 'roleAssessment', 'engagementStrategy', 'iterationStrategy'];

/** Without the voicemail: it is for whom the call does not reach, and gives the same reason. */
function sentencesOf(output: SdrOutput, input: SdrInput): string[] {
	const {
		outreachSequence,
		leadScoring,
		campaignOverview: _,
		leadProfile,
		channelStrategy,
		...rest
	} = output.sdrCampaign;
	const { linkedin, ...channels } = channelStrategy;
	const said = [
		outreachSequence.map(({ message, personalizationNotes }) => [message.split('\n\n'), personalizationNotes]),
		leadScoring.qualificationCriteria.map(({ assessment }) => assessment.replace(/^[A-Z][a-z ]+\. /, '')),
		leadProfile,
		{ ...linkedin, messagingFlow: [] },
		channels,
		rest,
	];
	const names = [input.yourCompanyInfo.yourName, input.leadInfo.contactRole, input.yourCompanyInfo.website];
	return sentencesOfOutput(said, [frameOf(input), 'subjectLineVariants', 'voicemailScript']).filter(
		(text) => text.split(' ').length > 3 && !names.some((name) => name !== '' && text.startsWith(name.slice(0, 50))),
	);
}

describe.each(Object.entries(every))('the campaign for %s', (_name, input) => {
	const output = draft(input);

	it('SDR-20: SDR-21: SDR-22: keeps the contract, and leaves no text empty or unfilled', () => {
		expect(contract.output.parse(output)).toEqual(output);
		expect(emptyOrUnfilled(output, input, MAY_BE_EMPTY)).toEqual([]);
		for (const { channel, subject } of output.sdrCampaign.outreachSequence)
			expect(subject !== '').toBe(channel === 'email');
	});

	it('ENGINE-5: says nothing twice', () => {
		expect(repeated(sentencesOf(output, input))).toEqual([]);
	});

	it('ENGINE-4: invents no figure and no name', () => {
		const { leadScoring, ...others } = output.sdrCampaign;
		const { calculation: _, ...score } = leadScoring;
		const successTips = others.successTips.filter((tip) => !tip.startsWith('Left out: '));
		expect(strangers([{ ...others, successTips }, score], input, OWN_WORDS)).toEqual([]);
	});

	it('SDR-26: SDR-27: says of personalization and tests what follows from the given, and of the rest nothing', () => {
		const { personalizationTactics, campaignOptimization } = output.sdrCampaign;
		const { need, results } = materialOf(input);
		expect(personalizationTactics.valueHypotheses).toHaveLength(need !== '' && results.length > 0 ? 1 : 0);
		expect(JSON.stringify(personalizationTactics)).not.toContain('Unknown');
		expect(campaignOptimization).toEqual({ abtestingIdeas: [], performanceTracking: [], iterationStrategy: '' });
	});

	it('SDR-24: SDR-28: tells how to use each chosen channel and no other, with a voicemail of under half a minute', () => {
		const { channelStrategy, outreachSequence, successTips } = output.sdrCampaign;
		const used = new Set(outreachSequence.map(({ channel }) => channel));
		expect(channelStrategy.email !== undefined).toBe(used.has('email'));
		expect(channelStrategy.linkedin !== undefined).toBe(used.has('linkedin'));
		expect(channelStrategy.phone !== undefined).toBe(used.has('phone'));
		expect(wordsIn(channelStrategy.phone?.voicemailScript ?? '').length).toBeLessThanOrEqual(75);
		const subjects = outreachSequence.map(({ subject }) => subject);
		for (const variant of channelStrategy.email?.subjectLineVariants ?? []) expect(subjects).not.toContain(variant);
		expect(successTips.length).toBeGreaterThanOrEqual(1);
	});

	it('SDR-29: SDR-33: has notes for the US, the UK and the EU', () => {
		const notes = output.sdrCampaign.complianceNotes;
		for (const place of ['US', 'UK', 'EU'])
			expect(notes.filter((note) => note.split(':')[0]?.includes(place))).toHaveLength(1);
	});
});

const said = (input: SdrInput) =>
	draft(input)
		.sdrCampaign.outreachSequence.map(({ message }) => message)
		.join('\n');

describe('a sentence of the member', () => {
	it('stands in the messages as it was written, and once', () => {
		const input = fixture('rich');
		const { need, result1, result2, result3, firstStep, howItWorks, check, checkShows, objectionAnswer } =
			input.answers;
		const own = [input.valueProposition, need, result1, result2, result3, firstStep, howItWorks, check, checkShows];
		for (const sentence of [...own, objectionAnswer]) expect(said(input).split(sentence)).toHaveLength(2);
	});

	it('ENGINE-6: stays out where it does not fit its place, and the next in order is taken', () => {
		const text = said(fixture('second-language'));
		for (const broken of ['since two year', 'We makes', 'The driver come', 'Nossos'])
			expect(text).not.toContain(broken);
		expect(text).toContain('A house with 14 flats in Alfama gets 90 sets');
		expect(said(odd.hostile as SdrInput)).not.toMatch(/script|onclick|Ignore all/);
		expect(said(odd.german as SdrInput)).not.toMatch(/Sie sagten|Pumpen|Wir /);
	});

	it('ENGINE-3: is asked for where it is missing, once in a message, and named among the tips', () => {
		const { outreachSequence, successTips } = draft(fixture('poor')).sdrCampaign;
		for (const { message } of outreachSequence) expect(message.match(/\[add /g)?.length ?? 0).toBeLessThanOrEqual(1);
		expect(outreachSequence[0]?.message).toContain('[add what you do');
		expect(successTips.filter((tip) => tip.startsWith('Missing: ')).length).toBeGreaterThan(5);
		expect(successTips[1]).toBe('Messages 1, 2, 3, 4, 5, 6, 7, 8 and 9 each have one place left for you to fill.');
		expect(draft(fixture('rich')).sdrCampaign.successTips.join('\n')).not.toContain('Missing: ');
	});

	it('that is no sentence stands on a line of its own, and no bracket in its place', () => {
		const answers = {
			firstStep: 'Free 20 min audit of your inbox',
			howItWorks: 'four visits a year, always before 8am',
		};
		const { firstStep, how } = materialOf(inputOf({ answers }));
		expect(firstStep).toBe('A first step: Free 20 min audit of your inbox.');
		expect(how[0]).toBe('How it works: four visits a year, always before 8am.');
		const what = inputOf({
			valueProposition: 'AI automation for letting agents',
			yourCompanyInfo: { serviceOffering: '' },
		});
		expect(said(what)).toContain('\n\nNightline Desk: AI automation for letting agents. At Lakeside');
		expect(said(what)).not.toContain('[add what you do');
		expect(draft(what).sdrCampaign.channelStrategy.phone?.talkTracks).toEqual([]);
		for (const begin of ['The', 'Our', 'My', 'Your', 'A', 'An'])
			expect(
				materialOf(inputOf({ answers: { howItWorks: `${begin} driver come two times` } })).how[0] ?? '',
			).not.toContain('come');
		for (const begin of ['We', 'I'])
			expect(
				materialOf(inputOf({ answers: { firstStep: `${begin} auditing of your inbox for free` } })).firstStep,
			).toBe('');
	});

	it('SDR-25: is met with two times where the lead is ready, whatever was asked for', () => {
		for (const input of Object.values(every))
			expect(draft(input).sdrCampaign.responseHandling.positiveResponses.readyToMeet).toContain('[add two times]');
	});

	it('SDR-25: answers the question heard most, and is no objection where none was given', () => {
		expect(draft(fixture('rich')).sdrCampaign.responseHandling.objections).toMatchObject([
			{ objection: '“Do you only fit your own brand?”', response: expect.stringContaining('the price you pay now') },
		]);
		expect(draft(fixture('poor')).sdrCampaign.responseHandling.objections).toEqual([]);
	});
});

describe('the last message', () => {
	const last = (answers: Partial<SdrInput['answers']>) =>
		draft(inputOf({ answers })).sdrCampaign.outreachSequence.at(-1);
	const end = 'This is my last message about this. If you want to come back to it, just reply.\n\n';

	it('SDR-33: ends it, with the website and no price', () => {
		expect(last({})?.message).toContain(`${end}For later: nightlinedesk.example\n\nRegards`);
		expect(last({})?.callToAction).toBe('None');
	});
});

describe('the first message', () => {
	const first = (input: SdrInput) => draft(input).sdrCampaign.outreachSequence[0];

	it('claims a talk only where there was one', () => {
		const at = (spoke: 'Yes' | 'No' | '') =>
			first(inputOf({ leadInfo: { leadSource: 'Industry Event' }, answers: { event: 'the Roofers fair', spoke } }))
				?.message;
		expect(at('Yes')).toContain('It was good to talk to you at the Roofers fair.');
		for (const other of ['No', ''] as const) expect(at(other)).toContain('We were both at the Roofers fair.');
	});

	it('asks the member’s question where no need is known, and for the next step where one is', () => {
		const asked = first(inputOf({}));
		expect(asked?.message).toContain('\n\nWho picks up');
		expect(asked?.message).not.toContain('a call');
		const need = 'You said that nobody rings back on Mondays.';
		const known = first(inputOf({ answers: { need } }));
		expect(known?.message).toContain(`${need}\n`);
		expect(known?.message).toContain('Would a call on Thursday or Friday suit you?');
	});

	it('on LinkedIn thanks once for the connection', () => {
		expect(said(fixture('rich')).split('Thank you for connecting.')).toHaveLength(2);
		expect(said(fixture('linkedin')).split('Thank you for connecting.')).toHaveLength(2);
	});

	it('is followed by no question for an unknown need where the need is known', () => {
		const about = (need: string) =>
			said(inputOf({ sequenceLength: '10+ touchpoints (Persistent)', callToAction: 'Get a Quote', answers: { need } }));
		expect(about('You said that storms come in June.')).not.toContain('Who picks up');
		expect(about('Your phone rings out when the office is closed.')).not.toContain('Who picks up');
		for (const unknown of ['', 'Your roofs lost their tiles in June.'])
			expect(about(unknown)).toContain('Who picks up');
	});

	it('offers what is no meeting without a question before it', () => {
		const invited = first(inputOf({ callToAction: 'Attend a Webinar', answers: { offered: 'our class on 4 May' } }));
		expect(invited?.message).toContain('May I keep you a place at our class on 4 May?');
	});

	it('is formal in speech as in writing where the tone is', () => {
		const { outreachSequence, channelStrategy } = draft(fixture('nothing-to-offer')).sdrCampaign;
		const call = outreachSequence.find(({ channel }) => channel === 'phone')?.message;
		expect(call).toContain('Opener: Petra Lund, this is Ivo Brandt from Stallbook.');
		expect(channelStrategy.phone?.voicemailScript).toMatch(/^Hello Petra Lund, this is Ivo Brandt/);
		expect(outreachSequence[1]?.message).toMatch(/ Ivo Brandt$/);
	});

	it('greets by the first name behind an abbreviated title', () => {
		for (const contactName of ['Sig. Marco Ferri', 'Dr. Marco Ferri', 'Marco Ferri'])
			expect(first(inputOf({ leadInfo: { contactName } }))?.message).toMatch(/^Hi Marco,/);
	});

	it('reads no gender from a name', () => {
		for (const input of Object.values(every)) expect(said(input)).not.toMatch(/\b(?:he|she|his|her|him)\b/i);
	});
});

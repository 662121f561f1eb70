import { describe, expect, it } from 'vitest';
import { everydayTroubles } from '#content/everyday-troubles.ts';
import { industries } from '#content/industries.ts';
import { wordsIn } from '#prose/email/read-email.ts';
import { bestTime } from '#test/best-time.ts';
import { emptyOrUnfilled, maskedShare, repeated, sentencesOfOutput, sharedShare, strangers } from '#test/outputs.ts';
import { sampled } from '#test/tier.ts';
import { contract, type SdrInput, type SdrOutput } from './contract.ts';
import { tradeOf } from './draft/trade.ts';
import { draft } from './draft.ts';
import { OWN_WORDS } from './ground.ts';
import { every, odd, poor, rich } from './testing.ts';

const troubles = Object.values(everydayTroubles).map(({ task }) => task);

/** Matches what every message contains: greeting, signature, address, opt-out. */
function frameOf({ leadInfo, yourCompanyInfo }: SdrInput): RegExp {
	const names = [leadInfo.contactName, yourCompanyInfo.yourName, yourCompanyInfo.companyName].map((name) =>
		name.slice(0, 60).replace(/\.$/, ''),
	);
	const signed = names.filter((name) => name !== '').map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
	return new RegExp(
		`^(?:Dear|Hi|Hello)\\b[^.?]{0,60}[,.]?$|^[^.?]{1,40},$|postal address\\]|^To opt out|^\\[add your name\\]|^(?:Kind regards|Best|All the best|Regards),$|^(?:${signed.join('|')})(?:$|,)|^[^.?]{0,80}, (?:${signed.join('|')})$`,
	);
}

function sentencesOf(output: SdrOutput, input: SdrInput): string[] {
	const { outreachSequence, leadScoring, ...rest } = output.sdrCampaign;
	const { calculation: _, qualificationCriteria, ...score } = leadScoring;
	const steps = outreachSequence.map(({ timing: _timing, channel: _channel, ...step }) => step);
	return sentencesOfOutput(
		[steps, rest, score, qualificationCriteria.map(({ assessment }) => assessment.replace(/^[A-Z][a-z ]+\. /, ''))],
		[frameOf(input), 'priorityLevel', 'overallScore'],
	);
}

const catalogueSentences = new Set(
	[...industries.flatMap(({ tasks }) => tasks), ...troubles].flatMap(({ hurts, selfTest, question }) => [
		hurts,
		selfTest,
		question,
	]),
);

describe.each(Object.entries(every))('the campaign for %s', (_name, input) => {
	const output = draft(input);

	it('SDR-20: SDR-21: SDR-22: keeps the contract, and leaves nothing empty or unfilled', () => {
		expect(contract.output.parse(output)).toEqual(output);
		const { outreachSequence } = output.sdrCampaign;
		expect(emptyOrUnfilled(output, input, ['subject'])).toEqual([]);
		for (const { channel, subject } of outreachSequence) expect(subject !== '').toBe(channel === 'email');
	});

	it('says nothing twice', () => {
		expect(repeated(sentencesOf(output, input))).toEqual([]);
	});

	it('invents no figure and no name', () => {
		const { leadScoring, ...others } = output.sdrCampaign;
		const { calculation: _, ...score } = leadScoring;
		expect(strangers([others, score], input, [tradeOf(input), troubles, OWN_WORDS])).toEqual([]);
	});

	it('SDR-25: SDR-26: SDR-27: fills answers, personalization and tests', () => {
		const { responseHandling, personalizationTactics, campaignOptimization } = output.sdrCampaign;
		expect(responseHandling.objections.length).toBeGreaterThanOrEqual(2);
		expect(responseHandling.noResponse.escalationTactics.length).toBeGreaterThanOrEqual(2);
		for (const list of Object.values(personalizationTactics)) expect(list.length).toBeGreaterThanOrEqual(1);
		expect(campaignOptimization.abtestingIdeas.length).toBeGreaterThanOrEqual(2);
		for (const { variant_a, variant_b } of campaignOptimization.abtestingIdeas) expect(variant_a).not.toBe(variant_b);
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
		expect(successTips.length).toBeGreaterThanOrEqual(2);
	});

	it('SDR-29: SDR-33: has notes for the US, the UK and the EU', () => {
		const notes = output.sdrCampaign.complianceNotes;
		for (const place of ['US', 'UK', 'EU']) expect(notes.some((note) => note.startsWith(place))).toBe(true);
	});
});

describe('two inputs', () => {
	const names = Object.keys(rich);
	const pairs = names.flatMap((a, index) => names.slice(index + 1).map((b) => [a, b] as const));
	const own = (input: SdrInput) =>
		sentencesOf(draft(input), input).filter((sentence) => !catalogueSentences.has(sentence));

	it.each(sampled(pairs, 2))(
		'of different trades share little, with the words of both masked as well: %s and %s',
		(a, b) => {
			const [one, other] = [rich[a] as SdrInput, rich[b] as SdrInput];
			expect(sharedShare(own(one), own(other))).toBeLessThan(0.25);
			expect(maskedShare(own(one), own(other), one, other, [tradeOf(one), tradeOf(other), troubles])).toBeLessThan(0.6);
		},
	);

	it('share little even where every choice is the same', () => {
		const alike = (input: SdrInput): SdrInput => ({
			...input,
			outreachChannels: 'Email + LinkedIn + Phone',
			sequenceLength: '5-7 touchpoints (Standard)',
			tonality: 'Business Casual',
			urgencyLevel: 'Medium',
			callToAction: 'Book a Discovery Call',
		});
		for (const [a, b] of sampled(pairs, 2)) {
			const [one, other] = [alike(rich[a] as SdrInput), alike(rich[b] as SdrInput)];
			expect(sharedShare(own(one), own(other)), `${a} and ${b}`).toBeLessThan(0.4);
			expect(maskedShare(own(one), own(other), one, other, [tradeOf(one), tradeOf(other), troubles])).toBeLessThan(0.7);
		}
	});
});

describe('what was entered', () => {
	const text = (input: SdrInput) =>
		draft(input)
			.sdrCampaign.outreachSequence.map(({ message }) => message)
			.join('\n');

	it('stands in the messages: who connects, the offer, the result, the date, the topic', () => {
		const said = text(rich.roofing as SdrInput);
		for (const part of [
			'Dario Finch of Castlegate Supply suggested that we talk.',
			'We answer calls outside office hours',
			'At Lakeside Exteriors, missed calls after hours fell from 46 a week to 3',
			'before the storm season begins in June',
			'calls that nobody answers after a storm',
		]) {
			expect(said).toContain(part);
		}
	});

	it('decides what the questions are about: none goes to a task that the offer does not touch', () => {
		expect(text(rich.roofing as SdrInput)).not.toMatch(/safety talks|site diar|crane/i);
		expect(text(rich.dental as SdrInput)).toMatch(/late cancellations/);
	});

	it('is not claimed where it is missing: it is asked for', () => {
		const { sdrCampaign } = draft(poor);
		expect(text(poor)).toContain('[add your value proposition]');
		expect(sdrCampaign.channelStrategy.phone).toBeUndefined();
		expect(sdrCampaign.successTips[0]).toMatch(/^Most gain: say in one sentence what Brightside AI does/);
	});

	it('reads no gender from a name', () => {
		for (const input of Object.values(every)) expect(text(input)).not.toMatch(/\b(?:he|she|his|her|him)\b/i);
	});

	it('keeps markup of an input out', () => {
		expect(JSON.stringify(draft(odd.hostile as SdrInput))).not.toMatch(/<script|<b |onclick/);
	});
});

it('takes less than 150 ms for the largest input', async () => {
	expect(await bestTime(150, () => draft(odd.endless as SdrInput))).toBeLessThan(150);
});

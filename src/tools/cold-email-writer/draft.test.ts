import readability from 'text-readability';
import { describe, expect, it } from 'vitest';
import { findIndustry, industries } from '#content/industries.ts';
import { checkEmail } from '#prose/email/check-email.ts';
import { readEmail, sentencesIn } from '#prose/email/read-email.ts';
import { emptyOrUnfilled, maskedShare, repeated, sentencesOfOutput, sharedShare, strangers } from '#test/outputs.ts';
import { sampled } from '#test/tier.ts';
import { type ColdEmailInput, type ColdEmailOutput, contract } from './contract.ts';
import { NEUTRAL_TASKS } from './draft/natures.ts';
import { draft } from './draft.ts';
import { dayOf, SEQUENCE } from './mailing.ts';
import { EMAIL_TYPES } from './options.ts';
import { every, odd, rich } from './testing.ts';

const trials = Object.entries(every).flatMap(([name, input]) =>
	EMAIL_TYPES.map((emailType) => ({ name, emailType, input: { ...input, emailType } })),
);

function emailsOf(output: ColdEmailOutput) {
	return [...SEQUENCE.map(([key]) => output.emailSequence[key]), ...output.emailVariants];
}

function senderOf(input: ColdEmailInput) {
	return { name: `${input.senderFirstName} ${input.senderLastName}`, postalAddress: input.senderPhysicalAddress };
}

function textOf(body: string, input: ColdEmailInput): string {
	return readEmail(body, senderOf(input)).text;
}

function mailSentences(output: ColdEmailOutput, input: ColdEmailInput): string[] {
	return emailsOf(output).flatMap(({ body }) => sentencesIn(textOf(body, input)));
}

/** All sentences of an output without greetings, signatures, footers and the plan of days. */
function sentencesOf(output: ColdEmailOutput, input: ColdEmailInput): string[] {
	const { emailVariants, industryInsights, personalizationTips } = output;
	const beside = [emailVariants.map(({ reasoning }) => reasoning), industryInsights, personalizationTips];
	return [...mailSentences(output, input), ...sentencesOfOutput(beside)];
}

const catalogueSentences = new Set(
	industries.flatMap(({ tasks, signs, mayNotClaim }) => [
		...tasks.flatMap(({ hurts, selfTest, question }) => [hurts, selfTest, question]),
		signs,
		...mayNotClaim,
	]),
);

/** Our own sentences, without those from the catalogue. */
function ownSentencesOf(input: ColdEmailInput): string[] {
	return sentencesOf(draft(input), input).filter((sentence) => !catalogueSentences.has(sentence));
}

describe.each(trials)('$emailType for $name', ({ input }) => {
	const output = draft(input);

	it('COLD-22: COLD-23: COLD-24: keeps the contract, and leaves nothing empty or unfilled', () => {
		expect(contract.output.parse(output)).toEqual(output);
		expect(emptyOrUnfilled(output, input)).toEqual([]);
		expect(output.emailVariants.length).toBeGreaterThanOrEqual(2);
		expect(output.personalizationTips.length).toBeGreaterThanOrEqual(3);
	});

	it('COLD-29: COLD-30: COLD-31: keeps every rule in every e-mail', () => {
		for (const { subjectLine, body } of emailsOf(output)) {
			const checks = checkEmail(subjectLine, body, { ...senderOf(input), facts: [] });
			const broken = checks.filter(({ ok, rule }) => !ok && rule !== 'facts');
			const graded = input === odd.german || !/Tischlerei/.test(input.targetIndustry);
			expect(
				broken.filter(({ rule }) => graded || rule !== 'grade').map(({ rule, value }) => `${rule}: ${value}\n${body}`),
			).toEqual([]);
		}
	});

	it('COLD-33: has postal address and opt-out below each e-mail, and greets by first name', () => {
		for (const { body } of emailsOf(output)) {
			const { greeting, closing } = readEmail(body, senderOf(input));
			expect(greeting).toMatch(/^Hi \S+,$/);
			expect(closing).toContain(input.senderPhysicalAddress);
			expect(closing).toMatch(/^To opt out, reply/m);
			expect(closing.startsWith(input.senderFirstName)).toBe(true);
		}
	});

	it('COLD-32: says nothing twice, and waits two to five days between e-mails', () => {
		expect(repeated(sentencesOf(output, input))).toEqual([]);
		const days = SEQUENCE.map(([key], index) => dayOf(output.emailSequence[key], index));
		expect(days[0]).toBe(1);
		for (const [index, day] of days.slice(1).entries()) {
			expect(day - (days[index] ?? 0)).toBeGreaterThanOrEqual(2);
			expect(day - (days[index] ?? 0)).toBeLessThanOrEqual(5);
		}
		expect(new Set(emailsOf(output).map(({ subjectLine }) => subjectLine)).size).toBe(6);
	});

	it('invents no figure and no name', () => {
		const { emailSequence, ...others } = output;
		const said = [SEQUENCE.map(([key]) => ({ ...emailSequence[key], timing: '' })), others];
		expect(strangers(said, input, [findIndustry(input.targetIndustry), NEUTRAL_TASKS, Object.keys(input)])).toEqual([]);
	});

	it('has at most one gap in an e-mail', () => {
		for (const { body } of emailsOf(output)) expect(body.match(/\[add /g)?.length ?? 0).toBeLessThanOrEqual(1);
	});
});

describe('two inputs', () => {
	const names = Object.keys(rich);
	const pairs = names.flatMap((a, index) => names.slice(index + 1).map((b) => [a, b] as const));

	it.each(EMAIL_TYPES)('of different trades share little, with the words of both masked as well: %s', (emailType) => {
		for (const [a, b] of sampled(pairs, 2)) {
			const [one, other] = [rich[a], rich[b]];
			if (!one || !other) throw new Error('no such input');
			const inputs = [
				{ ...one, emailType },
				{ ...other, emailType },
			] as const;
			const [first, second] = inputs.map(ownSentencesOf);
			const trades = inputs.map(({ targetIndustry }) => findIndustry(targetIndustry));
			expect(sharedShare(first ?? [], second ?? []), `${a} and ${b}`).toBeLessThan(0.25);
			expect(maskedShare(first ?? [], second ?? [], ...inputs, trades), `${a} and ${b}, masked`).toBeLessThan(0.6);
		}
	});
});

describe('the four methods', () => {
	it.each(Object.entries(every))('COLD-27: share few sentences for %s', (_name, input) => {
		const texts = EMAIL_TYPES.map((emailType) => mailSentences(draft({ ...input, emailType }), input));
		for (const [index, one] of texts.entries()) {
			for (const other of texts.slice(index + 1)) expect(maskedShare(one, other, input, input)).toBeLessThan(0.3);
		}
	});

	it('COLD-27: differ in shape: an offer, points with consent, an episode, a syllabus', () => {
		const body = (emailType: ColdEmailInput['emailType']) =>
			draft({ ...(rich.dental as ColdEmailInput), emailType }).emailSequence.initialEmail.body;
		expect(body('Direct Method')).toContain('We fill cancelled appointments');
		expect(body('Direct Method')).not.toContain('\n- ');
		expect(body('Interview Method')).toMatch(/You see each quote before I use it/);
		expect(body('Podcast Method')).toMatch(/I host the podcast The Full Chair/);
		expect(body('Masterclass Method')).toMatch(/You leave with:\n\n- /);
	});
});

describe('the facts of the recipient', () => {
	const input = rich.software as ColdEmailInput;
	const direct = draft(input);
	const bodies = emailsOf(direct).map(({ body }) => body);

	it('COLD-34: COLD-28: opens with the referrer, and then with what is known of the recipient', () => {
		expect(bodies[0]).toMatch(
			/^Hi Kofi,\n\nOwen Tran, who led the product team that you joined in 2021, gave me your name\./,
		);
		expect(bodies[0]).toContain('As I understand it, accounts go quiet weeks before the renewal');
		for (const emailType of EMAIL_TYPES) {
			const { initialEmail } = draft({ ...input, emailType }).emailSequence;
			expect(initialEmail.body.split('\n\n').slice(1, 3).join(' ')).toContain('Owen Tran');
		}
	});

	it('COLD-32: gives each follow-up a reason of its own', () => {
		expect(bodies[1]).toContain('Brindle raised a new round. You are moving to annual contracts.');
		expect(bodies[2]).toContain('churn fell from 9% to 6%');
		expect(bodies[3]).toContain('You write a newsletter on renewals.');
	});

	it('reads a company from no address and a gender from no name', () => {
		const poor = draft(odd.poor as ColdEmailInput);
		const text = emailsOf(poor)
			.map(({ body }) => body)
			.join('\n');
		expect(text).not.toMatch(/lindenpaws/i);
		expect(text).not.toMatch(/\b(?:he|she|his|her|him)\b/i);
		expect(poor.personalizationTips.join('\n')).toContain('Nothing was concluded from that');
	});

	it('changes with each optional field', () => {
		for (const field of [
			'prospectBackground',
			'recentNews',
			'mutualConnections',
			'specificChallenge',
			'valueProposition',
		] as const) {
			expect(draft({ ...input, [field]: '' }).emailSequence, field).not.toEqual(direct.emailSequence);
		}
	});
});

it('reads at grade 9 or below by a common program as well', () => {
	for (const input of Object.values(rich)) {
		for (const emailType of EMAIL_TYPES) {
			for (const { body } of emailsOf(draft({ ...input, emailType }))) {
				const text = textOf(body, input)
					.replace(/\[add [^\]]+\]/g, '')
					.replace(/\s*\n+\s*/g, ' ');
				expect(readability.fleschKincaidGrade(text), text).toBeLessThanOrEqual(9);
			}
		}
	}
});

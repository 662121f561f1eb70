import { z } from 'zod';
import { defineContract } from '#tools/define.ts';
import { choice, email, text } from '#tools/fields.ts';
import { EMAIL_TYPES } from './options.ts';

const input = z.strictObject({
	emailType: choice(EMAIL_TYPES),
	emailAddress: email(),
	fullName: text(),
	targetIndustry: text(),
	targetRole: text(),
	senderFirstName: text(),
	senderLastName: text(),
	senderTitle: text(),
	senderCompanyName: text(),
	senderEmail: email(),
	senderPhysicalAddress: text(),
	senderContactInfo: text(),
	referrerFirstName: text(),
	referrerLastName: text(),
	referrerTitle: text(),
	referrerEmail: email(),
	prospectCompany: text(),
	prospectBackground: text(),
	recentNews: text(),
	mutualConnections: text(),
	specificChallenge: text(),
	valueProposition: text(),
});

export type ColdEmailInput = z.infer<typeof input>;

const texts = z.array(z.string());

const message = z.object({
	subjectLine: z.string().describe('2 to 6 words, at most 45 characters, no salutation and no "Re:"'),
	body: z
		.string()
		.describe('Greeting, 50 to 125 words with exactly one question, signature, postal address, opt-out line'),
	timing: z.string().describe('"Day 1", then e.g. "Day 4 (3 days later)"; follow-ups 2 to 5 days apart'),
});

const output = z.object({
	emailSequence: z.object({ initialEmail: message, followUp1: message, followUp2: message, followUp3: message }),
	emailVariants: z
		.array(
			z.object({
				approach: z.string().describe('What sets this beginning apart, in a few words'),
				subjectLine: z.string(),
				body: z.string(),
				reasoning: z.string().describe('Why it works for this recipient'),
			}),
		)
		.describe('Other ways to write the initial e-mail, each complete'),
	industryInsights: z.object({
		keyPainPoints: texts.describe(
			'"Given: …" for what the member entered, "Typical of …, ask: …" for what the trade tends to have',
		),
		effectiveApproaches: texts.describe('What tends to work with this role and trade, and why'),
		commonObjections: texts.describe('The objection between ‘ and ’, then what to answer'),
	}),
	personalizationTips: texts.describe('What to look up, confirm or fill in before sending, the most useful first'),
});

export type ColdEmailOutput = z.infer<typeof output>;
export type EmailMessage = z.infer<typeof message>;

export const contract = defineContract({
	id: 'cold-email-writer',
	title: 'AI Cold Email Writer',
	path: '/cold-email-writer',
	endpoint: '/api/cold-email/generate',
	input,
	output,
	required: [
		'emailType',
		'emailAddress',
		'fullName',
		'targetIndustry',
		'targetRole',
		'senderFirstName',
		'senderLastName',
		'senderTitle',
		'senderCompanyName',
		'senderEmail',
		'senderPhysicalAddress',
		'referrerFirstName',
		'referrerLastName',
		'referrerTitle',
		'referrerEmail',
	],
});

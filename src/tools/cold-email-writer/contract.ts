import { z } from 'zod';
import { defineContract } from '#tools/define.ts';
import { choice, email, text } from '#tools/fields.ts';
import { CHALLENGE_SOURCES, EMAIL_TYPES, INTRODUCTIONS, PUBLICATIONS, RESULTS, YES_OR_NO } from './options.ts';

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
	introduction: choice(INTRODUCTIONS).describe('What the referrer agreed to be named for; without it, the name alone'),
	challengeSource: choice(CHALLENGE_SOURCES).describe('How the sender knows of the specific challenge'),
	newsReason: text().describe('Why the recent news makes it worth writing now, in one sentence'),
	newsDate: text().describe('The day that the recent news is about, if it is still ahead, e.g. "1 February"'),
	result1: text(),
	result2: text(),
	result3: text(),
	fittingResult: choice(RESULTS).describe('Which result stands in the first email'),
	firstStep: text().describe('One sentence that begins with "We" or "I"'),
	howItWorks: text().describe('One sentence about the work: who does what, and when'),
	check: text().describe('What the recipient can check alone, in one sentence that begins with a verb'),
	checkShows: text().describe('What that check shows, in one sentence'),
	objection: text().describe('The question that prospects ask most'),
	objectionAnswer: text(),
	openingQuestion: text().describe('One question to the recipient'),
	publicationKind: choice(PUBLICATIONS),
	publicationName: text().describe('For the Interview Method: where the interview appears'),
	publicationAbout: text(),
	interviewTopics: text().describe('What the interview asks about, a line each'),
	interviewApproval: choice(YES_OR_NO).describe('Whether the recipient reads the interview before it appears'),
	podcastName: text().describe('For the Podcast Method'),
	podcastAbout: text(),
	podcastTopics: text().describe('What the episode is about, a line each'),
	podcastApproval: choice(YES_OR_NO).describe('Whether the recipient hears the episode before it goes out'),
	className: text().describe('For the Masterclass Method'),
	classDate: text(),
	classTime: text(),
	classZone: text().describe('The time zone, e.g. "Eastern Time"'),
	classMinutes: text(),
	classPlace: text(),
	classSeats: text(),
	classPrice: text().describe('A sum, or "free"'),
	classTopics: text().describe('What one takes home from the class, a line each'),
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
		.describe('Other ways to write the initial email, each complete'),
	industryInsights: z.object({
		keyPainPoints: texts.describe('"Given: …" for what the member entered, "Not known: …" for what to find out'),
		effectiveApproaches: texts.describe('"Given: …" for what the member offers, "Not known: …" for what is missing'),
		commonObjections: texts.describe('"Given: …" with the objection between “ and ” and its answer, or "Not known: …"'),
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

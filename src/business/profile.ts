/**
 * The business profile: what a member says of the business once, for every tool. All fields are optional. Which
 * sentences fit their place is decided in `fit/`; what does not fit is kept as typed and told to the member, but never
 * becomes part of a sentence.
 */
import { z } from 'zod';
import { limitedText } from '#shared/limited-text.ts';
import { storableText } from '#shared/storable-text.ts';

const MOST_LINE = 200;
const MOST_SENTENCE = 1000;
const MOST_TEXT = 4000;

function limited(most: number) {
	return limitedText(most)
		.overwrite((value) => storableText(value).trim())
		.default('');
}

const line = () => limited(MOST_LINE);
const sentence = () => limited(MOST_SENTENCE);
const passage = () => limited(MOST_TEXT);
const tick = () => z.boolean('must be true or false').default(false);

function list<Item extends z.ZodType>(item: Item, most: number) {
	return z.array(item, 'must be a list').max(most, `holds too many entries: at most ${most}`).default([]);
}

/** Something that came of the work, with a number. */
const result = z.strictObject({
	/** One sentence with a number. */
	sentence: sentence(),
	/** Whether the client may be named to prospects. */
	mayName: tick(),
	/** Whether it may stand in advertisements. */
	inAds: tick(),
});

const caseStudy = z.strictObject({
	client: line(),
	mayName: tick(),
	challenge: passage(),
	solution: passage(),
	outcome: passage(),
	result: passage(),
	timeframe: line(),
});

export const SHOW_KINDS = ['Newsletter', 'Podcast', 'Blog', 'Magazine', 'Report', 'Class'] as const;

const show = z.strictObject({
	kind: z.enum(SHOW_KINDS, { error: `must be one of: ${SHOW_KINDS.join('; ')}` }),
	name: line(),
	/** What it is, in one sentence; for a class, what one takes home. */
	about: sentence(),
	/** When the class takes place, e.g. "Wednesday 20 January". */
	date: line(),
	/** e.g. "10:00" */
	time: line(),
	/** How long it takes, as a number of minutes. */
	minutes: limited(10),
	/** "online", or the place as said after "at". */
	place: line(),
	/** How many can take part. */
	seats: limited(10),
	/** What one talks about, or what the class gives: a line each. */
	topics: passage(),
});

export const CONTENT_KINDS = ['question', 'mistake', 'opinion', 'steps', 'story', 'scene', 'dated'] as const;

/** A short answer from which posts are made. */
const contentAnswer = z.strictObject({
	kind: z.enum(CONTENT_KINDS, { error: `must be one of: ${CONTENT_KINDS.join('; ')}` }),
	/** The first line, e.g. the question that a customer asks; the title of steps and of a story. */
	first: sentence(),
	/** Up to five sentences; for steps and stories, a line each. */
	rest: passage(),
	/** For a dated tip, e.g. "31 December". */
	date: line(),
	/** What a photo of it shows, for a scene. */
	picture: line(),
});

export const businessProfileSchema = z.strictObject({
	name: line(),
	role: line(),
	company: line(),
	/** The company as people say it, e.g. "Copper Pan"; empty for the whole name. */
	companyShort: line(),
	/** ISO 4217, e.g. "GBP", or empty. */
	currency: limited(3),
	country: line(),
	town: line(),
	/** In one line, as it stands below an email. */
	postalAddress: limited(300),
	phone: line(),
	email: limited(320),
	website: limited(500),
	/** A line each. */
	links: passage(),
	/** What stands below an email; empty for name, role and company. */
	signature: passage(),

	/** One sentence that begins with "We" or "I". */
	whatWeDo: sentence(),
	/** The people it is for, e.g. "restaurant owners". */
	audience: line(),
	/** Of the listed industries. */
	audienceTrade: line(),
	/** e.g. "up to 50 employees" */
	audienceSize: line(),
	/** One sentence about the work: who does what, and when. */
	howItWorks: sentence(),
	results: list(result, 5),
	caseStudies: list(caseStudy, 20),
	prices: list(z.strictObject({ label: line(), sum: line() }), 10),
	/** One sentence that begins with "We" or "I". */
	firstStep: sentence(),
	/** Something a prospect can do alone: one sentence that begins with a verb. */
	check: sentence(),
	/** What the check shows: one sentence. */
	checkShows: sentence(),
	/** The objection heard most, as a question. */
	objection: sentence(),
	/** Its answer: at most three short sentences. */
	objectionAnswer: sentence(),
	/** The question to open a conversation with. */
	openingQuestion: sentence(),
	/** `picture` at most 40 characters, `headline` at most 27. */
	adLines: list(z.strictObject({ picture: line(), headline: line() }), 10),
	shows: list(show, 10),
	/** Of the listed voices, or the member's own words. */
	brandVoice: line(),
	/** Values as the customer notices them. */
	values: passage(),
	hashtags: line(),
	/** What the member can do and has done: skills and years. */
	skills: passage(),
	background: passage(),
	/** Whom the member knows. */
	network: passage(),
	content: list(contentAnswer, 20),
});

export type BusinessProfile = z.infer<typeof businessProfileSchema>;

/** A profile in which nothing is filled in. */
export const EMPTY_PROFILE: BusinessProfile = businessProfileSchema.parse({});

/** `null` before the first time. */
const savedAt = z.iso
	.datetime({ offset: true, error: 'must be a moment such as 2026-03-02T09:30:00.000Z' })
	.nullable()
	.describe('ISO 8601; null where nothing was saved yet');

export const businessProfileAnswerSchema = z.object({ profile: businessProfileSchema, savedAt });
export type BusinessProfileAnswer = z.infer<typeof businessProfileAnswerSchema>;

/** A profile in which every text fits its place. */
export const fittingProfileAnswerSchema = z.object({ profile: businessProfileSchema });

export const businessProfileRequestSchema = z.strictObject({
	profile: businessProfileSchema,
	savedAt: savedAt.optional().describe('What was read before: where another profile was saved since, nothing changes'),
});
export type BusinessProfileRequest = z.input<typeof businessProfileRequestSchema>;

/** The answer where another device saved meanwhile: `details` is what it saved. */
export const businessProfileConflictSchema = z.object({
	error: z.string(),
	code: z.literal('CONFLICT'),
	details: businessProfileAnswerSchema,
});

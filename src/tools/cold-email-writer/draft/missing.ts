import { fill } from '#prose/fill.ts';
import type { ColdEmailInput } from '../contract.ts';
import type { EmailType } from '../options.ts';
import type { Material } from './material.ts';
import { podcastOf } from './methods/podcast.ts';
import { MISSING } from './sentences/advice.ts';

type Lacks = (input: ColdEmailInput) => boolean;
type Wish = readonly [tip: string, lacks: Lacks];

const OFFER: Wish = [MISSING.offer, ({ valueProposition }) => valueProposition === ''];
const RESULT: Wish = [MISSING.result, ({ result1, result2, result3 }) => `${result1}${result2}${result3}` === ''];
const STEP: Wish = [MISSING.step, ({ firstStep }) => firstStep === ''];
const CHECK: Wish = [MISSING.check, ({ check }) => check === ''];
const QUESTION: Wish = [MISSING.question, ({ openingQuestion }) => openingQuestion === ''];
const NEWS: Wish = [MISSING.news, ({ recentNews }) => recentNews === ''];
const FACT: Wish = [MISSING.fact, ({ prospectBackground }) => prospectBackground === ''];
const DOUBT: Wish = [MISSING.doubt, ({ objection, objectionAnswer }) => objection === '' && objectionAnswer === ''];
const ANSWER: Wish = [MISSING.answer, ({ objection, objectionAnswer }) => objection !== '' && objectionAnswer === ''];

/** What each method is made of, the most useful first. What is entered and does not fit is told elsewhere. */
const WISHES: Readonly<Record<EmailType, readonly Wish[]>> = {
	'Direct Method': [
		OFFER,
		[MISSING.challenge, ({ specificChallenge }) => specificChallenge === ''],
		RESULT,
		STEP,
		ANSWER,
		CHECK,
		[MISSING.how, ({ howItWorks }) => howItWorks === ''],
		DOUBT,
	],
	'Interview Method': [
		[MISSING.publication, ({ publicationName }) => publicationName === ''],
		[MISSING.topics, ({ interviewTopics }) => interviewTopics === ''],
		NEWS,
		FACT,
		QUESTION,
		OFFER,
	],
	'Podcast Method': [
		[MISSING.podcast, (input) => podcastOf(input) === '' && input.podcastName === ''],
		[MISSING.topics, ({ podcastTopics }) => podcastTopics === ''],
		NEWS,
		FACT,
		QUESTION,
		OFFER,
	],
	'Masterclass Method': [
		[MISSING.classTitle, ({ className }) => className === ''],
		[MISSING.classDay, ({ classDate }) => classDate === ''],
		OFFER,
		ANSWER,
		CHECK,
		STEP,
	],
};

const MOST = 4;

export function missing(material: Material, input: ColdEmailInput): string[] {
	return WISHES[input.emailType || 'Direct Method']
		.filter(([, lacks]) => lacks(input))
		.slice(0, MOST)
		.map(([tip]) => fillFirst(tip, material.first));
}

function fillFirst(tip: string, first: string): string {
	return fill<'{first}'>(tip as '{first}', { first });
}

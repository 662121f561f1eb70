import { fill } from '#prose/fill.ts';
import type { ColdEmailInput } from '../contract.ts';
import type { EmailType } from '../options.ts';
import type { Material } from './material.ts';
import { podcastOf } from './methods/podcast.ts';
import { MISSING } from './sentences/advice.ts';

type Lacks = (material: Material, input: ColdEmailInput) => boolean;
type Wish = readonly [tip: string, lacks: Lacks];

const OFFER: Wish = [MISSING.offer, ({ offer }) => offer === ''];
const STEP: Wish = [MISSING.step, (_, { firstStep }) => firstStep === ''];
const CHECK: Wish = [MISSING.check, (_, { check }) => check === ''];
const QUESTION: Wish = [MISSING.question, (_, { openingQuestion }) => openingQuestion === ''];
const FACT: Wish = [MISSING.fact, (_, input) => input.prospectBackground === '' || input.recentNews === ''];

/** What each method is made of, the most useful first. What is entered and does not fit is told elsewhere. */
const WISHES: Readonly<Record<EmailType, readonly Wish[]>> = {
	'Direct Method': [
		OFFER,
		[MISSING.challenge, (_, { specificChallenge }) => specificChallenge === ''],
		[MISSING.result, ({ results }, { result1 }) => results.length === 0 && result1 === ''],
		STEP,
		CHECK,
		[MISSING.how, (_, { howItWorks }) => howItWorks === ''],
		[MISSING.doubt, (_, { objection, objectionAnswer }) => objection === '' || objectionAnswer === ''],
	],
	'Interview Method': [
		[MISSING.publication, (_, { publicationName }) => publicationName === ''],
		[MISSING.topics, (_, { interviewTopics }) => interviewTopics === ''],
		FACT,
		QUESTION,
		OFFER,
	],
	'Podcast Method': [
		[MISSING.podcast, (_, input) => podcastOf(input) === ''],
		[MISSING.topics, (_, { podcastTopics }) => podcastTopics === ''],
		FACT,
		QUESTION,
		OFFER,
	],
	'Masterclass Method': [
		[MISSING.class, (_, { className, classDate }) => className === '' || classDate === ''],
		OFFER,
		CHECK,
		STEP,
	],
};

const MOST = 4;

export function missing(material: Material, input: ColdEmailInput): string[] {
	return WISHES[input.emailType || 'Direct Method']
		.filter(([, lacks]) => lacks(material, input))
		.slice(0, MOST)
		.map(([tip]) => fillFirst(tip, material.first));
}

function fillFirst(tip: string, first: string): string {
	return fill<'{first}'>(tip as '{first}', { first });
}

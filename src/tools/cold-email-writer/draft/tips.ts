import { fill } from '#prose/fill.ts';
import type { ColdEmailInput } from '../contract.ts';
import { CHALLENGE_SOURCES } from '../options.ts';
import type { Material } from './material.ts';
import { podcastOf } from './methods/podcast.ts';
import { misfits } from './misfits.ts';
import { BEFORE_SENDING, MISSING } from './sentences/advice.ts';

const MOST_MISSING = 4;

/** What was left out and why, what to enter, what to check before sending: the most useful first. */
export function tips(material: Material, input: ColdEmailInput, hasGaps: boolean): string[] {
	return [
		...(hasGaps ? [BEFORE_SENDING.gaps] : []),
		...misfits(input),
		...missing(material, input).slice(0, MOST_MISSING),
		...beforeSending(material, input),
	];
}

function missing(material: Material, input: ColdEmailInput): string[] {
	const { first, offer, challenge, results, step, check, doubt, background, news, question } = material;
	const isDirect = input.emailType === 'Direct Method';
	const isClass = input.emailType === 'Masterclass Method';
	const isPodcast = input.emailType === 'Podcast Method';
	const topics = isPodcast ? input.podcastTopics : input.interviewTopics;
	const open: [boolean, string][] = isDirect
		? [
				[offer === '', MISSING.offer],
				[challenge === '', fill(MISSING.challenge, { first })],
				[results.length === 0, MISSING.result],
				[step === '', MISSING.step],
				[check === '', MISSING.check],
				[doubt === null, MISSING.doubt],
			]
		: isClass
			? [
					[input.className === '' || input.classDate === '', MISSING.class],
					[offer === '', MISSING.offer],
					[check === '', MISSING.check],
					[step === '', MISSING.step],
				]
			: [
					[
						isPodcast ? podcastOf(input) === '' : input.publicationName === '',
						isPodcast ? MISSING.podcast : MISSING.publication,
					],
					[topics === '', MISSING.topics],
					[background === '' || news === '', fill(MISSING.fact, { first })],
					[question === '', MISSING.question],
					[offer === '', MISSING.offer],
				];
	return open.filter(([isOpen]) => isOpen).map(([, tip]) => tip);
}

function beforeSending(material: Material, input: ColdEmailInput): string[] {
	const { first, referrer, news, newsDate, challenge, results } = material;
	const isTold = challenge !== '' && input.challengeSource === CHALLENGE_SOURCES[0];
	return [
		referrer === '' ? '' : fill(isTold ? BEFORE_SENDING.told : BEFORE_SENDING.referrer, { referrer }),
		input.emailType === 'Direct Method' && news !== '' && newsDate !== ''
			? fill(BEFORE_SENDING.date, { date: newsDate })
			: '',
		isApproved(input) ? fill(BEFORE_SENDING.approval, { first }) : '',
		results.length > 0 ? BEFORE_SENDING.consent : '',
		fill(BEFORE_SENDING.answer, { first }),
	].filter((tip) => tip !== '');
}

function isApproved({ emailType, interviewApproval, podcastApproval }: ColdEmailInput): boolean {
	if (emailType === 'Interview Method') return interviewApproval === 'Yes';
	return emailType === 'Podcast Method' && podcastApproval === 'Yes';
}

import { completed } from '#business/fit/completed.ts';
import { oneLine } from '#language/clean.ts';
import { PLACEHOLDER } from '#prose/email/read-email.ts';
import { fill, fillIfKnown } from '#prose/fill.ts';
import { given } from '#prose/lists.ts';
import { quoted, unquoted } from '#prose/sentences.ts';
import type { ColdEmailInput, ColdEmailOutput } from '../contract.ts';
import { CHALLENGE_SOURCES, type EmailType } from '../options.ts';
import { type Material, sentencesOf } from './material.ts';
import { misfits } from './misfits.ts';
import { BEFORE_SENDING, INSIGHTS, MISSING } from './sentences/advice.ts';
import { GAP_OPENING, GAPS } from './sentences/shared.ts';
import { LACKS } from './stock.ts';

/** What was left out and why, what to enter, what to check before sending: the most useful first. */
export function tips(material: Material, input: ColdEmailInput, written: string): string[] {
	const { first, referrer, newsDate, challenge, results } = material;
	const { emailType, fittingResult, result1 } = input;
	const isDirect = emailType === 'Direct Method';
	const isOffer = isDirect || emailType === 'Masterclass Method';
	const isTold = isOffer && challenge !== '' && input.challengeSource === CHALLENGE_SOURCES[0];
	const isRead = emailType === 'Interview Method' && input.interviewApproval === 'Yes';
	const isHeard = emailType === 'Podcast Method' && input.podcastApproval === 'Yes';
	// Words that it shares with the problem put another result first.
	const isChosen = isDirect && fittingResult === '' && results.includes(result1) && results[0] !== result1;
	return given([
		written.search(PLACEHOLDER) === -1 ? '' : BEFORE_SENDING.gaps,
		...misfits(input, written),
		...missing(input, written).map((wish) => fill(MISSING[wish], { first })),
		fillIfKnown(isTold ? BEFORE_SENDING.told : BEFORE_SENDING.referrer, { referrer }),
		isDirect ? fillIfKnown(BEFORE_SENDING.date, { date: newsDate }) : '',
		isRead ? fill(BEFORE_SENDING.read, { first }) : '',
		isHeard ? fill(BEFORE_SENDING.heard, { first }) : '',
		isChosen ? BEFORE_SENDING.chosen : '',
		isOffer && results.length > 0 ? BEFORE_SENDING.consent : '',
		fill(BEFORE_SENDING.answer, { first }),
	]);
}

type Wish = keyof typeof MISSING;

/** What each method is made of, the most useful first. What is entered and does not fit is told elsewhere. */
const WISHES: Readonly<Record<EmailType, readonly Wish[]>> = {
	'Direct Method': ['challenge', 'result', 'step', 'answer', 'how'],
	'Interview Method': ['fact', 'question', 'answer'],
	'Podcast Method': ['fact', 'question', 'answer'],
	'Masterclass Method': ['answer', 'step'],
};

const MOST_WISHES = 4;

/** What to enter beyond what the emails ask for themselves. */
function missing(input: ColdEmailInput, written: string): Wish[] {
	const gaps: Readonly<Partial<Record<Wish, string>>> = GAPS;
	const isAsked = (gap?: string) => gap !== undefined && written.includes(gap.slice(GAP_OPENING.length));
	const wishes = WISHES[input.emailType || 'Direct Method'];
	return wishes.filter((wish) => LACKS[wish]?.(input) && !isAsked(gaps[wish])).slice(0, MOST_WISHES);
}

/** What was entered, whether or not it could stand in an email, and what is not known: nothing is typical of a trade. */
export function insights({ first, referrer }: Material, input: ColdEmailInput): ColdEmailOutput['industryInsights'] {
	const told = (text: string) => fillIfKnown(INSIGHTS.given, { text });
	const pains = sentencesOf(input.specificChallenge).map(told);
	const offered = [completed('step', oneLine(input.firstStep)), completed('check', oneLine(input.check))];
	const ways = given(offered.map(told));
	const question = unquoted(completed('objection', oneLine(input.objection)));
	const unknownPain = fillIfKnown(INSIGHTS.pain, { first, referrer }) || fill(INSIGHTS.painAlone, { first });
	const answer = completed('answer', oneLine(input.objectionAnswer));
	return {
		keyPainPoints: pains.length > 0 ? pains : [unknownPain],
		effectiveApproaches: ways.length > 0 ? ways : [INSIGHTS.approach],
		commonObjections: question === '' ? [INSIGHTS.objection] : [told(`${quoted(question)} ${answer}`.trim())],
	};
}

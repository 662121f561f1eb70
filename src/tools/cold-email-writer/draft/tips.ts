import { PLACEHOLDER } from '#prose/email/read-email.ts';
import { fill } from '#prose/fill.ts';
import type { ColdEmailInput } from '../contract.ts';
import { CHALLENGE_SOURCES } from '../options.ts';
import type { Material } from './material.ts';
import { misfits } from './misfits.ts';
import { missing } from './missing.ts';
import { BEFORE_SENDING } from './sentences/advice.ts';

/** What was left out and why, what to enter, what to check before sending: the most useful first. */
export function tips(material: Material, input: ColdEmailInput, bodies: readonly string[]): string[] {
	const hasGaps = bodies.some((body) => body.search(PLACEHOLDER) !== -1);
	return [
		...(hasGaps ? [BEFORE_SENDING.gaps] : []),
		...misfits(input, bodies),
		...missing(material, input, bodies),
		...beforeSending(material, input),
	];
}

function beforeSending(material: Material, input: ColdEmailInput): string[] {
	const { first, referrer, news, newsDate, challenge, results } = material;
	const isClass = input.emailType === 'Masterclass Method';
	const isDirect = input.emailType === 'Direct Method';
	const isTold = (isDirect || isClass) && challenge !== '' && input.challengeSource === CHALLENGE_SOURCES[0];
	return [
		referrer === '' ? '' : fill(isTold ? BEFORE_SENDING.told : BEFORE_SENDING.referrer, { referrer }),
		isDirect && news !== '' && newsDate !== '' ? fill(BEFORE_SENDING.date, { date: newsDate }) : '',
		input.emailType === 'Interview Method' && input.interviewApproval === 'Yes'
			? fill(BEFORE_SENDING.read, { first })
			: '',
		input.emailType === 'Podcast Method' && input.podcastApproval === 'Yes'
			? fill(BEFORE_SENDING.heard, { first })
			: '',
		isDirect && isChosen(results, input) ? BEFORE_SENDING.chosen : '',
		results.length > 0 && (isDirect || isClass) ? BEFORE_SENDING.consent : '',
		fill(BEFORE_SENDING.answer, { first }),
	].filter((tip) => tip !== '');
}

/** Whether words that it shares with the problem put another result first. */
function isChosen(results: readonly string[], { fittingResult, result1 }: ColdEmailInput): boolean {
	return fittingResult === '' && results.includes(result1) && results[0] !== result1;
}

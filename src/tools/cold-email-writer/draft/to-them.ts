import { completed } from '#business/fit/completed.ts';
import { fits, ifFits } from '#business/fit/fit.ts';
import { holdsName } from '#business/fit/names.ts';
import { englishProblem } from '#business/fit/sentence.ts';
import { oneLine } from '#language/clean.ts';
import { fill } from '#prose/fill.ts';
import { firstNameOf, spokenCompany } from '#prose/said-names.ts';
import type { ColdEmailInput } from '../contract.ts';
import { MISFITS } from './sentences/advice.ts';
import { SEEN } from './sentences/shared.ts';

const YOU = /(?<!\p{L})you(?:r|rs|rself)?(?!\p{L})/iu;
const WE = /^(?:We|Our)(?!\p{L})/u;
/** "I know them", "Ruth and I restored the organ". */
const I = /^(?:\p{Lu}\S*(?: \p{Lu}\S*)* and )?I(?!\p{L})/u;

/** What is wrong with a sentence that is to be said to the recipient about them, or null. */
export function toThemProblem(text: string, input: ColdEmailInput): string | null {
	const problem = englishProblem(text) ?? namedProblem(text, input);
	if (problem !== null) return problem;
	if (!YOU.test(text)) return MISFITS.unaddressed;
	return WE.test(text) ? MISFITS.aboutUs : fits('sentence', text);
}

const [SEEN_BEFORE = ''] = SEEN.split('{news}');
/** "The" begins any sentence. */
const SHORTEST_NAME = 4;

/** News that begins with the name of their company, as a thing seen: "I see that Bowridge took over two towers." */
export function seen(text: string, { prospectCompany }: ColdEmailInput): string {
	const [first = ''] = spokenCompany(oneLine(prospectCompany)).split(' ');
	const isTheirs = first.length >= SHORTEST_NAME && text.startsWith(first) && holdsName(text, first);
	return isTheirs && !YOU.test(text) ? fill(SEEN, { news: text }) : text;
}

const TELLS_THEM = /^You/;

/** The same for news. Recipients know their own: told to sell, it needs to be a thing seen, or a reason beside it. */
export function newsProblem(text: string, input: ColdEmailInput): string | null {
	if (text.startsWith(SEEN_BEFORE)) return englishProblem(text) ?? namedProblem(text, input) ?? fits('sentence', text);
	const problem = toThemProblem(text, input);
	if (problem !== null || !TELLS_THEM.test(text) || ASKS_FOR_STORIES.has(input.emailType)) return problem;
	return newsReasonOf(input) === '' ? MISFITS.ownNews : null;
}

/** Why the news matters to the sender's work: told where that work is offered, and in no invitation. */
export function newsReasonOf({ emailType, newsReason, firstStep }: ColdEmailInput): string {
	const offersWork =
		emailType === 'Masterclass Method'
			? firstStep !== '' && fits('step', completed('step', firstStep)) === null
			: !ASKS_FOR_STORIES.has(emailType);
	return offersWork ? ifFits('sentence', completed('sentence', newsReason)) : '';
}

/** An interview and an episode are about what the recipient did. */
const ASKS_FOR_STORIES = new Set(['Interview Method', 'Podcast Method']);

/** The same for how the member, the referrer and the recipient know each other. */
export function connectionProblem(text: string, input: ColdEmailInput): string | null {
	const problem = fits('sentence', text) ?? namedProblem(text, input);
	if (problem !== null || YOU.test(text) || I.test(text) || WE.test(text)) return problem;
	if (holdsName(text, input.prospectCompany)) return fill(MISFITS.aboutThem, { name: input.prospectCompany });
	const referrer = input.referrerFirstName.split(/\s+/);
	return referrer.some((name) => holdsName(text, name)) ? null : MISFITS.unaddressed;
}

/** In characters. */
const LONGEST_NAME = 100;

function namedProblem(text: string, { fullName }: ColdEmailInput): string | null {
	const names = [firstNameOf(fullName), fullName.slice(-LONGEST_NAME).split(/\s/).at(-1) ?? ''];
	// With its capital, since there are people called Will and Mark.
	const name = names.find((one) => text.includes(one) && holdsName(text, one));
	return name === undefined ? null : fill(MISFITS.aboutThem, { name });
}

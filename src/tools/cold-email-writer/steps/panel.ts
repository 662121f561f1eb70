import type { FieldGroup } from '#tools/define.ts';
import type { ColdEmailInput } from '../contract.ts';
import { CHALLENGE_SOURCES, INTRODUCTIONS, RESULTS } from '../options.ts';

type Group = FieldGroup<keyof ColdEmailInput & string, never>;

const NAMED =
	'With its number. Name the client only if the client agreed. Direct: first email. Masterclass: second. Interview and Podcast: third.';

/** What an email needs and the rest of the form does not hold; most of it is in the business profile. */
export const panel: Group = {
	heading: 'What makes them ready to send (optional)',
	note: 'Each answer stands in one email as you write it, if there is room. What you leave empty is left out, or asked for in the result.',
	fields: [
		{
			name: 'introduction',
			label: 'What the referrer did',
			kind: 'choice',
			options: INTRODUCTIONS,
			hint: 'The first line claims no more than this.',
		},
		{
			name: 'challengeSource',
			label: 'How you know of the challenge',
			kind: 'choice',
			options: CHALLENGE_SOURCES,
			hint: 'The referrer is named as the source only if you choose so.',
		},
		{
			name: 'newsReason',
			label: 'Why their news makes it worth writing now',
			kind: 'text',
			wide: true,
			slot: 'sentence',
			hint: 'One sentence that ties their news to your work. It stands after the news; Interview and Podcast leave it out.',
			placeholder: 'A new receptionist needs months to hear which calls cannot wait.',
		},
		{
			name: 'newsDate',
			label: 'The day of that news',
			kind: 'text',
			slot: 'date',
			hint: 'Only if it is still ahead. Direct: the second email offers the first step before that day.',
			placeholder: '1 February',
		},
		{
			name: 'fittingResult',
			label: 'Result to tell first',
			kind: 'choice',
			options: RESULTS,
			hint: 'The one that answers their problem. Without a choice, the one that shares most words with it.',
		},
		{
			name: 'result1',
			label: 'Result 1',
			kind: 'text',
			wide: true,
			slot: 'result',
			hint: NAMED,
			placeholder: 'At Birchtown Animal Care, calls that waited over two minutes fell from 31 a day to four.',
		},
		{ name: 'result2', label: 'Result 2', kind: 'text', wide: true, slot: 'result', hint: 'For a later email.' },
		{
			name: 'result3',
			label: 'Result 3',
			kind: 'text',
			wide: true,
			slot: 'result',
			hint: 'For an email that has room.',
		},
		{
			name: 'firstStep',
			label: 'First step',
			kind: 'text',
			wide: true,
			slot: 'step',
			hint: 'What you would do first, in one sentence that begins with “We” or “I”: easier to accept than a call. Direct: second email. Otherwise: last email.',
			placeholder: 'We listen to one day of your calls with you and count which of them needed a nurse.',
		},
		{
			name: 'howItWorks',
			label: 'How it works',
			kind: 'text',
			wide: true,
			slot: 'how',
			hint: 'One sentence about the work: who does what, and when. Masterclass: second email. Otherwise: third.',
			placeholder: 'You forward your line to us, and your nurse gets the urgent calls within ten seconds.',
		},
		{
			name: 'check',
			label: 'Something they can check alone',
			kind: 'text',
			wide: true,
			slot: 'check',
			hint: 'Begin with a verb. Masterclass: third email. Otherwise: last email.',
			placeholder: 'Take the call list of last Monday and mark every call that a nurse had to return.',
		},
		{
			name: 'checkShows',
			label: 'What that check shows',
			kind: 'text',
			wide: true,
			slot: 'shown',
			placeholder: 'Each mark is a caller who waited although the matter was urgent.',
		},
		{
			name: 'objection',
			label: 'The question you hear most',
			kind: 'text',
			wide: true,
			slot: 'objection',
			hint: 'Answered before it is asked. Direct: third email, or last without a check. Otherwise: last email, if there is room.',
			placeholder: 'Do our callers notice that it is not our own desk?',
		},
		{
			name: 'objectionAnswer',
			label: 'Your answer to it',
			kind: 'text',
			wide: true,
			slot: 'answer',
			placeholder: 'Yes. We say so in the first sentence, and few of them mind.',
		},
		{
			name: 'openingQuestion',
			label: 'A question to open with',
			kind: 'text',
			wide: true,
			slot: 'question',
			hint: 'Interview and Podcast: third email. Direct: an alternative to the first. Masterclass: none.',
			placeholder: 'Who decides at your desk whether a caller can wait?',
		},
	],
};

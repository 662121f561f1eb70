import { groundIn, textsIn } from '#evidence/grounding.ts';
import type { Grounded } from '#tools/define.ts';
import { answer as asked, type SdrAnswer, type SdrInput, type SdrOutput } from './contract.ts';
import { ASKS, GOALS } from './draft/sentences/messages.ts';
import { LEAD_SOURCES } from './options.ts';
import { scored } from './scoring.ts';

const MOST_DAYS = 120;
const MOST_TOUCHPOINTS = 20;

/** The plan's own days and counts, and the laws and programs that any campaign may name. */
export const OWN_WORDS: readonly string[] = [
	...Array.from({ length: MOST_DAYS }, (_, day) => `Day ${day}, ${day} days, ${day} days later`),
	...Array.from(
		{ length: MOST_TOUCHPOINTS },
		(_, count) => `${count} touchpoints, ${count} emails, ${count} messages, ${count} calls, ${count} times`,
	),
	...Object.values(ASKS),
	...Object.values(GOALS),
	'Monday Tuesday Wednesday Thursday Friday',
	'US CAN-SPAM FTC 10 business days; Canada CASL; Australia Spam Act 5 working days; UK GDPR PECR ICO TPS CTPS; EU Germany; LinkedIn, at most 200 characters',
	'at most 400 characters; How What Which When We; English, German, HTML',
	...LEAD_SOURCES,
	'one month, two weeks, next week, half a minute, thirty seconds, a minute, two minutes, three lines, two sentences, within the day',
];

/**
 * Removes quotes that nobody entered, lists figures and names that are not in it, and computes the letter from the assessments.
 */
export function ground(answer: SdrAnswer, input: SdrInput): Grounded<SdrOutput> {
	const { value, grounding } = groundIn(asked.parse(answer), textsIn(input), OWN_WORDS);
	const { leadScoring } = value.sdrCampaign;
	const { letter, calculation } = scored(leadScoring.qualificationCriteria);
	return {
		output: {
			sdrCampaign: { ...value.sdrCampaign, leadScoring: { ...leadScoring, overallScore: letter, calculation } },
		},
		grounding,
	};
}

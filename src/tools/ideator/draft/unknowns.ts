import { fits } from '#business/fit/fit.ts';
import { capital } from '#language/capitals.ts';
import type { Pattern } from '#language/pattern.ts';
import { overlap, stems } from '#language/stems.ts';
import { UNKNOWN_QUESTIONS } from './sentences/open-questions.ts';
import { isReasonToStop, isStated } from './stated.ts';

/** What an uncertainty, or a goal, is about: which question asks for it, or that the closing does. */
export const UNKNOWNS = [
	{
		id: 'closing',
		pattern:
			/\b(?:who|whom|board|partners?|owner|manager)\b[^.;\n]{0,40}\b(?:decid(?:es?|ing)|agrees?|signs?(?! off on)|approves?)\b|\b(?:have|has) to agree\b/i,
		finds: [
			'Who agrees to a new tool?',
			'Whom do they ask before anybody signs?',
			'Who decides about the phone?',
			'Does the board decide about spending?',
			'Is the partner the one deciding?',
			'Who signs a contract?',
			'who approves it',
			'Does the owner decide?',
			'Does the owner or the manager decide on software?',
			'The office manager approves it?',
			'Does the safety officer have to agree?',
			'If the union has to agree',
		],
		leaves: ['Who pays for overtime?', 'Who buys the flowers?', 'A pen signs', 'Who signs off on safety content?'],
	},
	{
		id: 'programs',
		pattern:
			/\b(?:which|what|already (?:have |use )?an?) (?:\w+ ){0,2}(?:software|systems?|programs?|apps?|crm|manager)\b/i,
		finds: [
			'Which software do they keep their cases in?',
			'What booking system is it?',
			'Which programs do they use?',
			'Do they already use an app?',
			'Which CRM?',
			'They have already a software?',
			'Do they already have a system?',
			'If they already use a channel manager with messages',
		],
		leaves: ['Who writes software?', 'They have already a dog', 'Does their software let us write into it?'],
	},
	{
		id: 'help',
		pattern: /\balready work with\b|\b(?:an|web|their) (?:agency|consultant)\b|\bburned by\b/i,
		finds: [
			'Do they already work with a rival?',
			'Do they have an agency?',
			'the web agency',
			'Who is their consultant?',
			'have they been burned by somebody before',
		],
		leaves: ['already done', 'an answer'],
	},
	{
		id: 'seasons',
		pattern: /\b(?:which|what|when)\b[^.;\n]{0,40}\b(?:season|busiest|most guests)\b/i,
		finds: [
			'Which is the best season?',
			'What is their season?',
			'When are they busiest?',
			'In which months they have the most guests?',
		],
		leaves: ['The season of mists', 'Which months are bad?'],
	},
	{
		id: 'rules',
		pattern: /\b(?:privacy|gdpr|data protection) (?:rules?|law)\b/i,
		finds: ['Are there privacy rules?', 'Which GDPR rule counts?', 'the data protection law'],
		leaves: ['Are they worried about patient data?', 'GDPR concerns'],
	},
] as const satisfies readonly Pattern<keyof typeof UNKNOWN_QUESTIONS | 'closing'>[];

export type Unknown = (typeof UNKNOWNS)[number]['id'];

/** What an uncertainty asks for, as far as a question of ours asks for it. */
export function unknownIn(words: string): Unknown | null {
	return UNKNOWNS.find(({ pattern }) => pattern.test(words))?.id ?? null;
}

/**
 * How an uncertainty comes up in the call: by a question of ours, as it was typed, or in words that the member finds;
 * what the member knows, or would stop at, is not asked.
 */
export type About = Unknown | 'direct' | 'own' | 'stated' | 'stop';

/** An open question. */
export const ASKS = {
	id: 'asks',
	pattern: /^(?:how|what|which|who|when|where)\b.*\?$/i,
	finds: [
		'How many order lines a day?',
		'what does a crane cost?',
		'Which councils answer by email?',
		'Who holds the keys?',
		'When is the hall empty?',
		'Where are the keys kept?',
	],
	leaves: ['Is there a signal?', 'How many lines a day'],
} as const satisfies Pattern;

/** About the person of the call, about the member, or about what might be: not to be asked as it stands. */
export const NOT_ALOUD = {
	id: 'not aloud',
	pattern: /\b(?:they|them|their|he|she|i|we|our|can|would|could|if)\b/i,
	finds: [
		'What do they use?',
		'What troubles them?',
		'Which is their calendar?',
		'What does he pay?',
		'Where does she sit?',
		'What do I ask?',
		'How do we connect to it?',
		'Which data does our app read?',
		'How much it can cost in the month?',
		'Who would pay?',
		'When could it start?',
		'What happens if it rains?',
	],
	leaves: ['Who holds the keys?'],
} as const satisfies Pattern;

/** What an uncertainty is about; `ideas` of the member must not be given away by asking it in its own words. */
export function aboutOf(words: string, ideas: string): About {
	if (isReasonToStop(words)) return 'stop';
	const about = unknownIn(words);
	if (about !== null) return about;
	const isDirect =
		ASKS.pattern.test(words) && !NOT_ALOUD.pattern.test(words) && fits('objection', capital(words)) === null;
	if (isDirect && overlap(stems(words), stems(ideas)) === 0) return 'direct';
	return isStated(words) ? 'stated' : 'own';
}

/** What asks for an uncertainty before the closing: a question of ours, or its own words; '' where neither can. */
export function questionFor(about: About | null, words: string): string {
	const ours: Readonly<Partial<Record<string, string>>> = UNKNOWN_QUESTIONS;
	return about === 'direct' ? capital(words) : (ours[about ?? ''] ?? '');
}

import { fits } from '#business/fit/fit.ts';
import type { Pattern } from '#language/pattern.ts';
import type { UNKNOWN_QUESTIONS } from './sentences/open-questions.ts';

/** What an uncertainty, or a goal, is about: which question asks for it, or that the closing does. */
export const UNKNOWNS = [
	{
		id: 'closing',
		pattern:
			/\b(?:who|whom|board|partners?|owner|manager)\b[^.;\n]{0,40}\b(?:decid(?:es?|ing)|agrees?|signs?|buys|approves?)\b|\b(?:a priority|most urgent|(?:have|has) to agree)\b/i,
		finds: [
			'Who agrees to a new tool?',
			'Whom do they ask before anybody signs?',
			'Who decides about the phone?',
			'Does the board decide about spending?',
			'Is the partner the one deciding?',
			'Who signs a contract?',
			'who approves it',
			'Who buys, the director or the family?',
			'Does the owner decide?',
			'Does the owner or the manager decide on software?',
			'The office manager approves it?',
			'Is it a priority at all?',
			'What is most urgent for them?',
			'Does the safety officer have to agree?',
			'If the union has to agree',
		],
		leaves: ['Who pays for overtime?', 'A pen signs'],
	},
	{
		id: 'programs',
		pattern: /\b(?:which|what|their|existing|already an?) (?:\w+ ){0,2}(?:software|systems?|programs?|apps?|crm)\b/i,
		finds: [
			'Which software do they keep their cases in?',
			'What booking system is it?',
			'Can it read their programs?',
			'Does it fit an existing app?',
			'Which CRM?',
			'They have already a software?',
		],
		leaves: ['Who writes software?'],
	},
	{
		id: 'budget',
		pattern:
			/\b(?:budgets?|how much (?:they|he|she) (?:can|could|would) (?:pay|spend)|(?:can|could) they (?:afford|pay)|(?:would|will) (?:they|anybody|\w+ \w+ \w+) pay)\b|^(?:the )?(?:price|money|pricing)\b/i,
		finds: [
			'budget?',
			'Which budgets do they have?',
			'How much they can pay in month',
			'how much she could spend',
			'how much he would pay',
			'can they afford it?',
			'could they pay at all',
			'Would anybody pay?',
			'Will they pay me?',
			'Would a costume house pay for this at all?',
			'price',
			'the money',
			'pricing',
		],
		leaves: ['Who pays for overtime?', 'The best price of the day', 'Would it rain?'],
	},
	{
		id: 'cost',
		pattern: /\b(?:what|how much)\b[^.;\n]{0,40}\b(?:pays?|spend)\b/i,
		finds: ['What do they pay for leads today?', 'How much do they spend?', 'what she pays'],
		leaves: ['Who pays for overtime?'],
	},
	{
		id: 'help',
		pattern:
			/\balready (?:use|have|work with|pay)\b|\b(?:an|use|their) (?:agency|consultant|answering service)\b|\bburned by\b/i,
		finds: [
			'do they already use something',
			'Do they already have somebody?',
			'Do they already work with a rival?',
			'who do they already pay',
			'Do they have an agency?',
			'Is there an answering service?',
			'Do they use consultant hours?',
			'Who is their consultant?',
			'have they been burned by somebody before',
		],
		leaves: ['All is ready', 'already done'],
	},
	{
		id: 'tasks',
		pattern: /\bwho (?:does|writes|answers|handles|is responsible|(?:\w+ )?takes care)\b/i,
		finds: [
			'who does the posts today',
			'Who writes the newsletter?',
			'who answers the mails',
			'Who handles complaints?',
			'Who is responsible for the stock?',
			'Who takes care of the keys?',
		],
		leaves: ['Who decides?'],
	},
	{
		id: 'time',
		pattern:
			/\b(?:have|find|enough) (?:the )?time (?:for|to)\b|\bhow (?:long|quickly|fast)\b[^.;\n]{0,40}\b(?:change|decide|start|take)\b/i,
		finds: [
			'Do they have time for a trial?',
			'Would they find the time to learn it?',
			'is there enough time for this',
			'How long would a change be?',
			'How quickly do they decide?',
			'How fast can they start?',
			'how long does it take',
		],
		leaves: ['Time will tell', 'How long is the hall?'],
	},
	{
		id: 'seasons',
		pattern: /\b(?:which|what|when)\b[^.;\n]{0,40}\b(?:months|season|of the year|busiest|in the year)\b/i,
		finds: [
			'Which months are bad?',
			'What is their season?',
			'what time of the year is good',
			'When are they busiest?',
			'When in the year would they change a process?',
		],
		leaves: ['The season of mists'],
	},
	{
		id: 'rules',
		pattern:
			/\b(?:privacy|gdpr|data protection) (?:rules?|law|problems?|concerns?)\b|\b(?:patient|client|customer|donor|personal) data\b|\b(?:legal|allowed|permitted) to\b/i,
		finds: [
			'Are there privacy rules?',
			'Which GDPR rule counts?',
			'the data protection law',
			'any privacy problems',
			'GDPR concerns',
			'Which patient data may leave the practice software?',
			'Is an assistant trusted with donor data?',
			'client data',
			'customer data abroad',
			'personal data',
			'Is it legal to record calls?',
			'Are they allowed to use it?',
			'is it permitted to call',
		],
		leaves: ['Data about weather'],
	},
	{
		id: 'reaction',
		pattern:
			/\b(?:customers|clients|patients|owners|homeowners|parents|guests|members|tenants|families|callers)\b[^.;\n]{0,40}\b(?:like|mind|find|accept|react|pushy|hang up|answer)\b/i,
		finds: [
			'How do patients like text messages?',
			'Would members mind being contacted?',
			'Would pet owners accept a machine if they call?',
			'Would homeowners find reminders pushy?',
			'Are reminders to customers pushy?',
			'Will clients accept it?',
			'How do families react to a voice?',
			'Do parents answer surveys?',
			'would guests hang up?',
			'Do tenants like it?',
			'Would families like to be called?',
			'Will callers hang up?',
			'Do guests find it strange?',
		],
		leaves: ['Customers pay'],
	},
	{
		id: 'automatic',
		pattern: /\b(?:trust|accept|allow|afraid of|open to)\b[^.;\n]{0,40}\b(?:ai|robots?|bots?|automation)\b/i,
		finds: [
			'Do they trust AI?',
			'Would they accept a robot on the phone?',
			'Does the union allow bots?',
			'Are they afraid of automation?',
			'Is the owner open to AI?',
		],
		leaves: ['They trust each other'],
	},
] as const satisfies readonly Pattern<keyof typeof UNKNOWN_QUESTIONS | 'closing'>[];

export type Unknown = (typeof UNKNOWNS)[number]['id'];

/** What an uncertainty asks for, as far as a question of ours asks for it. */
export function unknownIn(words: string): Unknown | null {
	return UNKNOWNS.find(({ pattern }) => pattern.test(words))?.id ?? null;
}

/** How an uncertainty comes up in the call: in its own words, or by a question of ours. */
export type About = Unknown | 'direct';

/** Speaks about the person of the call, or of the member alone: no question to be asked as it stands. */
const ABOUT_THEM = /\b(?:they|them|theirs?|i|me|my)\b/i;

export function aboutOf(words: string): About | null {
	const about = unknownIn(words);
	if (about === 'closing') return about;
	return /\?$/.test(words) && !ABOUT_THEM.test(words) && fits('objection', words) === null ? 'direct' : about;
}

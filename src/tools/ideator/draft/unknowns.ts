import type { Pattern } from '#language/pattern.ts';
import type { UNKNOWN_QUESTIONS } from './sentences/open-questions.ts';

/** What an uncertainty, or a goal, is about: which question asks for it, or that the closing does. */
export const UNKNOWNS = [
	{
		id: 'closing',
		pattern:
			/\b(?:who|whom|board|partners?)\b[^.;\n]{0,40}\b(?:decid(?:es?|ing)|agrees?|signs?|buys|approves?)\b|\b(?:a priority|most urgent|(?:have|has) to agree)\b/i,
		finds: [
			'Who agrees to a new tool?',
			'Whom do they ask before anybody signs?',
			'Who decides about the phone?',
			'Does the board decide about spending?',
			'Is the partner the one deciding?',
			'Who signs a contract?',
			'who approves it',
			'Who buys, the director or the family?',
			'Is it a priority at all?',
			'What is most urgent for them?',
			'Does the safety officer have to agree?',
			'If the union has to agree',
		],
		leaves: ['Who pays for overtime?', 'The owner signs with a pen'],
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
		id: 'cost',
		pattern: /\b(?:what|how much|would|will)\b[^.;\n]{0,40}\b(?:pays?|spend|costs?)\b/i,
		finds: [
			'What do they pay for leads today?',
			'How much do they spend?',
			'Would anybody pay?',
			'Will they pay me?',
			'Find out what a return really costs them',
		],
		leaves: ['Who pays for overtime?'],
	},
	{
		id: 'help',
		pattern: /\balready (?:use|have|work with|pay)\b|\b(?:an|use|their) (?:agency|consultant|answering service)\b/i,
		finds: [
			'do they already use something',
			'Do they already have somebody?',
			'Do they already work with a rival?',
			'who do they already pay',
			'Do they have an agency?',
			'Is there an answering service?',
			'Do they use consultant hours?',
			'Who is their consultant?',
		],
		leaves: ['All is ready', 'already done'],
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
			/\b(?:customers|clients|patients|homeowners|parents|guests|members|tenants|families|callers)\b[^.;\n]{0,40}\b(?:like|mind|find|accept|react|pushy|hang up|answer)\b/i,
		finds: [
			'How do patients like text messages?',
			'Would members mind being contacted?',
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

/** The rules for a cold email, with their sources. Studies differ, so the range is shown. */
export interface Rule {
	id: RuleId;
	/** E.g. "Words, 50–125". */
	label: string;
	/** What the rule is based on, in one sentence. */
	basis: string;
	/** Addresses of the sources, without the scheme. */
	sources: readonly string[];
}

export type RuleId = 'words' | 'subject' | 'grade' | 'asks' | 'spam' | 'links' | 'facts' | 'footer';

export const WORDS = { least: 50, most: 125 } as const;
export const SUBJECT = { leastWords: 2, mostWords: 6, mostCharacters: 45 } as const;
export const HIGHEST_GRADE = 9;

export const RULES: readonly Rule[] = [
	{
		id: 'words',
		label: 'Words, 50–125',
		basis:
			'Between greeting and signature, gaps left out. Boomerang found 50 to 125 best, Lavender 25 to 50, Belkins 101 to 200: the sources differ.',
		sources: ['dripdraft.com/q/how-long-should-cold-email-be-optA', 'help.lavender.ai/en/articles/6455186'],
	},
	{
		id: 'subject',
		label: 'Subject, 2–6 words, up to 45 characters',
		basis: 'Belkins found 2 to 4 words opened most; a phone shows about 35 characters.',
		sources: [
			'dripdraft.com/q/how-long-should-cold-email-subject-lines-be-optA',
			'allstonlabs.com/library/copy/subject-lines',
		],
	},
	{
		id: 'grade',
		label: 'Reading grade, up to 9',
		basis: 'Flesch–Kincaid, for English. Lavender finds about grade 5 best; 9 is our limit.',
		sources: ['help.lavender.ai/en/articles/6455186'],
	},
	{
		id: 'asks',
		label: 'Asks, exactly 1',
		basis: 'One question before the signature: whoever reads knows what to answer. A rule of ours.',
		sources: [],
	},
	{
		id: 'spam',
		label: 'Spam-prone words, 0',
		basis: 'Phrases that filters and readers know from bulk mail; a sign, not a verdict.',
		sources: [
			'suped.com/learn/email-deliverability/what-words-and-phrases-are-considered-spammy-and-trigger-spam-filters',
		],
	},
	{
		id: 'links',
		label: 'Links, 0',
		basis: 'A stranger has no reason to follow one yet, and filters look at each. A rule of ours.',
		sources: [],
	},
	{
		id: 'facts',
		label: 'Personal facts, at least 1',
		basis:
			'What you entered about this person or company and what the email uses; a follow-up without a new reason adds nothing.',
		sources: ['quarvio.io/blog/cold-email-follow-up-strategy'],
	},
	{
		id: 'footer',
		label: 'Postal address and opt-out',
		basis: 'CAN-SPAM asks for both in commercial mail, between companies too.',
		sources: ['ftcdefenselawyer.com/how-to-comply-with-ftcs-can-spam-act', 'sendx.io/help/can-spam-act'],
	},
];

import type { Pattern } from '#language/pattern.ts';
import type { STEPS } from './sentences.ts';

/** The kind of work, which decides the steps. */
export type Kind = keyof typeof STEPS;

/** Phrases at the beginning of a task, the first that fits. A task that fits none is of the kind "other". */
export const KINDS: readonly Pattern<Exclude<Kind, 'other'>>[] = [
	{
		id: 'answer',
		pattern:
			/^(?:(?:write|draft|make|prepare|give me|(?:I|we) need) (?:me )?(?:please )?(?:[\p{L}-]+ ){0,2}(?:reply|replies|answers?|responses?) (?:to|for)|(?:reply|respond) to|answer (?:[\p{L}-]+ ){0,2}(?:e-?mails?|messages?|letters?|reviews?|complaints?|comments?))\b/iu,
		finds: [
			'Write a reply to a parent',
			'Draft me an answer to the bank',
			'Write the short response to our tenant',
			'Write my reply to Ms Novak',
			'Write our reply to the bank',
			'Write me please a short answer to the landlord',
			'Write replies to the reviews of our campsite',
			'Make answers for our reviews',
			'Prepare polite responses to late payers',
			'Give me a reply to my supplier',
			'I need a reply to the council',
			'We need an answer for the tenant',
			'Reply to this review',
			'Respond to the tenant',
			'Answer this email',
			'Answer these emails',
			'Answer the angry letter',
			'Answer all letters',
			'Answer a message from a client',
			'Answer customer messages',
			'Answer an odd review',
			'Answer our reviews',
			'Answer my oldest complaint',
			'Answer complaints',
			'Answer the comments under my video',
			'Answer this comment',
		],
		leaves: [
			'Write a letter to a parent',
			'Answer the questions of the form',
			'Write an email about the reply',
			'Write an essay with answers to riddles',
			'Make an answering machine text',
		],
	},
	{
		id: 'why',
		pattern: /^(?:(?:(?:find|work|figure) out|analy[sz]e|tell me|I (?:want|need) to know) )?why\b/iu,
		finds: [
			'Find out why fewer people call',
			'Work out why we are late',
			'Figure out why it broke',
			'Analyse why they leave',
			'Tell me why sales fell',
			'I want to know why',
			'I need to know why they stay away',
			'Why do customers cancel?',
		],
		leaves: ['Explain to our guests why we close', 'Write why we moved', 'Find out who called'],
	},
	{
		id: 'compare',
		pattern: /^(?:compare|(?:decide|choose) between|which of)\b/iu,
		finds: [
			'Compare the two quotes',
			'Decide between the vans',
			'Choose between A and B',
			'Which of these is cheaper?',
		],
		leaves: ['Decide when we open', 'Which day is best?', 'Write a comparison'],
	},
	{
		id: 'condense',
		pattern: /^(?:summari[sz]e|sum up|condense|(?:write|give me|make) (?:a|the) (?:[\p{L}-]+ )?summary of)\b/iu,
		finds: [
			'Summarise the minutes',
			'Sum up what was said',
			'Condense the report',
			'Write a short summary of the talk',
			'Give me the summary of it',
			'Make a summary of the rules',
		],
		leaves: ['Write a letter with a summary', 'Summer plan'],
	},
	{
		id: 'collect',
		pattern: /^(?:extract|(?:pull|copy) (?:out )?(?:all|every|each))\b/iu,
		finds: ['Extract the dates', 'Pull out all names', 'Copy every price', 'Pull each address from the list'],
		leaves: ['Pull the customer back', 'Write an extract'],
	},
	{
		id: 'sort',
		pattern: /^(?:sort|group|classify|categori[sz]e)\b[^.?!\n]*\b(?:by|into)\b/iu,
		finds: [
			'Sort the comments by topic',
			'Group them into three',
			'Classify emails by urgency',
			'Categorise costs by month',
		],
		leaves: ['Sort out the mess', 'Group class plan'],
	},
	{
		id: 'rework',
		pattern: /^(?:rewrite|rephrase|translate|proofread|shorten|correct)\b/iu,
		finds: [
			'Rewrite our home page',
			'Rephrase this',
			'Translate the menu',
			'Proofread my letter',
			'Shorten this text',
			'Correct the spelling',
		],
		leaves: ['Write our home page', 'Short text'],
	},
	{
		id: 'plan',
		pattern:
			/^(?:plan|(?:write|draft|make|create|prepare|give me|(?:I|we) need) (?:me )?(?:a|an|the|our|my) (?:[\p{L}\d-]+ ){0,2}(?:plan|schedule|timetable))\b/iu,
		finds: [
			'Plan the open day',
			'Write a plan for the move',
			'Draft me a cleaning schedule',
			'Make an easy plan',
			'Create the timetable',
			'Prepare our spring plan',
			'Give me my week plan',
			'I need a plan',
			'We need a schedule',
		],
		leaves: ['Write an article about our plan', 'Planning permission letter'],
	},
	{
		id: 'ideas',
		pattern:
			/^(?:(?:suggest|brainstorm|give me|list|come up with|think of|find|(?:I |we )?need)\b[^.?!\n]{0,60}\b(?:ideas|names|titles|slogans|headlines)\b(?! of)|(?:(?!(?:a|an|the|this|these|my|our|write|draft) )[\p{L}\d-]+ ){0,3}(?:ideas|names|titles|slogans|headlines) (?:for|on|how|what)\b|(?:write|make) (?:me )?(?:(?:some|\d{1,3}) )?ideas\b)/iu,
		finds: [
			'Suggest ideas to fill a quiet month',
			'Brainstorm ideas',
			'Give me 10 names that nobody uses',
			'List five titles like these',
			'Come up with slogans',
			'Think of better headlines',
			'Find names that two kittens could have',
			'I need 5 slogans',
			'We need good ideas',
			'Need ideas',
			'Ideas for a rainy day with children',
			'10 Instagram post ideas on our garden',
			'Names for a ferry',
			'Three titles for my talk',
			'New slogans for the van',
			'Headlines for our flyer',
			'Ideas how to fill the quiet months',
			'Some ideas what to do with old sails',
			'Write me some ideas about the garden',
			'Make 20 ideas to sell more soap',
			'Write ideas in a list',
		],
		leaves: [
			'Suggest a day',
			'List the names of all clients',
			'Give me the plan',
			'Explain our ideas for the garden',
			'Explain the names for it',
			'Check this titles for mistakes',
			'Show these slogans for a week',
			'Print my headlines for Monday',
			'Choose a names for it',
			'Carve an ideas for it',
			'Write about names for boats',
			'Draft notes on ideas for boats',
		],
	},
	{
		id: 'code',
		pattern:
			/^(?:write|fix|make|create|build|debug) (?:[\p{L}-]+ ){0,3}(?:function|formula|macro|regex|(?:python|shell|excel|sql) (?:script|query|code))\b/iu,
		finds: [
			'Write an Excel formula that counts',
			'Fix the macro',
			'Make me a regex',
			'Create our function',
			'Build a Python script',
			'Debug this shell script',
			'Fix my SQL query',
			'Write Python code',
			'Make an Excel script',
		],
		leaves: ['Write a script for our film', 'Write a code of conduct', 'Make a course about Excel'],
	},
	{
		id: 'write',
		pattern:
			/^(?:write|draft|compose|(?:make|create|prepare|give me|(?:I|we) need) (?:a|an|the|our|my) (?:[\p{L}-]+ ){0,3}(?:text|page|speech|post|e-?mail|letter|message|flyer|article|newsletter|description))\b/iu,
		finds: [
			'Write an email to our clients',
			'Draft a contract',
			'Compose a card',
			'Make a text for the window',
			'Create an about page',
			'Prepare the speech',
			'Give me our next post',
			'I need my email to the bank',
			'We need a short letter to the bank',
			'Make a message for the phone',
			'Make a flyer',
			'Make an article',
			'Make a newsletter',
			'Make a product description',
		],
		leaves: ['Prepare me for the talk', 'Writing course: which dates?', 'Make a website'],
	},
];

const COURTESY =
	/^(?:(?:please|hi|hello|can you|could you|help me|I (?:want|need|would like) (?:you )?to(?! know))\b[,!]? *)+/iu;

/** Kinds that work on a text, and add nothing to it. */
export const ON_MATERIAL: ReadonlySet<Kind> = new Set<Kind>(['condense', 'collect', 'sort', 'rework']);

export function kindOf(task: string): Kind {
	const asked = task.replace(COURTESY, '');
	return KINDS.find(({ pattern }) => pattern.test(asked))?.id ?? 'other';
}

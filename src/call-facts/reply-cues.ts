/** The words of replies that answer nothing. */

import type { Pattern } from '#language/pattern.ts';

/** A reply that does not answer the doubt before it. */
export const UNANSWERED: Pattern = {
	id: 'a reply without an answer',
	pattern:
		/\b(?:i (?:honestly )?(?:don't|do not) know|(?:don't|do not) have (?:a|an|one|any)(?: \w+)? (?:answer|i can)|(?:i|we)(?:'d| would)? (?:have|need|rather) (?:to )?(?:check|ask|find out|look)|(?:i|we)(?:'ll| will) (?:check|ask|find out|look into|come back)|let me (?:check|ask(?! (?:you|first|some))|find|look)|(?<!\byou )(?:can't|couldn't) (?:promise|tell|say|answer)|i'm not sure|not measured|nobody can|haven't\.|in writing by|get (?:you )?(?:a|an) (?:written )?answer|(?:that's|that'd be|that would be|that is) (?:one|a question) for|take that (?:one |question )?(?:to|with me|away)|think about how to answer)/i,
	finds: [
		"I honestly don't know.",
		"I don't have a neat answer.",
		"I'd have to ask their support.",
		"I'll find out from the factory.",
		"I can't promise it today.",
		"I couldn't tell you how it sounds.",
		"I can't answer it today.",
		"On attrition, we've not measured it.",
		'Let me look into it.',
		"I'm not sure.",
		'Nobody can say.',
		"No, I haven't.",
		"You'll have it in writing by Wednesday.",
		"I'll get you an answer.",
		"That'd be one for Gary.",
		'I do not know.',
		'We do not have a good answer.',
		"I don't have an answer.",
		"I don't have one I can name.",
		"We don't have any answer.",
		'We would need to look.',
		"I'd rather find out.",
		'I have to check.',
		'We will check.',
		"I'll ask her.",
		"I'll look into it.",
		"I'll come back to you.",
		'Let me check.',
		'Let me ask her.',
		'Let me find it.',
		"I can't tell.",
		"I can't say.",
		"I'll get a written answer.",
		"That's one for Gary.",
		'That would be one for Gary.',
		'That is a question for Gary.',
		'Could I take that one to the call with him?',
		'I take that question with me.',
		'Let us take that away.',
		"I'd want to think about how to answer that properly.",
	],
	leaves: [
		'It runs in Montreal.',
		'No, month to month.',
		"If it's one person you can't tell who's speaking.",
		'Let me ask you this.',
		'Let me ask first.',
		'Let me ask some questions.',
	],
};

/** Said of the reply before it. */
export const NOT_AN_ANSWER: Pattern = {
	id: 'that a reply was no answer',
	pattern:
		/\b(?:not an answer|the same answer as|(?:did not|didn't|haven't) answer|not what i asked|but i asked|not convinced|without it i (?:don't|won't))/i,
	finds: [
		"That's not an answer.",
		'You did not answer it.',
		"You didn't answer me.",
		"You haven't answered.",
		"It's not what I asked.",
		'Fine, but I asked about May.',
		"That's the same answer as in June.",
		"I'm not convinced by that.",
		"Without it I don't go to a pilot.",
		"Without it I won't sign.",
	],
	leaves: ['I asked about May.', 'That is an answer.', 'Nobody answered the phone.'],
};

export const REPLY_CUES = [UNANSWERED, NOT_AN_ANSWER];

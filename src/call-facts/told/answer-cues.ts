/** The words of doubts, of approval, and of answers that are none. */

import type { Pattern } from '#language/pattern.ts';

/** Words with which somebody takes an answer as good. */
export const ACCEPTS: Pattern = {
	id: 'an answer taken as good',
	pattern:
		/\b(?:(?:that|it)(?:'s| is|'d be| would be|'d| would|'ll be)? (?:fair|fine|good|great|perfect|helpful|sensible|reasonable|worth (?:something|somethin'|it)|all right|alright|better|nice|works?|help|helps|settles (?:it|that)|makes sense|answers (?:it|that)|sorted|okay|ok)\b|makes sense|(?:i|we) (?:like|love) (?:that|it|the)\b|that (?:i|we) like|i'd like that|(?:happy|comfortable|fine|good) with (?:that|it)|can(?:'t| not) argue|(?:i|we) (?:can|could) (?:live with|manage|do) that|(?:takes care of|solves|answers) (?:that|it|the)|that's (?:that|what (?:i|we) (?:wanted|needed))|fair enough|sounds? (?:good|great|fair|fine|right)|good to know|exactly (?:it|what (?:i|we))|i'd like to see (?:it|that)(?! first)|send me that|let's do (?:it|that)|we have a deal|that we could manage|no worries|(?:that|it)(?:'d| would|'ll) do it)/i,
	finds: [
		"That's fair.",
		'That works.',
		'That would help.',
		'Okay, makes sense.',
		'I like that.',
		'That I like.',
		"I'm comfortable with that.",
		"Well, I can't argue with that.",
		'I can live with that.',
		'That takes care of that.',
		"That's that answered then.",
		"That's what I wanted to hear.",
		"That'd be great.",
		'That sounds fair.',
		"Let's do it.",
		'One morning. That we could manage.',
		"I'd like that call.",
		'Fair enough.',
		'Good to know.',
		'That is exactly it.',
		"I'd like to see that.",
		'Send me that wording.',
		'We have a deal.',
		'No worries.',
		"That'll do it.",
	],
	leaves: [
		'Is that all?',
		'There is a crowd that do it for ninety-nine.',
		'I would like to see it first.',
		'That is the problem.',
	],
};

/** Words of a doubt, also where an approval stands before them. */
export const DOUBTS: Pattern = {
	id: 'a doubt',
	pattern:
		/\b(?:but|though|worr(?:y|ied|ies)|concern(?:s|ed)?|problem|trouble[sd]?|risk|afraid|nervous|scared|not sure|can(?:'t|not)|couldn't|won't|wouldn't|don't|doesn't|didn't|never|nobody|nothing|too (?:much|expensive|dear|long|late|big|small|many)|steep|a lot|more than|double|expensive|dear|cheaper|unless|what if|if (?:it|you|we|they|i|one)|depends?|guarantee|burn(?:ed|t)|stung|over what|crowd|firm|company|quoted?|otherwise)\b|(?:\S{1,40} ){5}[^?]{1,200}\?/i,
	finds: [
		'And who writes the documents for all this?',
		"But that's a chunk.",
		"I'd have to see it, though.",
		"I'm worried about the data.",
		'My concern is the data.',
		'The problem is May.',
		'The trouble is May.',
		'That is a risk.',
		"I'm afraid of the winter.",
		"I'm nervous about it.",
		"Everybody's scared.",
		"I'm not sure.",
		"I can't have you on the roof.",
		"They couldn't read it.",
		"The lads won't use it.",
		"I wouldn't like it.",
		"I don't see it.",
		"It doesn't text people.",
		"It didn't work.",
		'They never answered.',
		'Nobody reads it.',
		'It says nothing.',
		"That's too many.",
		'I found that steep.',
		"It's a lot.",
		'It is more than May.',
		'That is double.',
		"It's expensive.",
		"It's dear.",
		'Hadley is cheaper.',
		'Not unless he signs.',
		'What if she leaves?',
		'If it goes, I go.',
		'It depends.',
		'Is there a guarantee?',
		"We've been burned before.",
		'A mate got stung.',
		"It's over what is sanctioned.",
		'I spoke to a crowd in Perth.',
		'A firm in Nairobi has one.',
		'Your company is small.',
		'They quoted me nine.',
		'Otherwise no.',
	],
	leaves: ['One thousand eight hundred and fifty.', 'Seventeen years.', 'Okay, good.'],
};

/** What makes approval none: a condition, a threat, a no. */
export const HOLDS_BACK: Pattern = {
	id: 'a condition, a threat or a no',
	pattern:
		/\b(?:but|though|unless|if (?:it|you|we|they|i|that)|because if|can't|cannot|won't|wouldn't|not (?:doing|going|sure|yet)|however|the only|double|problem is)\b/i,
	finds: [
		'But not in May.',
		"I'd want to see it, though.",
		'Unless he says no.',
		'That works if it runs.',
		'Because if Hadley calls, I go.',
		"I can't sign.",
		'I cannot sign.',
		"The lads won't use it.",
		"I wouldn't.",
		'Not yet.',
		'However, it is May.',
		"It's the only one.",
		'That is double.',
		'The problem is May.',
	],
	leaves: ['Okay, good.', 'That makes sense.', 'I like that.'],
};

/** The refusal itself is no doubt that could be answered. */
export const REFUSAL: Pattern = {
	id: 'a no in itself',
	pattern: /(?:(?:^|[.?!] )No\.|\b(?:have to say no|it's (?:a )?no\b|we're not (?:going|doing)))/i,
	finds: [
		'No. Please do not set it up.',
		"I've twelve for their tea. No.",
		'I have to say no.',
		"I'm sorry, it's a no.",
		"We're not doing it.",
	],
	leaves: ['No, Thursday is fine.', "It's not clear.", 'We will not go in May.'],
};

/** What is told in answer to it is no doubt. */
export const ASKS_FOR_FACTS: Pattern = {
	id: 'a question for facts',
	pattern: /\b(?:what (?:would|does|do|did|is|are|else)|how (?:many|much|long|often)|which|when)\b[^.?!]*\?$/i,
	finds: [
		'What does good look like?',
		'How many quotes go out?',
		'Which two?',
		'And when would it have to be running?',
	],
	leaves: ['Does that help?', 'Which two, you ask. Does it matter?', 'What a day!'],
};

export const ANSWER_CUES = [ACCEPTS, DOUBTS, HOLDS_BACK, REFUSAL, ASKS_FOR_FACTS];

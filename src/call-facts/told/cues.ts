/** The words by which a fact that the weights found is plain enough to be told. */

import type { Pattern } from '#language/pattern.ts';

/** A day that is still to come. */
export const AHEAD: Pattern = {
	id: 'a day to come',
	pattern:
		/\b(?:by|before|until|till|from|next|start(?:s|ing)?|want|need|end of|deadline|closes?|opens?|ready|must|ha(?:s|ve) to|in time|goes away|runs out|vote|meet(?:s|ing)?|live|this (?:week|month|year|spring|summer|autumn|fall|winter))\b/i,
	finds: [
		'By Wednesday.',
		'Not before May.',
		'Until the nineteenth.',
		'I have till May.',
		'From May on.',
		'Next week.',
		'We start in May.',
		'They want it in May.',
		'They need it in May.',
		'End of February.',
		'The deadline is May.',
		'It closes on the ninth.',
		'It opens on the ninth.',
		'Is it ready in May?',
		'It must run in May.',
		'It has to run in May.',
		'Are we in time?',
		'The grant goes away on the ninth.',
		'It runs out on the thirtieth.',
		'They vote on Tuesday.',
		'They meet on Tuesday.',
		"We'd be live in May.",
		'This spring.',
	],
	leaves: ['March came on the nineteenth.'],
};

export const SMALL_TALK: Pattern = {
	id: 'weather, sport, family and the way here',
	pattern:
		/\b(?:rain(?:s|ed|ing|y)?|snow(?:s|ed|ing)?|wind(?:y)?|weather|degrees|minus \w+|cold|hot|sunny|inches|match|(?:the|a|ball) game|football|cricket|rugby|county fair|traffic|jam|the road|birthday|holidays?|weekend|grand(?:son|kids|children)|wi-?fi|parking)\b/i,
	finds: [
		'It rained for three days.',
		'The snow is a foot deep.',
		'That is the actual wind.',
		'How is the weather?',
		"It's thirty-eight degrees in here.",
		'Minus twenty-three.',
		'Cold, is it?',
		'And is it hot?',
		'Sunny here.',
		'We got four inches.',
		'The match was off.',
		'Did you see the game?',
		'He watches football.',
		'Test cricket and being left alone.',
		'My rugby season starts.',
		'The county fair had two hundred people.',
		'He is in traffic.',
		'There is a two-hour jam.',
		'I was two hours on the road.',
		"She's fifty, it's her birthday.",
		'How was your holiday?',
		'How was your weekend?',
		"My grandson's home.",
		"I'm on a train-station wifi.",
		'No parking here.',
	],
	leaves: ['We lose eleven jobs a month.', 'The invoices are late.'],
};

export const DECISION: Pattern = {
	id: 'who decides or signs',
	pattern:
		/\b(?:decid(?:e|es|ed|ing)|decision|signs?|approv(?:e|es|al)|says? (?:the )?yes|goes? (?:to|over|before)|votes?|have to (?:ask|agree|go back to)|has to (?:agree|see|tick|ok|okay|approve)|run it (?:past|by)|(?:it's|just) me|it's us|up to me|my call|owns? (?:half|it|the|part)|percent of the company|the final (?:say|word)|holds? the purse)\b/i,
	finds: [
		'I decide.',
		"It's her decision too.",
		'Doug signs it.',
		'A person approves it.',
		'So who says yes?',
		'Anything over ten goes to the board.',
		"Over that I'd have to go back to her.",
		'Graham has to tick it.',
		'I run it past Linda.',
		"So it's me.",
		"So it's us two.",
		'That is up to me.',
		"It's my call.",
		'She owns half of it.',
		'The commissioners vote on Tuesday.',
		'He has forty percent of the company.',
		'She has the final say.',
		'My wife holds the purse.',
	],
	leaves: ['I put in a bid.', 'You can call.', 'Mam made tea.'],
};

/** A speaker's words that somebody else decides, or that a sum is beyond the speaker. */
export const NOT_MINE: Pattern = {
	id: 'a speaker who does not decide',
	pattern:
		/\b(?:i(?:'m| am) only|i can recommend|(?:double|more than|over) what i can sign|they're the ones|i can sign myself|i (?:don't|do not|can't|won't) (?:sign|say yes|decide)|bring it to|(?:has to go|goes) to|not my (?:call|decision)|i'd have to ask|leave \w+ to me)\b/i,
	finds: [
		"I'm only the administrator.",
		'I can recommend it.',
		"That's double what I can sign.",
		"They're the ones who say yes.",
		'By the month I can sign myself.',
		"I can't sign that.",
		'I bring it to the board.',
		'It has to go to the diocese.',
		"It's not my call.",
		"I'd have to ask the wife.",
		'Leave Peter to me.',
	],
	leaves: ['I decide.', "It's me up to sixty thousand."],
};

/** A sum above which others are asked: no money that is there. */
export const SIGNING_LIMIT: Pattern = {
	id: 'a limit above which others decide',
	pattern:
		/\b(?:(?:anything|everything|all) (?:over|above)|(?:over|above) that|can sign|sealed bid|goes to \w+|has to go)\b/i,
	finds: [
		'Anything over fifteen thousand, Doug signs.',
		"Above that it's the three of them.",
		'I got fifteen thousand I can sign myself.',
		"Over ten it's a sealed bid.",
		'Twenty goes to Doug.',
		'What is above the plan has to go to him.',
	],
	leaves: ['We have seven thousand left for it.'],
};

export const NO_BUDGET: Pattern = {
	id: 'a sum that is no money of theirs',
	pattern: /\b(?:still|over what|more than (?:i|we)|grant|quoted?|they told me|pay(?:ing|s)? them|owes?|apiece)\b/i,
	finds: [
		"It's still a hundred too much.",
		"That's over what I said.",
		'Nine is more than we pay me.',
		"There's some grant as well.",
		'They quoted me three thousand.',
		'Three thousand, they told me.',
		'I pay them nine hundred.',
		'They owe us nine hundred.',
		'Texts are two cents apiece.',
	],
	leaves: ['I have nine lakhs left.'],
};

export const ASKS_FOR_A_GOAL: Pattern = {
	id: 'a question for what they want',
	pattern:
		/\b(?:what (?:would|does|do|are|is).{0,40}(?:look|like|good|want|have|hoping)|where (?:would|should|do).{0,40}(?:be|want)|what.{0,15}want|a year from now|magic wand)\b/i,
	finds: [
		'What would good look like?',
		'Where should the margin be?',
		'And what would you want to have by June?',
		'What he wants, what they want?',
		'How is it a year from now?',
		"If you'd a magic wand?",
	],
	leaves: ['Who decides?', 'How many are there?'],
};

export const WANTS: Pattern = {
	id: 'a wish',
	pattern:
		/\b(?:(?:i|we)(?:'d| would|'re|'m)?(?: really| just)? (?:want|like|love|need|hope|hoping|take|be happy)|i'd be|under \w+|down to|so that (?:we|i)|my dream|ideally|what i'm after|goal)\b/i,
	finds: [
		'I want most of it by summer.',
		"I'd like it to be less.",
		"At that price I'd be gone.",
		'Attrition back under that.',
		'Get it down to less.',
		'So that I type it once.',
		'My dream is a Sunday off.',
		'Ideally on a Monday.',
		"What I'm after is a winter by the sea.",
		'The goal is fewer calls.',
	],
	leaves: ['It costs us a day.', 'They wrote to us.'],
};

export const TOLD_CUES = [AHEAD, SMALL_TALK, DECISION, NOT_MINE, SIGNING_LIMIT, NO_BUDGET, ASKS_FOR_A_GOAL, WANTS];

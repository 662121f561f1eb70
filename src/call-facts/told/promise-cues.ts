/** The words of promises. */

import type { Pattern } from '#language/pattern.ts';

/** What somebody does for the other side. */
export const OWN_DEED: Pattern = {
	id: 'what the speaker will do',
	pattern:
		/\b(?:you(?:'ll| will) (?:have|get) (?!(?:those|them|it over))|so i (?:send|do|bring|make) |(?<!\b(?:so that|so|if|until|before|when) )(?:(?:i|we)(?:'ll| will| shall| can|'m going to|'re going to|'m gonna)|i've got to|let me|she'll|he'll|they'll) (?:\w+ ){0,2}?(?:send|e-?mail|write|call|ring|phone|text|ask|check|find|get|look|pull|bring|pay|sign|put|make|set|share|forward|talk|speak|show|prepare|draft|book|drop|confirm|do|have|come|mention|introduce|fill|give|print|run|see|invoice|dig|pop|chase|start|move|order|transfer|tell (?:him|her|them) to)\b|(?:i|we)'d have (?:\w+ ){1,3}to you\b)/i,
	finds: [
		"I'll tell him to have them to you.",
		"I'll tell her to send it.",
		"I'll tell them to ring.",
		"I'd have both versions to you by then.",
		"We'd have it to you by then.",

		"I'll send you the photos.",
		"I'll email you the contract.",
		"I'll write it in.",
		"I'll call him on Sunday.",
		"I'll ring you on the nineteenth.",
		"I'll phone my brother.",
		"I'll text you the agreement.",
		"I'll ask Hélène.",
		"I'll check it against November.",
		"I'll find out.",
		"We'll get it signed.",
		"I'll look.",
		'I can pull twenty files.',
		"I'll bring the scanner.",
		"I'll pay it today.",
		"We'll sign it.",
		"I'll put it in front of them.",
		"I'll make a list.",
		"I'll set it up.",
		"I'll share the screen.",
		"I'll forward it.",
		"I'll talk to Gary.",
		"I'll speak to Gary.",
		"I'll show you the screen.",
		"I'll prepare the page.",
		"I'll draft the page.",
		"I'll book him.",
		"I'll drop it off.",
		"I'll confirm it.",
		"I'll do it.",
		"I'll have it on Friday.",
		"I'll come on Friday.",
		"I'll mention it.",
		"I'll introduce you to Paul.",
		"I'll fill that one in.",
		"I'll give you the page.",
		"I'll print it.",
		"I'll run them.",
		"I'll see Bob on Friday.",
		"I'll invoice him.",
		"I'll dig it out.",
		"I'll pop a note in.",
		"I'll chase them.",
		"I'll start on Friday.",
		"I'll move the invitation.",
		"I'll order it.",
		"I'll transfer it tomorrow.",
		'I will ring them.',
		'We shall send it.',
		"I'm going to ask him.",
		"We're going to send it.",
		"I'm gonna send a notice.",
		"I've got to speak to Gary.",
		'Let me look into it.',
		"She'll send it.",
		"He'll send it.",
		"They'll send it.",
		"You'll have the contract on Wednesday.",
		'So I send the agreement tomorrow.',
		'So I do the page.',
		'So I bring the scanner.',
		'So I make a list.',
		'You will have the contract on Wednesday.',
		"You'll get the contract on Wednesday.",
	],
	leaves: [
		'I want the quote, so that I can send it on.',
		'It is late, so I can send nothing.',
		'Ask me if I can send it.',
		'We wait until I can send it.',
		'That is before I can send it.',
		'Tell me when I can send it.',
		'Two pages, not forty.',
		'Send it to me, on WhatsApp.',
		'Thanks, both. Stay warm.',
		'Works for me.',
		"You'll have those on Friday.",
		"You'll have them on Friday.",
		"You'll have it over there.",
	],
};

/** What a seller who cannot answer yet will do about it. */
export const FINDS_OUT: Pattern = {
	id: 'a promise to find out',
	pattern:
		/\b(?:(?:i'll|i will|let me|we'll) (?:just )?(?:find out|ask(?! (?:you|first|some))|check|look (?:into|that up|it up)|give (?:him|her|them) a (?:ring|call)|get you (?:a|an) (?:\w+ )?answer|come back to you)|i'd (?:have to|rather) ask)\b/i,
	finds: [
		"I'll find out from the factory and let you know.",
		"I'll get you a written answer.",
		'Let me look into it.',
		"I'd have to ask him.",
		'I will find out.',
		"We'll find out.",
		"I'll ask the factory.",
		"I'll check with the factory.",
		"I'll give him a ring.",
		"I'll give her a ring.",
		"I'll give them a call.",
		"I'll come back to you.",
		"I'll look that up.",
		"I'll look it up.",
		"I'll get you an answer.",
		"I'd rather ask him.",
	],
	leaves: ["I'll send you the list.", 'Let me ask you something.', 'Let me ask first.', 'Let me ask some questions.'],
};

/** A wish of the other side taken up. */
export const TAKES_UP: Pattern = {
	id: 'a yes to a wish',
	pattern:
		/^\W*\b(?:yes|yeah|aye|ok|okay|sure|of course|will do|fine|perfect|great|no problem|i'?ll|i can|we'll|cool|brilliant|sending|you can|please|send)\b/i,
	finds: [
		'Yes, by then.',
		'Yeah, grand.',
		'Aye.',
		'ok',
		'Okay.',
		'Sure.',
		'Of course.',
		'Will do.',
		'Fine.',
		'Perfect.',
		'Great.',
		'No problem.',
		"I'll look them out.",
		'I can.',
		"We'll see to it.",
		'Cool, today.',
		'Brilliant.',
		'Sending it right now.',
		'You can send it.',
		'Please.',
		'Send, send.',
	],
	leaves: ['Maybe.', 'Let me think.'],
};

export const SENDS: Pattern = {
	id: 'something handed over',
	pattern: /\b(?:i|we)(?:'ll| will| can| could) (?:send|email|bring|pull|share|show|forward)\b/i,
	finds: [
		"I'll send it.",
		'I will send it.',
		'We can send it.',
		'I could send it.',
		"I'll email it.",
		"I'll bring it.",
		"I'll pull it.",
		"I'll share the screen.",
		"I'll show you.",
		"I'll forward it.",
	],
	leaves: ['Send it to me.', "I'll call you."],
};

export const SENDS_THAT: Pattern = {
	id: 'a thing named before that is handed over',
	pattern: /\b(?:send|email|bring|pull|share|show|forward) (?:you )?(?:that|it|this|them|those|both)\b/i,
	finds: [
		"I'll send you that.",
		'We email them.',
		"I'll bring it.",
		"I'll pull it.",
		'I can share it.',
		"I'll show it.",
		'I can forward it.',
		'I send this on Friday.',
		"I'll send those too.",
		"I'll send you both.",
	],
	leaves: ["I'll send you the list."],
};

export const RECAP: Pattern = {
	id: 'all said back once more',
	pattern: /^(?:\W*\b(?:great|okay|ok|right|good|perfect)\b)*\W*(?:so|noted)\b/i,
	finds: [
		'Great. So you send it.',
		'Okay. So you send it.',
		'ok so you send it',
		'Right. So you send it.',
		'Good. So you send it.',
		'Perfect. So you send it.',
		'Noted, sir.',
	],
	leaves: ['I think so.', 'Sorry, so what?'],
};

export const TAKES_BACK: Pattern = {
	id: 'what was just said taken back',
	pattern: /\b(?:no,|no wait|sorry,|hang on)|^by (?=\w{3,12}[.!]?$)|^, say\b/i,
	finds: [
		', say by the Tuesday, the twelfth.',
		'No, Thursday.',
		'no wait, Thursday',
		'Sorry, Thursday.',
		'Hang on.',
		'By Monday.',
	],
	leaves: ['No. Thursday.', 'I am sorry.'],
};

/** Done in the same breath: a question follows. */
export const ASKS_NOW: Pattern = {
	id: 'what is asked or looked up at once',
	pattern: /\blet me (?:ask|look|see|check)\b(?=.*\?[^?\w]*$)/is,
	finds: [
		'Let me ask about the software. What are you running on today?',
		"Let me look. No, I've got a crown at two. Three o'clock?",
		'Let me see. Does Tuesday work?',
		'Let me check. The fourth?',
	],
	leaves: ['Let me ask my wife.', 'Let me check with Bob and ring you on Friday.', "I'll send it. Okay?"],
};

export const PROMISE_CUES = [ASKS_NOW, OWN_DEED, FINDS_OUT, TAKES_UP, SENDS, SENDS_THAT, RECAP, TAKES_BACK];

/** The words by which sentences of a seller are offered for a part of a proposal. */

import type { Pattern } from '#language/pattern.ts';

export const SCOPE: Pattern = {
	id: 'what is done or handed over',
	pattern:
		/\b(?:you(?:'d|'ll| would| will) (?:get|have)|you get|includ\w+|covers|comes with|(?:we|i)(?:'d|'ll| would| will) (?:do|set|build|write|train|install|run|handle|take|start|make|deliver|put|connect|clean|migrate|design|send)|(?:we|i) (?:set|build|write|train|install|handle|deliver|connect|migrate|design)|that's (?:every|all))\b/i,
	finds: [
		"You'd have two drafts of each page.",
		'For that you get two drafts.',
		'Training for the office is included.',
		'It covers all four depots.',
		'The set comes with two spare locks.',
		"I'd do the bid at four even.",
		'We install it on a Sunday.',
		"That's every CV, done properly once.",
	],
	leaves: ['What do you have today?', 'It took us four years.', 'I take your point.'],
};

export const BEGINS: Pattern = {
	id: 'when it begins',
	pattern:
		/\b(?:start|begin|kick[- ]?off|(?<!\bwe )live(?! (?:chat|music|in\b))|launch|onboard\w*|first day|up and running)\b/i,
	finds: [
		'We could start on the twentieth.',
		'Let us begin in May.',
		'Kick-off on the twentieth of January?',
		'It could be live by June.',
		'The launch is on the first.',
		'Onboarding is the week of the ninth.',
		'The first day is Monday.',
		'You would be up and running by Easter.',
	],
	leaves: ['Call me on Monday.', 'It started badly.', 'We had a live chat.', 'We live in Leith.'],
};

export const SMALLER: Pattern = {
	id: 'a part of the offer',
	pattern:
		/\b(?:pilot|trial|start (?:small|with (?:one|just|the|only|a))|just (?:the|one|do)|only the|phase one|first phase|one (?:site|branch|location|team|department|store|clinic)|smaller|lite|basic|instead of|take it down|at half|without the|half the|to begin with)\b/i,
	finds: [
		'A pilot would be six hundred.',
		'There is a trial at nine a month.',
		'We could start with the bay in Leith.',
		'I could do just the library for two eight.',
		'Only the kitchen would be four hundred.',
		'Phase one is twelve thousand.',
		'The first phase is twelve thousand.',
		'One site is ninety a month.',
		'The smaller one is ninety.',
		'The lite version is nine.',
		'The basic one is nine.',
		'Two articles instead of four is nine hundred.',
		'For nine hundred I would take it down to two.',
		'At half it is nine hundred.',
		'Without the training it is three thousand.',
		'Half the rooms would be four hundred.',
		'To begin with it is four hundred.',
	],
	leaves: ['All fourteen hundred doors, nineteen thousand a month.', 'It is nine hundred a month.'],
};

/** Before what is described: "Here's what we'd do." */
export const DESCRIBES: Pattern = {
	id: 'that work is described',
	pattern:
		/\b(?:what (?:you'd|you would|you'll|you) get|what (?:we|i|our \w+)(?:'d| would)? (?:do|propose|suggest)|what i (?:had|have) in mind|how (?:we|i)(?:'d| would)? do it|here(?:'s| is) (?:how|what)|(?:two|three|four) (?:things|steps|parts)|let'?s do (?:it|this)|(?:we|i)(?:'d| would| could) (?:start|begin)|the (?:repair|build|building|set-?up) is|that's the (?:build|repair|set-?up|whole))\b/i,
	finds: [
		"In terms of what you'd get.",
		'What you would get is this.',
		"What you'll get is this.",
		'What you get is this.',
		"So what we'd do is this.",
		"What I'd propose is this.",
		"What I'd suggest is this.",
		'So what I had in mind is this.',
		'What I have in mind is this.',
		"How we'd do it is this.",
		"Here's how it goes.",
		"Here's what it is.",
		'There are two parts.',
		"Let's do this.",
		'We could start with one van.',
		"We'd begin with one van.",
		'The repair is the redirects.',
		'The build is five pages.',
		'The building is five pages.',
		'The set-up is a form.',
		"That's the build.",
	],
	leaves: ['What do you do today?', 'That is how it went.'],
};

/** What a client can wait for. */
export const GIVES: Pattern = {
	id: 'a step that somebody takes',
	pattern:
		/\b(?:send|write|e-?mail|bring|share|forward|draft|prepare|put together|set up|book|order|call|ring|phone|get (?:you|the|it|that|a)|give you|give me|meet|see you|sign|start|ask|talk|speak|check|look|come|visit|have (?:it|the|a|that)|pay|text)\b/i,
	finds: [
		"I'll send it.",
		"I'll write it up.",
		"I'll email Raj.",
		"I'll bring a list.",
		"I'll share the file.",
		"I'll forward it.",
		"I'll draft it.",
		"I'll prepare it.",
		"I'll put together a page.",
		"I'll set up the page.",
		"I'll book it.",
		"I'll order two.",
		"I'll call Raj.",
		"I'll ring them.",
		"I'll phone them.",
		"I'll get you the link.",
		"I'll give you a list.",
		'Give me till Friday.',
		"We'll meet on Tuesday.",
		'See you on Tuesday.',
		"I'll sign it.",
		"We'll start in May.",
		"I'll ask Raj.",
		"I'll talk to Raj.",
		"I'll speak to Raj.",
		"I'll check it.",
		"I'll look it up.",
		"I'll come on Tuesday.",
		"I'll visit Leith.",
		"I'll have it by May.",
		"I'll pay it.",
		"I'll text Raj.",
	],
	leaves: ['Halima will be very happy.', 'Stay warm, Ray.', 'Please, not twenty pages.'],
};

/** What was done for others. */
export const PROOF: Pattern = {
	id: 'a result for another client',
	pattern:
		/\b(?:went (?:down )?from|cut (?:its|their|his|her)|saved (?:them|him|her)|dropped (?:from|to|by)|fell (?:from|to|by)|grew (?:from|to|by)|doubled|halved|(?:client|customer|clients|customers) of (?:ours|mine)|did (?:that|this|it|the same) (?:with|for)|had every)\b/i,
	finds: [
		'They went from nine shops to forty.',
		'It cut their call-outs by 41 %.',
		'It saved them a day.',
		'It dropped to 3 %.',
		'It fell from nine to two.',
		'It grew by a third.',
		'They doubled it.',
		'They halved it.',
		'A client of mine has 12.',
		'We did that with Hollis.',
		'They had every docket in by week three.',
	],
	leaves: ['It goes up every year.', 'You would save a day.'],
};

/** How long it takes. */
export const LASTS: Pattern = {
	id: 'how long the work takes',
	pattern:
		/\b(?:(?:it|that|which|set-?up) takes|for the (?:full|whole)|from when|end to end|in (?:total|all)|all told|from (?:start|kick-?off)|phase one(?:,? that's| is)|in (?:\w+|\d+) weeks)\b/i,
	finds: [
		'It takes six weeks.',
		'Six weeks for the full thing.',
		'Six weeks for the whole thing.',
		'From when we have the feed, three weeks.',
		'Six weeks end to end.',
		'Six weeks in total.',
		'Six weeks in all.',
		'Six weeks, all told.',
		'Six weeks from start to finish.',
		'Six weeks from kick-off.',
		"Phase one, that's four weeks.",
		'Payments in five weeks.',
	],
	leaves: ['We had it six weeks.', 'Three weeks before they take a call.'],
};

export const CUES = [SCOPE, BEGINS, SMALLER, DESCRIBES, GIVES, PROOF, LASTS];

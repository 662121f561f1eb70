/** The words by which sentences of a seller are offered for a part of a proposal, and those with which turns open. */

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

export const TERMS: Pattern = {
	id: 'how it is paid and ended',
	pattern:
		/\b(?:half (?:now|at|on|when|up ?front|before|after|the (?:fee|price|money))|(?<!(?:say|tell|told|said) (?:it|you|them) )up ?front|deposit|invoic\w+|instal?ments?|on completion|cancel\w*|notice|minimum|contract|refund\w*|credit(?:ed)?|comes off|guarantee\w*|no set-?up|set-?up fee|discount|lock(?:ed)? in|pay(?:able|ment|ments)?|thirty days|net \d+|(?:\w+|\d+) ?(?:percent|per cent) (?:to start|when|on|at|before|after))\b/i,
	finds: [
		"It's half at the start.",
		'We take the first month up front.',
		'There is a deposit of two hundred.',
		'The first invoice goes out in May.',
		'You can do it in three instalments.',
		'The rest is due on completion.',
		'You may cancel any month.',
		'It needs four weeks of notice.',
		'The minimum is a year.',
		'We do it without a contract.',
		"If it's rubbish I refund it.",
		'Twelve of that is credited.',
		'Then that comes off the first month.',
		'There is a guarantee of thirty.',
		"There's no set-up if there's been a pilot.",
		'The set-up fee is six hundred.',
		'Charities get a discount of ten.',
		'Nobody is locked in with us.',
		'Two weeks free, or you pay nothing.',
		'It is thirty days, as usual.',
		'Our terms are net 14.',
		'Fifty percent to start, thirty when you approve.',
	],
	leaves: ['Half an hour on the phone each.', 'So I say it up front now.', 'Half of them lose it on page one.'],
};

export const BEGINS: Pattern = {
	id: 'when it begins',
	pattern: /\b(?:start|begin|kick[- ]?off|live|launch|onboard\w*|first day|up and running)\b/i,
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
	leaves: ['Call me on Monday.', 'It started badly.'],
};

export const TAX: Pattern = {
	id: 'the tax beside a price',
	pattern: /\b(?:plus|without|excluding|ex|before|with|including|inc(?:l)?\.?) (vat|gst|tax|sales tax|hst|iva|mwst)\b/i,
	finds: [
		'Sixty-eight hundred plus GST.',
		'That is without VAT.',
		'Nine hundred excluding VAT.',
		'It is ex GST.',
		'Forty before tax.',
		'Forty with sales tax.',
		'Forty including HST.',
		'Forty inc VAT.',
	],
	leaves: ['We do the VAT ourselves.', 'Plus the tax man came.'],
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

/** At the start of a spoken turn alone. */
export const OPENER: Pattern = {
	id: 'what only opens a turn',
	pattern:
		/^(?:(?:and|but|so|and then|then|okay|ok|right|well|yeah|yes|yep|nah|no|um+|uh+|er+|ah|oh|like|look|listen|honestly|sure|great|perfect|good|fine|exactly|i mean|you know)\b[,.!–—-]*\s+){1,4}/i,
	finds: ['And it fell over.', 'Yeah, well, we type it twice.', 'Okay. So I mean, it is slow.', 'Honestly, no.'],
	leaves: ['Android is fine.', 'Nothing works.', 'We type it, and then again.'],
};

export const HEDGED: Pattern = {
	id: 'what the speaker does not know',
	pattern: /\b(?:i don't know|i guess|not sure|dunno)\b/i,
	finds: [
		'I dunno, four hundred.',
		"It's, I don't know, nine.",
		'Nine, I guess.',
		"I'm not sure, nine.",
		'Dunno, nine.',
	],
	leaves: ['We know that it is nine.', 'Sure, nine.'],
};

export const BROKEN: Pattern = {
	id: 'a sentence that breaks off',
	pattern: /(?:[–—-]|\.\.\.|…)["”’]?$/,
	finds: ['We could, if they –', 'We could, if they...', 'We could, if they…'],
	leaves: ['We could – they would like it.', 'We could.'],
};

/** At the start of a sentence: "One, an ordering page. Two, the cut-off at ten." */
export const COUNTED: Pattern = {
	id: 'an item of a spoken list',
	pattern:
		/^(?:(?:number )?(?:one|two|three|four|five|six)|first(?:ly)?|second(?:ly)?|third(?:ly)?|then there's)(?:[,:.]| is| the| you| we)\s?/i,
	finds: [
		'One, an ordering page.',
		'Number two: the cut-off at ten.',
		'First, a call with each of you.',
		'Second is the bake sheet.',
		'Third, it goes into Sage.',
		"Then there's the bake sheet.",
	],
	leaves: ['One hundred and fifty.', 'Two years ago it burned.', 'Firstborn sons.'],
};

/** Before what is described: "Here's what we'd do." */
export const DESCRIBES: Pattern = {
	id: 'that a description follows',
	pattern:
		/\b(?:what (?:you'd|you would|you'll|you) get|what (?:we|i|our \w+)(?:'d| would)? do|how (?:we|i)(?:'d| would)? do it|here(?:'s| is) (?:how|what)|(?:two|three|four) (?:things|steps|parts))\b/i,
	finds: [
		"In terms of what you'd get.",
		"So what we'd do.",
		"How we'd do it is this.",
		"Here's how it goes.",
		'There are three parts.',
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

export const CUES = [SCOPE, TERMS, BEGINS, TAX, SMALLER, OPENER, HEDGED, BROKEN, COUNTED, DESCRIBES, GIVES, PROOF];

/** The words by which what is read as a doubt is none, or was met. */

import type { Pattern } from '#language/pattern.ts';

/** The seller's word that they have understood. */
export const CONFIRMED: Pattern = {
	id: 'an understanding that is confirmed',
	pattern: /^(?:exactly|precisely|correct|spot on|that['’]s (?:right|it|correct))\b/i,
	finds: [
		'Exactly. Only the miles.',
		'Precisely.',
		'Correct.',
		'Spot on.',
		"That's right.",
		"That's it.",
		"That's correct.",
	],
	leaves: ['It is exactly that.', "That's a fair point."],
};

export const BUYS: Pattern = {
	id: 'a doubt that is a yes',
	pattern:
		/\b(?:rather (?:book|order|sign|take|start)(?: it)? now|don['’]t (?:see why not|mind the (?:number|price|money))|take the point|but (?:okay|fine)(?=[,.])|but (?:i['’]d rather try|(?:i|we)['’]ll manage)|that (?:sort of |kind of )?(?:decides|settles) (?:it|that))\b/i,
	finds: [
		"It's little. But okay, mine carries none.",
		'It is dear, but fine.',
		"I'd rather book it now.",
		"I'd rather order now.",
		"I'd rather sign now.",
		"I'd rather take it now.",
		"I'd rather start now.",
		"It's still a worry, but I'd rather try.",
		"It's tight but I'll manage.",
		"It's early, but we'll manage.",
		"I don't see why not.",
		"I don't mind the number.",
		"I don't mind the price.",
		"We don't mind the money.",
		'But ja, I take the point.',
		"Well, that sort of decides it, doesn't it?",
		'That kind of settles it.',
		'That decides that.',
	],
	leaves: ['I would rather not.', 'I see why not.', 'Who decides it?'],
};

/** Said of an honest answer. */
export const APPRECIATES: Pattern = {
	id: 'thanks for an answer',
	pattern: /\b(?:appreciate|thanks for|thank you for|honest answer)\b/i,
	finds: [
		'I appreciate you saying it.',
		'Thanks for saying so.',
		'Thank you for saying so.',
		'That is an honest answer.',
	],
	leaves: ['Thanks.', 'To be honest, no.'],
};

/** A reply that argues a doubt away, or says nothing to it. */
export const ARGUES: Pattern = {
	id: 'a doubt argued away',
	pattern:
		/^(?:(?:oh|well|yeah|no|sure|okay|look|yes),? )*(?:but\b|trust me|you(?:['’]d| would) be surprised|you say that now|everyone['’]s\b|come on\b|nothing['’]s\b|we don['’]t miss|(?:he|she|they|it|you)['’]ll be (?:fine|all right|alright)|(?:don['’]t|do not) (?:you )?worry|speaking of|let['’]s not (?:plan|worry|talk)|(?:it|that)['’]ll work out|there(?:['’]s| are) so many of)/i,
	finds: [
		'Oh, but they love it.',
		'Well, but they do.',
		'Yeah, but no.',
		'No, but with ours she writes them herself.',
		'Sure, but it is new.',
		'Okay, but listen.',
		'Look, trust me.',
		'Yes, but it is not so.',
		'Trust me, you will want music.',
		"Well, you'd be surprised, my mother-in-law is on it.",
		'You would be surprised.',
		'You say that now!',
		"Everyone's flexible on rights.",
		'Come on, it is nothing.',
		"Nothing's left out, love.",
		"We don't miss visits.",
		"He'll be fine, they love the attention.",
		"She'll be all right.",
		"They'll be alright.",
		"It'll be fine.",
		"You'll be fine.",
		"Don't you worry about that.",
		'Do not worry.',
		'Speaking of Palliser, my buddy worked there.',
		"Let's not plan the divorce before the wedding, right?",
		"Let's not worry about that.",
		"Let's not talk about that.",
		"It'll work out.",
		"That'll work out.",
		"Oh, there's so many of those guys.",
		'There are so many of those.',
	],
	leaves: [
		"It'll be fixed by May.",
		'We do not store names.',
		'There are so few.',
		'Nothing goes out.',
		'Everyone gets a card, and we check it.',
	],
};

/** After a reply, that it was none. */
export const COMES_BACK: Pattern = {
	id: 'a doubt that stands after its answer',
	pattern:
		/^(?:(?:well|hmm|okay|yes|no|yeah|i mean)[,.]? )*(?:(?:everyone|everybody|they all) says?\b|that['’]s what (?:they(?: all)?|the last \w+) said|i['’](?:m|d) still (?:worried|not)|that (?:doesn['’]t|does not) (?:help|answer)|it['’]s still\b)/i,
	finds: [
		'Everyone says that.',
		'Well, everybody says so.',
		'They all say that.',
		"Hmm, that's what they said.",
		"Okay, that's what they all said.",
		"Okay. I mean, that's what the last guy said.",
		"Yes, I'm still worried.",
		"I'm still not sure.",
		"No, I'd still not do it.",
		"That doesn't help me.",
		'That does not answer it.',
		"Yeah, it's still more than nine.",
	],
	leaves: ['That helps.', 'Everyone likes it.', 'It is still snowing.'],
};

export const OBJECTION_CUES = [CONFIRMED, BUYS, APPRECIATES, ARGUES, COMES_BACK];

import { message } from '../message.ts';
import { given, type Recipes, readerOr } from '../recipe.ts';

/** Messages, by purpose. */

export const messages: Recipes<'announce' | 'ask' | 'invite' | 'pitch' | 'reply' | 'thank' | 'message'> = {
	announce: (brief) =>
		message(brief, {
			role: 'You announce changes so that nobody has to write back to learn what they cost or when they begin.',
			steps: [
				`Open with what changes for ${readerOr(brief, 'the reader')}, and from when; greetings that delay it go.`,
				given(brief.key, (fact) => `Put ${fact} where somebody who only skims will see it.`),
				brief.reason === ''
					? 'Give a reason only if the context has one; a vague one sounds like an excuse.'
					: given(brief.reason, (fact) => `Explain once why, from ${fact}, and move on.`),
				'Say what stays as it is, if the context says so.',
				'Finish with the single thing to do now, or with the words that nothing needs to be done.',
			],
			constraints: [
				'Call the change by its name; an increase is not an "adjustment".',
				'Offer no discount, exception or delay that the context does not grant.',
				brief.dated
					? 'An amount or a place that is needed and absent stands as [add …] in the text.'
					: 'From when it holds was not given: write [add the date] there.',
			],
			check: [
				'Read only the first two sentences: is it clear what changes and when?',
				'Could a reader still ask "does that concern me?" Then say whom it concerns.',
			],
			ask: [
				'What exactly changes, from which day, and for whom?',
				'Why does it change, and may the reason be told?',
				'What can those do who do not like it?',
			],
		}),

	ask: (brief) =>
		message(brief, {
			role: 'You write requests that can be granted with one word.',
			steps: [
				`Work out the smallest thing that ${readerOr(brief, 'the other side')} can say yes to, and ask for that.`,
				'Put the request into the second sentence; the first says what it is about.',
				given(brief.key, (fact) => `Let ${fact} carry the reason, told from their side.`),
				'Answer the first question they would ask back, as far as the context can.',
				'Name the day by which an answer helps, and what happens without one.',
			],
			constraints: [
				'One request only; a second one waits for its own message.',
				'No flattery, and no guilt.',
				'If a date or amount for the request is missing, leave [add the date] or [add the amount] standing.',
			],
			check: [
				'Can it be answered with "yes" or "no, because"?',
				'Is it clear what the other side has to do, and how long it takes them?',
			],
			ask: [
				'What exactly should the other side do, and by when?',
				'What do they gain or lose by it?',
				'What have they been told already?',
			],
		}),

	invite: (brief) =>
		message(brief, {
			role: 'You write invitations that people can put into their calendar without a question.',
			steps: [
				`Lead with what ${readerOr(brief, 'a guest')} will get out of coming, taken from the context.`,
				given(brief.key, (fact) => `Work ${fact} in early.`),
				'List what, when, where and for how long as four short lines.',
				'Say how to accept, by when, and whom to ask.',
			],
			constraints: [
				'No "exclusive", no "unmissable": the programme has to do the persuading.',
				brief.dated
					? 'Speakers, places and times only as given; open ones stand as [add …].'
					: 'The day is missing: write [add day and time] where it belongs.',
			],
			check: [
				'Can somebody accept without opening another page or message?',
				'Do weekday and date fit each other, where both are given?',
			],
			ask: [
				'What, when, where, and for how long?',
				'Who is invited, and why would they come?',
				'How and until when can they accept?',
			],
		}),

	pitch: (brief) =>
		message(brief, {
			role: 'You write to people who did not ask to hear from you, and respect that they have a minute.',
			steps: [
				`Start from the situation of ${readerOr(brief, 'the recipient')} as the context describes it, not from the sender.`,
				given(brief.key, (fact) => `Use ${fact} as the one proof; a second proof weakens it.`),
				'Connect that situation to one thing the sender does, in a sentence without adjectives.',
				'Ask for the smallest useful step, one that takes minutes.',
				'Close without pressure: say that no answer is an answer too.',
			],
			constraints: [
				'Results, clients and numbers only from the context; where a proof is missing, write [add a result] and go on.',
				'No compliment that could be sent to anybody.',
				'No second link, attachment or question.',
			],
			check: [
				'Would it be wrong if sent to their competitor? If not, it is too general.',
				'Is there one ask, and does it come after the reason?',
			],
			ask: [
				'Who gets it, and what do you know about their situation?',
				'What do you offer, and which result can you prove?',
				'What is the next step you want?',
			],
		}),

	reply: (brief) =>
		message(brief, {
			role: 'You answer so that the matter is closed with this reply, and not with the next one.',
			steps: [
				`List for yourself every question and worry that ${readerOr(brief, 'the other side')} raised, in the order of their weight.`,
				'Answer the heaviest first, in its first sentence.',
				given(brief.key, (fact) => `Build that answer on ${fact}.`),
				'Take the others one by one, a line each.',
				'End with who does what next.',
			],
			constraints: [
				'Promise nothing that the context does not cover; what must be looked up is called so, with [add by when].',
				'Do not repeat their message back to them beyond half a sentence.',
			],
			check: [
				'Tick off their questions one by one: is one left?',
				'Will they have to write again to know what happens next?',
			],
			ask: [
				'What did they write, word for word?',
				'What is the answer, and what may be promised?',
				'How well do the two sides know each other?',
			],
		}),

	thank: (brief) =>
		message(brief, {
			role: 'You thank people so that they know exactly what they did and what came of it.',
			steps: [
				given(brief.key, (fact) => `Say at once what the thanks are for: ${fact}.`),
				`Tell ${readerOr(brief, 'them')} what it made possible, as far as the context shows it.`,
				'Add one detail that only somebody who was there would know, if one is given.',
				'Stop there: thanks that end in a request are not thanks.',
			],
			constraints: [
				'No "so much", "truly" or "endlessly"; the detail carries the warmth.',
				'An effect that is not in the context is not claimed; [add what it led to] may stand for it.',
			],
			check: [
				'Could it be sent to anybody else? Then the detail is missing.',
				'Would the sender feel at ease saying it in person?',
			],
			ask: ['What did they do, and when?', 'What came of it?', 'How well do you know each other?'],
		}),

	message: (brief) =>
		message(brief, {
			role: 'You write messages whose point is in the first line.',
			steps: [
				`Decide what ${readerOr(brief, 'the reader')} should know, feel or do afterwards, and write that sentence first.`,
				given(brief.key, (fact) => `Then give ${fact} its place right behind it.`),
				'Drop whatever does not serve that sentence.',
				'Close on a next step, or on a warm word where none is needed.',
			],
			constraints: ['One subject, one tone.', 'Gaps in the facts show as [add …], not as a guess.'],
			check: ['Cover all but the first line: is the point still there?', 'Would the sender say each sentence aloud?'],
			ask: [
				'Who reads it, and how close are you?',
				'What should happen after they have read it?',
				'What must be mentioned, and what not?',
			],
		}),
};

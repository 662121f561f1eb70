import { datesIn } from '#language/dates/dates.ts';
import type { Pattern } from '#language/pattern.ts';
import { wholeSentences } from '#language/sentences.ts';
import { type CallText, nameOf, sideOf } from '../call-text.ts';
import type { Utterance } from '../utterances.ts';
import { DECLINES } from './day-cues.ts';
import type { Meeting } from './meeting.ts';
import { hourBeside, isSameDay, type NamedDay, namedDays, whenOf } from './meeting-day.ts';

/** "See you Thursday then, half nine.": a day and hour with which a call closes are agreed, though nobody takes them up. */

export const PARTS_UNTIL: Pattern = {
	id: 'a goodbye until a day',
	pattern:
		/^(?:(?:so|okay|ok|right|grand|perfect|good|great|lovely)[,.]? )?(?:(?:i['’]ll |we['’]ll |i )?(?:see|catch) (?:you|ye|y['’]all)\b|(?:then )?until\b|then (?:on )?the\b)/i,
	finds: [
		'See you Thursday then, half nine.',
		'So see you Thursday at nine.',
		"Okay, I'll see you Thursday at nine.",
		"Ok, we'll see you Thursday at nine.",
		'Right, I see you Thursday at nine.',
		'Grand. See ye Thursday at nine.',
		'Perfect, catch you Thursday at nine.',
		"Good, see y'all Thursday at nine.",
		'Great, until Thursday at nine.',
		'Lovely, then until Thursday at nine.',
		"Then on the twelfth at eleven o'clock.",
		"Then the twelfth at eleven o'clock.",
	],
	leaves: ['I see it on Thursday at nine.', 'We open at nine, and then the lads come.'],
};

/** In turns. */
const LAST = 5;
/** Of a call: days to meet are spoken of late. */
const LATE = 0.6;
/** In characters: what a sentence that offers the day begins with. */
const FEW = 12;

export function partingMeeting(call: CallText): Meeting | undefined {
	const { turns } = call;
	const closing = turns.slice(-LAST).filter((turn) => sideOf(call, turn) !== 'other');
	for (const turn of closing.toReversed()) {
		const named = namedDays(turn).find(
			(one) => PARTS_UNTIL.pattern.test(one.sentence) && !one.sentence.endsWith('?') && hourBeside(one) !== undefined,
		);
		const isRefused = turns.slice(turn.index + 1).some(({ text }) => DECLINES.pattern.test(text));
		if (named !== undefined && !isRefused) return meetingAt(call, turn, named);
	}
	return undefined;
}

function meetingAt(call: CallText, taken: Utterance, named: NamedDay): Meeting {
	const late = call.turns.slice(Math.floor(call.turns.length * LATE), taken.index);
	const earlier = late.flatMap(namedDays).findLast((one) => isSameDay(one, named) && beginsWithIt(one));
	const offer = earlier?.turn ?? taken;
	const { when } = whenOf([...(earlier ? [offer] : []), taken], named, (turn) => nameOf(call, turn.speaker));
	return { offer, quote: earlier ? withItsHour(earlier) : named.sentence, when, taken };
}

function beginsWithIt({ sentence, day }: NamedDay): boolean {
	return !sentence.endsWith('?') && sentence.indexOf(day.text) <= FEW;
}

/** With the sentence behind it that says from when. */
function withItsHour({ turn, sentence }: NamedDay): string {
	const sentences = wholeSentences(turn.text);
	const next = sentences[sentences.indexOf(sentence) + 1] ?? '';
	const from = turn.text.indexOf(sentence);
	const isTimed = !next.endsWith('?') && datesIn(next).some(({ when }) => when.time !== undefined);
	return isTimed ? turn.text.slice(from, turn.text.indexOf(next, from) + next.length) : sentence;
}

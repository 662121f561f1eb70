import { absentDeciders, nameOf } from '#call-facts/call-text.ts';
import { isFromASum } from '#call-facts/sums.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Reading } from '../../reading.ts';
import { RUNS_DOWN, SOMEBODY_ELSE } from './doubt-cues.ts';
import { after, asks, before, buyers, isSellers, isUndecided, quote, sellers, turnOfFact } from './moments.ts';
import type { Piece } from './piece.ts';

/** Advice on who decides and whom else they could choose. */

/** In turns. */
const FEWEST_TURNS = 3;
/** In words. */
const FEWEST_WORDS = 40;

/** Somebody on their side who spoke, whom the seller neither asked nor named. */
function leftOut(reading: Reading): Utterance | undefined {
	const theirs = buyers(reading);
	const turnsOf = Map.groupBy(theirs, ({ speaker }) => speaker);
	if (turnsOf.size < 2) return undefined;
	const said = sellers(reading).map(({ text }) => text.toLowerCase());
	const isNamed = (name: string) =>
		name.split(' ').some((part) => part.length > 2 && said.some((text) => text.includes(part.toLowerCase())));
	const isAsked = (turn: Utterance) => {
		const earlier = before(reading, turn);
		return isSellers(reading, earlier) && asks(earlier);
	};
	return [...turnsOf.values()].find(
		(turns) =>
			turns.length >= FEWEST_TURNS &&
			turns.reduce((sum, { words }) => sum + words.length, 0) >= FEWEST_WORDS &&
			!turns.some(isAsked) &&
			!turns.some((turn) => isSellers(reading, after(reading, turn, 1)[0])) &&
			!isNamed(nameOf(reading, turns[0]?.speaker ?? '')),
	)?.[0];
}

export const DECIDING: readonly Piece[] = [
	{
		id: 'decider not invited',
		weight: 90,
		area: 'A decider who stays away',
		impact: 'High',
		issue: 'Somebody else has a say: {quote}. You did not ask to speak with them.',
		target: 'Whoever decides hears it from you.',
		recommendation: 'Ask for them at the next talk: ‘Could we have twenty minutes together?’',
		find: (reading) => {
			const [absent] = absentDeciders(reading);
			const turn = absent && turnOfFact(reading, absent);
			if (absent === undefined || turn === undefined || !isUndecided(reading)) return undefined;
			const who = absent.who.toLowerCase();
			const spokenOf = after(reading, turn).some(
				(one) =>
					one.text.toLowerCase().includes(who) || (isSellers(reading, one) && SOMEBODY_ELSE.pattern.test(one.text)),
			);
			if (isFromASum(turn.text)) return undefined;
			return spokenOf ? undefined : { lines: [turn.line], slots: { quote: quote(reading, absent.quote, turn) } };
		},
	},
	{
		id: 'somebody left out',
		weight: 57,
		area: 'Somebody at the table left out',
		impact: 'Medium',
		issue: '{who} was on the call (line {line}). You asked them nothing.',
		target: 'Each of them has answered one question of yours.',
		recommendation: 'Ask by name: ‘What would it have to do for you?’',
		find: (reading) => {
			const turn = leftOut(reading);
			return turn && { lines: [turn.line], slots: { who: nameOf(reading, turn.speaker), line: `${turn.line}` } };
		},
	},
	{
		id: 'rival run down',
		weight: 49,
		area: 'A bad word on a rival',
		impact: 'Medium',
		issue: 'You spoke ill of {name}: {quote}.',
		target: 'Only they say what is wrong with the others.',
		recommendation: 'Name one thing the other does well, and then the one in which you differ.',
		find: (reading) => {
			for (const { name } of reading.facts.alternatives)
				for (const turn of sellers(reading)) {
					const sentence = wholeSentences(turn.text).find((one) => one.includes(name) && RUNS_DOWN.pattern.test(one));
					if (sentence !== undefined)
						return { lines: [turn.line], slots: { name, quote: quote(reading, sentence, turn) } };
				}
			return undefined;
		},
	},
];

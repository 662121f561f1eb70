import { doubts, takenUpAfter } from '#call-facts/call-text.ts';
import type { Objection } from '#call-facts/facts.ts';
import { accepts } from '#call-facts/told/accepts.ts';
import type { Utterance } from '#call-facts/utterances.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Reading } from '../../reading.ts';
import { stillOpen } from '../no-doubt.ts';
import { AGAINST, ASSURES } from './doubt-cues.ts';
import { after, asks, isBuyers, isSellers, quote, turnOfFact } from './moments.ts';
import type { Piece } from './piece.ts';

/** Advice on how doubts were met; open ones are told among the next steps. */

/** In words. */
const LONG_REPLY = 70;
/** In turns. */
const SOON = 3;

interface Met {
	doubt: Objection;
	turn: Utterance;
	reply: Utterance;
}

/** Doubts to which the seller spoke at once. */
function replied(reading: Reading): Met[] {
	return doubts(reading).flatMap((doubt) => {
		const turn = turnOfFact(reading, doubt);
		const [reply] = turn === undefined ? [] : after(reading, turn, 1);
		return turn === undefined || !isSellers(reading, reply) ? [] : [{ doubt, turn, reply }];
	});
}

/** Doubts that the seller answered at once. */
function met(reading: Reading): Met[] {
	const open = stillOpen(reading);
	return replied(reading).filter(({ doubt }) => !open.includes(doubt));
}

/** Both in their words. */
function exchange(reading: Reading, { doubt, turn, reply }: Met): { quote: string; reply: string } {
	return {
		quote: quote(reading, doubt.quote, turn),
		reply: quote(reading, wholeSentences(reply.text)[0] ?? '', reply),
	};
}

/** Whether they take it as good soon after. */
const isSettled = (reading: Reading, turn: Utterance): boolean =>
	after(reading, turn, SOON).some((one) => isBuyers(reading, one) && accepts(one.text));

/** Whether the next thing that they say is a doubt. */
function isDoubtedAgain(reading: Reading, reply: Utterance): boolean {
	const [next] = after(reading, reply, 1);
	return isBuyers(reading, next) && doubts(reading).some(({ lines }) => lines[0] === next.number);
}

export const DOUBTS: readonly Piece[] = [
	{
		id: 'doubt answered at length',
		weight: 51,
		area: 'A doubt answered at length',
		impact: 'Medium',
		issue: 'To {quote} you gave a long answer (line {line}) and the next you heard was a doubt again.',
		target: 'Two sentences, then a question.',
		recommendation: 'End the answer with ‘Does that settle it?’ and wait.',
		find: (reading) => {
			const found = met(reading).find(
				({ reply }) =>
					reply.words.length >= LONG_REPLY &&
					!asks(reply) &&
					!isSettled(reading, reply) &&
					isDoubtedAgain(reading, reply),
			);
			return (
				found && {
					lines: [found.turn.line, found.reply.line],
					slots: { quote: quote(reading, found.doubt.quote, found.turn), line: `${found.reply.line}` },
				}
			);
		},
	},
	{
		id: 'doubt contradicted',
		weight: 53,
		area: 'A doubt contradicted',
		impact: 'Medium',
		issue: 'You met {quote} with {reply}.',
		target: 'First the worry is heard, then it is answered.',
		recommendation: 'Say back what you heard, then answer: ‘You want to be sure that it runs. Here is what we do.’',
		find: (reading) => {
			const found = met(reading).find(
				({ doubt, reply }) =>
					!asks(reply) && !doubt.quote.includes('?') && AGAINST.pattern.test(reply.text) && !isSettled(reading, reply),
			);
			return found && { lines: [found.turn.line, found.reply.line], slots: exchange(reading, found) };
		},
	},
	{
		id: 'doubt met with an assurance',
		weight: 55,
		area: 'An assurance in place of a proof',
		impact: 'Medium',
		issue: 'To {quote} you answered {reply}, and they did not take it as settled.',
		target: 'Somebody who had the same worry says it for you.',
		recommendation: 'Offer a client whom they can ring, or a trial on their own work.',
		find: (reading) => {
			const found = replied(reading).find(
				({ doubt, turn, reply }) =>
					ASSURES.pattern.test(reply.text) && !isSettled(reading, turn) && !takenUpAfter(reading, doubt),
			);
			return found && { lines: [found.turn.line, found.reply.line], slots: exchange(reading, found) };
		},
	},
];

import { isReadable, withoutOpener } from './brief.ts';
import { AGREES, SUMMARY } from './cues/speech.ts';
import type { CallFacts } from './facts.ts';
import type { TurnFacts } from './turn.ts';

/** What the salesperson said back and the client confirmed: one piece of one line, verbatim. */

const CHECKS =
	/\b(?:is|was) that (?:right|correct|it|about right|fair)\b|\b(?:have|did) i (?:got|get|understood|understand|miss|missed)\b|^(?:fair|right|correct)\?$/i;
const OPENING = /^(?:so )?(?:if i|let me|just to|to|what i|did i|in other words|have i)[^:,]{0,60}[:,] ?/i;
const DENIED = /^(?:no|not)\b(?!,? (?:that's|nothing|you|i don't think))/i;
const LONGEST = 320;
const SHORTEST = 40;

/** Whether a turn says back what was heard, in so many words or by asking whether it is right. */
export function sumsUp(turn: TurnFacts): boolean {
	return (
		turn.side === 'salesperson' &&
		turn.words > 9 &&
		turn.remarks.some(({ folded, questions }) => SUMMARY.test(folded) || (questions > 0 && CHECKS.test(folded)))
	);
}

function wordsOf(turn: TurnFacts): string {
	const named = turn.remarks.findIndex(({ folded }) => SUMMARY.test(folded) && !CHECKS.test(folded));
	const [first] = turn.remarks.slice(Math.max(named, 0));
	if (first === undefined) return '';
	const from = turn.text.indexOf(first.text);
	let words = '';
	for (const { text, line, questions } of turn.remarks.slice(turn.remarks.indexOf(first))) {
		const longer = turn.text.slice(from, turn.text.indexOf(text, from) + text.length);
		if (questions > 0 || line !== first.line || longer.length > LONGEST) break;
		words = longer;
	}
	return withoutOpener(withoutOpener(words).replace(OPENING, '')).replace(/(?<![.,;:])[.,;:]+$/, '');
}

function confirmed(facts: CallFacts): { turn: TurnFacts; words: string } | null {
	for (const turn of facts.turns) {
		const answer = facts.turns[turn.index + 1]?.remarks[0];
		if (!sumsUp(turn) || answer === undefined || answer.side !== 'prospect') continue;
		if (DENIED.test(answer.folded) || (!AGREES.test(answer.folded) && !/^(?:no|you have|it is)\b/i.test(answer.folded)))
			continue;
		const words = wordsOf(turn);
		if (words.length >= SHORTEST && isReadable(words)) return { turn, words };
	}
	return null;
}

/** The first such piece; empty where there is none. */
export function confirmedSummary(facts: CallFacts): string {
	return confirmed(facts)?.words ?? '';
}

/** Until then the salesperson asked; -1 where nothing was summed up, or only when the call was nearly over. */
export function confirmedTurn(facts: CallFacts): number {
	const turn = confirmed(facts)?.turn.index ?? -1;
	return turn > facts.turns.length * 0.6 ? -1 : turn;
}

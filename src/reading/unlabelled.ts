import { OWN_LIMIT, PRICE_QUESTION, PRICE_REFUSED } from './cues/money.ts';
import { NOT_A_PAIN, PAIN, REQUEST, TRIED } from './cues/need.ts';
import { DECIDER_SAID } from './cues/people.ts';
import { PITCH, SUMMARY } from './cues/speech.ts';
import type { CallFacts } from './facts.ts';
import type { Remark } from './remark.ts';
import type { TurnFacts } from './turn.ts';

/**
 * A call whose transcript names nobody, with each line given to the side whose words it holds. What is found
 * so may be quoted, never attributed: who spoke stays unknown.
 */

const FIRST_PERSON = /\b(?:we|our|us|i|my|i'm|we're|we've|i've)\b/i;
const SELLS =
	/\b(?:you'd|you would|your (?:team|staff|reps|office|practice)|our (?:clients|customers|platform|service|system)|we (?:charge|offer|install|set up|include)|it (?:takes|sends|connects|includes|costs)|covers all|of you\b|what have you tried|how (?:often|many|long) (?:does|do|is|are) (?:that|you))\b/i;
const BUYS = [PAIN, REQUEST, TRIED, OWN_LIMIT, PRICE_QUESTION, PRICE_REFUSED, DECIDER_SAID] as const;

function leaning({ folded }: Remark): number {
	const sells = [PITCH, SUMMARY, SELLS].filter((cue) => cue.test(folded)).length;
	const buys = BUYS.filter((cue) => cue.test(folded)).length;
	return (FIRST_PERSON.test(folded) && !NOT_A_PAIN.test(folded) ? buys : 0) - sells * 2;
}

function sideOf(remarks: readonly Remark[]): Remark['side'] {
	const sum = remarks.reduce((total, remark) => total + leaning(remark), 0);
	return sum === 0 ? null : sum > 0 ? 'prospect' : 'salesperson';
}

function byLine(remarks: readonly Remark[]): Remark[][] {
	const lines = new Map<number, Remark[]>();
	for (const remark of remarks) {
		const line = lines.get(remark.line);
		if (line === undefined) lines.set(remark.line, [remark]);
		else line.push(remark);
	}
	return [...lines.values()];
}

/** The facts with a turn for each line; every other fact stays as it was read. */
export function withGuessedSides(facts: CallFacts): CallFacts {
	const turns: TurnFacts[] = [];
	const remarks: Remark[] = [];
	for (const [index, line] of byLine(facts.remarks).entries()) {
		const side = sideOf(line);
		const said = line.map((remark) => ({ ...remark, side, turn: index }));
		const text = said.map((remark) => remark.text).join(' ');
		const words = said.reduce((sum, remark) => sum + remark.words, 0);
		const questions = said.reduce((sum, remark) => sum + remark.questions, 0);
		const at = said[0]?.line ?? 0;
		turns.push({
			index,
			line: at,
			lastLine: at,
			speaker: null,
			side,
			words,
			text,
			remarks: said,
			backchannel: false,
			questions,
		});
		for (const remark of said) remarks.push(remark);
	}
	const by = (side: Remark['side']) => remarks.filter((remark) => remark.side === side);
	return { ...facts, turns, remarks, said: { salesperson: by('salesperson'), prospect: by('prospect') } };
}

/** Infers the seller from what is said. */

import type { Call, Turn } from '../call.ts';
import { countQuestions } from '../questions.ts';
import { BUYER_LABELS, parseName, SELLER_LABELS } from '../read/names.ts';
import { SELLER_CUES } from './seller-cues.ts';

export interface Inferred {
	speaker: number;
	confidence: number;
	/** One sentence. */
	reason: string;
}

const MOST_OF_ONE_CUE = 3;
const SELLER_TITLE = /\b(?:account executive|sales (?:rep|representative|consultant|development|engineer)|sdr|bdr)\b/i;

interface Case {
	speaker: number;
	points: number;
	/** The strongest cue, with its line. */
	sign: string;
	strength: number;
	questions: number;
}

/** The most likely salesperson among the given speakers. */
export function inferSeller(call: Call, among: readonly number[]): Inferred {
	const turns = new Map<number, Turn[]>(among.map((speaker) => [speaker, []]));
	for (const turn of call.turns) if (turn.speaker !== null) turns.get(turn.speaker)?.push(turn);
	const cases = [...turns].map(([speaker, own]) => caseOf(call, speaker, own));
	const asking = [...cases].sort((a, b) => b.questions - a.questions);
	if (asking[0] !== undefined && asking[0].questions > (asking[1]?.questions ?? 1)) asking[0].points++;
	const [best, second] = cases.sort((a, b) => b.points - a.points || a.speaker - b.speaker);
	if (best === undefined) return { speaker: 0, confidence: 0, reason: 'Nobody could be taken to be the salesperson.' };
	const { speaker, sign } = best;
	const taken = `${call.speakers[speaker]?.name ?? 'Somebody'} is taken to be the salesperson`;
	const lead = best.points - (second?.points ?? 0);
	if (lead <= 0 || (sign === '' && lead < 2)) {
		return {
			speaker,
			confidence: 0.3,
			reason: `${taken}, but nothing in the call says so clearly; set the sides if this is wrong.`,
		};
	}
	const confidence = Math.round(Math.min(0.95, 0.5 + lead * 0.06) * 100) / 100;
	return { speaker, confidence, reason: `${taken}: ${sign === '' ? 'the others speak as customers' : sign}.` };
}

function caseOf(call: Call, speaker: number, turns: readonly Turn[]): Case {
	const questions = turns.reduce((sum, turn) => sum + countQuestions(turn), 0);
	const own: Case = { speaker, points: 0, sign: '', strength: 0, questions };
	const { label = '', title = '' } = call.speakers[speaker] ?? {};
	const add = (points: number, strength: number, sign: string) => {
		own.points += points;
		if (strength > own.strength) Object.assign(own, { sign, strength });
	};
	const { key } = parseName(label);
	if (SELLER_LABELS.test(key)) add(6, 9, `the label “${label}” says so (line ${turns[0]?.line ?? 1})`);
	if (BUYER_LABELS.test(key)) add(-6, 0, '');
	if (SELLER_TITLE.test(title)) add(4, 8, `the transcript gives the title “${title}”`);
	for (const { pattern, weight, says } of SELLER_CUES) {
		const hits = turns.filter((turn) => pattern.test(turn.text));
		if (hits[0] !== undefined)
			add(weight * Math.min(hits.length, MOST_OF_ONE_CUE), weight, `line ${hits[0].line} ${says}`);
	}
	return own;
}

/** The rhythm of the talk: speaker switches, their rate, and the pause before an answer. */

import type { Call, Roles } from '../call.ts';
import { type Measured, rounded } from './measured.ts';

/** How often the speaker changed (interactivity, help.gong.io/v1/docs/analyze-team-performance). */
export function speakerSwitches(call: Call): Measured {
	const unit = 'switches';
	if (call.speakers.length === 0)
		return { value: null, unit, how: 'Not measurable: the transcript names no speakers.' };
	return { value: countSwitches(call), unit, how: 'Counted wherever a turn follows the turn of another speaker.' };
}

function countSwitches({ turns }: Call): number {
	return turns.filter((turn, index) => {
		const before = turns[index - 1]?.speaker ?? null;
		return before !== null && turn.speaker !== null && turn.speaker !== before;
	}).length;
}

const SHORTEST_FOR_A_RATE = 30;

/** Switches per minute from the first to the last time mark if every turn has a time, otherwise per 100 words. */
export function switchRate(call: Call): Measured {
	if (call.speakers.length === 0 || call.words === 0) {
		return { value: null, unit: 'per 100 words', how: 'Not measurable: the transcript names no speakers.' };
	}
	const switches = countSwitches(call);
	const timed = call.turns.every((turn) => turn.start !== undefined);
	if (timed && call.duration !== undefined && call.duration >= SHORTEST_FOR_A_RATE) {
		const minutes = call.duration / 60;
		const how = `${switches} switches in ${rounded(minutes)} minutes from the first to the last time mark.`;
		return { value: rounded(switches / minutes), unit: 'per minute', how };
	}
	const how = `${switches} switches in ${call.words} words; the transcript has no time for every turn.`;
	return { value: rounded((switches / call.words) * 100), unit: 'per 100 words', how };
}

/**
 * Patience (help.gong.io/v1/docs/analyze-team-performance): the median gap in seconds between the end of a prospect's
 * turn and the start of the salesperson's next turn. If they overlap, the gap is 0.
 */
export function patienceOf(call: Call, { roles }: Roles): Measured {
	const unit = 'seconds';
	if (call.speakers.length === 0)
		return { value: null, unit, how: 'Not measurable: the transcript names no speakers.' };
	const gaps: number[] = [];
	let answers = 0;
	for (const [index, turn] of call.turns.entries()) {
		const before = call.turns[index - 1];
		if (before === undefined || turn.speaker === null || before.speaker === null) continue;
		if (roles[turn.speaker] !== 'salesperson' || roles[before.speaker] !== 'prospect') continue;
		answers++;
		if (turn.start !== undefined && before.end !== undefined) gaps.push(Math.max(0, turn.start - before.end));
	}
	if (answers === 0)
		return { value: null, unit, how: 'Not measurable: no turn of the salesperson follows one of the prospect.' };
	if (gaps.length === 0) {
		return { value: null, unit, how: 'Not measurable: it needs the start and the end of the turns.' };
	}
	const how = `Median of ${gaps.length === 1 ? 'one gap' : `${gaps.length} gaps`} before the salesperson answers; an overlap counts as 0.`;
	return { value: rounded(median(gaps)), unit, how };
}

function median(values: readonly number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	const middle = sorted.length >> 1;
	const upper = sorted[middle] ?? 0;
	return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

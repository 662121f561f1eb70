import { wholeSentences } from '#language/sentences.ts';
import type { CallText } from './call-text.ts';
import type { Price } from './facts.ts';
import { PERIODIC, TOTAL } from './sum-cues.ts';

/** Whether a period was said with the sum itself, or in its sentence where that names no total. */
export function saidPeriod(call: CallText, price: Price): boolean {
	if (price.by === 'member') return true;
	return call.turns.some((turn) => {
		const amounts = turn.amounts.filter(({ value }) => value === price.amount);
		if (amounts.length === 0) return false;
		if (amounts.some(({ per, each }) => per !== undefined || each !== undefined)) return true;
		const sentences = wholeSentences(turn.text.slice(0, FARTHEST)).filter((one) =>
			amounts.some(({ text }) => one.includes(text)),
		);
		return sentences.some((one) => PERIODIC.pattern.test(one) && !TOTAL.pattern.test(one));
	});
}

/** In characters: a turn may be as long as a whole call. */
const FARTHEST = 4000;

import type { Amount } from '#language/amounts/amount.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { CallText } from './call-text.ts';
import type { Price } from './facts.ts';
import { FARTHEST } from './near-words.ts';
import { PERIODIC, TOTAL } from './sum-cues.ts';
import { FOR_ONCE, PERIOD_ALONE, WITHOUT_SETUP } from './told/price-cues.ts';

/**
 * Whether a period was said with the sum itself, as the sentence behind it, or in its sentence where that names no total
 * and does not say beside the sum that it is paid once.
 */
export function saidPeriod(call: CallText, price: Price): boolean {
	if (price.by === 'member') return true;
	return call.turns.some(({ text, amounts }) => {
		const same = amounts.filter(({ value }) => value === price.amount);
		if (same.length === 0) return false;
		if (same.some(({ per, each }) => per !== undefined || each !== undefined)) return true;
		const sentences = wholeSentences(text.slice(0, FARTHEST));
		return sentences.some((one, index) => {
			if (!same.some((amount) => one.includes(amount.text))) return false;
			if (PERIOD_ALONE.pattern.test(straight(sentences[index + 1] ?? ''))) return true;
			const own = behindAnother(one, price.amount);
			return PERIODIC.pattern.test(own) && !TOTAL.pattern.test(one) && !isForOnce(one, price.amount);
		});
	});
}

/** A sentence from behind the sum before, where that has a period of its own: "Five ninety a month and the seven fifty". */
function behindAnother(sentence: string, sum: number): string {
	const sums = amountsIn(sentence).filter(isASum);
	const before = sums[sums.findIndex(({ value }) => value === sum) - 1];
	return before?.per === undefined ? sentence : sentence.slice(before.phrase.end);
}

/** Whether it is said between the sum before it and the one behind it. */
function isForOnce(sentence: string, sum: number): boolean {
	const sums = amountsIn(sentence).filter(isASum);
	return sums.some(({ value }, index) => {
		const [from, to] = [sums[index - 1]?.phrase.end ?? 0, sums[index + 1]?.phrase.start ?? sentence.length];
		const part = sentence.slice(from, to);
		return value === sum && FOR_ONCE.pattern.test(straight(part).replace(WITHOUT_SETUP.pattern, ''));
	});
}

/** Less is seldom one. */
const LEAST_SUM = 10;

function isASum({ kind, value }: Amount): boolean {
	return (kind === 'money' || kind === 'number' || kind === 'count') && (value ?? 0) >= LEAST_SUM;
}

function straight(text: string): string {
	return text.replaceAll('’', "'");
}

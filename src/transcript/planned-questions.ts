import { overlap, stems } from '#language/stems.ts';
import type { Call } from './call.ts';
import { questionsIn } from './questions.ts';

/** A planned question, and the question of the call that comes closest to it. */
export interface PlannedQuestion {
	planned: string;
	/** Null where no question of the call is close enough. */
	asked: { words: string; line: number } | null;
}

/** A question is close if it shares at least two significant words, and this much of those of the shorter one. */
const FEWEST_SHARED = 2;
const SHARE = 0.5;

/**
 * Which planned questions were asked in a call, by their significant words, whatever their form. Each question of the
 * call answers to at most one planned question: the one that it shares most with.
 *
 * @param isSeller whether a speaker, by index, may have asked them; all may where nobody is known to sell
 */
export function plannedInCall(
	planned: readonly string[],
	call: Pick<Call, 'segments'>,
	isSeller: (speaker: number | null) => boolean,
): PlannedQuestion[] {
	const asked = call.segments
		.filter(({ speaker }) => isSeller(speaker))
		.flatMap(({ text, line }) => questionsIn(text).map((words) => ({ words, line, stems: stems(words) })));
	const pairs = planned.flatMap((question, index) => {
		const wanted = stems(question);
		return asked.flatMap((one) => {
			const shared = overlap(wanted, one.stems);
			const share = shared / Math.max(1, Math.min(wanted.size, one.stems.size));
			return shared >= FEWEST_SHARED && share >= SHARE ? [{ index, one, shared, share }] : [];
		});
	});
	const best = new Map<number, (typeof asked)[number]>();
	for (const { index, one } of pairs.toSorted((a, b) => b.shared - a.shared || b.share - a.share)) {
		if (!best.has(index) && ![...best.values()].includes(one)) best.set(index, one);
	}
	return planned.map((question, index) => {
		const one = best.get(index);
		return { planned: question, asked: one ? { words: one.words, line: one.line } : null };
	});
}

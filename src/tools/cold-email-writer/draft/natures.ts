import type { IndustryTask } from '#content/industry.ts';
import { cover, handover, other, record, staff, stock, wording } from './natures/inside.ts';
import type { Nature, Stance } from './natures/nature.ts';
import { book, lapse, pay, price, reach } from './natures/outside.ts';

export type { Nature, Stance };

const NATURES: readonly Nature[] = [
	lapse,
	pay,
	price,
	book,
	record,
	handover,
	reach,
	cover,
	stock,
	staff,
	wording,
	other,
];

/** The tasks for trades that are not in the catalogue. */
export const NEUTRAL_TASKS: readonly IndustryTask[] = NATURES.map(({ task }) => task);

/** How strongly a text points to a nature. */
function weight({ signs }: Nature, text: string): number {
	return new Set(Array.from(text.matchAll(signs), (match) => match[0].toLowerCase())).size;
}

/** The nature that a text points to most; null if it points to none. */
export function natureOf(text: string): Nature | null {
	const [best] = ranked(text);
	return best && weight(best, text) > 0 ? best : null;
}

/** All natures, the ones a text points to most first. If it points to none, the one that fits any task is first. */
export function ranked(text: string): Nature[] {
	const all = NATURES.map((nature) => ({ nature, weight: weight(nature, text) }));
	if (all.every((one) => one.weight === 0)) return [other, ...NATURES.filter((nature) => nature !== other)];
	return all.sort((a, b) => b.weight - a.weight).map(({ nature }) => nature);
}

/**
 * The nature of an entered trouble: that of its task's name if the words confirm it, otherwise the one that the words
 * point to most.
 */
export function natureOfTold(task: IndustryTask | null, told: string, offer: string): Nature {
	const named = task === null ? null : natureOf(task.name);
	if (named !== null && weight(named, told) > 0) return named;
	return natureOf(told) ?? natureOf(offer) ?? named ?? other;
}

/** The nature of a task in the catalogue, judging by its name alone. */
export function natureOfTask({ name }: IndustryTask): Nature {
	return natureOf(name) ?? other;
}

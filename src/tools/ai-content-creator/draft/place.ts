import { datesIn } from '#language/dates/dates.ts';
import { resolveDays } from '#language/dates/resolve.ts';
import type { AnswerKind } from '../answers.ts';
import type { Platform } from '../options.ts';
import type { Answer } from './material.ts';
import { DAY, type Slot } from './slots.ts';
import { belongs } from './themes.ts';

/** Which answer goes to which slot: each answer once. */

/** What suits a platform, the best first; other kinds go there where nothing better is left. */
export const SUITS: Readonly<Record<Platform, readonly AnswerKind[]>> = {
	LinkedIn: ['result', 'mistake', 'story', 'opinion', 'offer'],
	Instagram: ['scene', 'steps', 'dated', 'check'],
	'Twitter/X': ['opinion', 'question', 'check', 'result'],
	TikTok: ['steps', 'check', 'mistake', 'question'],
	YouTube: ['steps', 'question', 'check', 'mistake'],
	Facebook: ['question', 'dated', 'scene', 'offer'],
	Pinterest: ['steps', 'check', 'dated'],
	Snapchat: ['scene', 'check'],
};

interface Plan {
	slots: readonly Slot[];
	themes: readonly string[];
	/** Of the first week, as a date; null where it is not known. */
	monday: string | null;
	/** Whether an answer can stand on a platform. */
	fits(answer: Answer, platform: Platform): boolean;
}

export interface Placed {
	bySlot: ReadonlyMap<Slot, Answer>;
	/** Tips whose day is too near, too far or unknown. */
	waiting: readonly Answer[];
	/** Answers that no slot was left for. */
	spare: readonly Answer[];
}

/** Tips go before their day, then answers to the week whose theme they speak of, and the rest from the first slot on. */
export function place(answers: readonly Answer[], plan: Plan): Placed {
	const bySlot = new Map<Slot, Answer>();
	const waiting: Answer[] = [];
	for (const answer of answers.filter(({ date }) => date !== '')) {
		const slot = slotBefore(answer, plan, bySlot);
		if (slot === null) waiting.push(answer);
		else bySlot.set(slot, answer);
	}
	const left = new Set(answers.filter(({ date }) => date === ''));
	const weekOf = weeksByTheme([...left], plan.themes);
	for (const mayLeaveWeek of [false, true]) {
		for (const slot of plan.slots.filter((each) => !bySlot.has(each))) {
			const open = [...left].filter((answer) => {
				const week = weekOf.get(answer);
				return (mayLeaveWeek || week === undefined || week === slot.week) && plan.fits(answer, slot.platform);
			});
			const before = kindsBefore(slot, plan.slots, bySlot);
			const score = (answer: Answer) =>
				(weekOf.get(answer) === slot.week ? 10 : 0) +
				suits(answer.kind, slot.platform) -
				3 * before.kindsOnPlatform.filter((kind) => kind === answer.kind).length -
				(answer.kind === before.kindsOnPlatform.at(-1) ? 20 : 0) -
				(answer.kind === before.last ? 4 : 0);
			const best = open.reduce<Answer | null>((kept, one) => (kept && score(kept) >= score(one) ? kept : one), null);
			if (best === null) continue;
			bySlot.set(slot, best);
			left.delete(best);
		}
	}
	return { bySlot, waiting, spare: [...left] };
}

function suits(kind: AnswerKind, platform: Platform): number {
	const index = SUITS[platform].indexOf(kind);
	return index < 0 ? 0 : 7 - index;
}

/** The kinds of the pieces that come before a slot: on its platform, and the last one of all. */
function kindsBefore(slot: Slot, slots: readonly Slot[], bySlot: ReadonlyMap<Slot, Answer>) {
	const earlier = slots.slice(0, slots.indexOf(slot)).flatMap((each) => {
		const kind = bySlot.get(each)?.kind;
		return kind === undefined ? [] : [{ kind, platform: each.platform }];
	});
	const own = earlier.filter(({ platform }) => platform === slot.platform);
	return { kindsOnPlatform: own.map(({ kind }) => kind), last: earlier.at(-1)?.kind };
}

function weeksByTheme(answers: readonly Answer[], themes: readonly string[]): Map<Answer, number> {
	const weeks = new Map<Answer, number>();
	for (const answer of answers) {
		const shared = themes.map((theme) => belongs(answer, theme));
		const most = Math.max(0, ...shared);
		if (most > 0) weeks.set(answer, shared.indexOf(most) + 1);
	}
	return weeks;
}

/** Days between a tip and its day: time to follow it, and not so much that it is forgotten. */
const FEWEST_DAYS = 2;
const MOST_DAYS = 14;

function slotBefore(answer: Answer, { slots, monday, fits }: Plan, taken: ReadonlyMap<Slot, Answer>): Slot | null {
	const [mention] = datesIn(answer.date);
	if (monday === null || mention === undefined) return null;
	const days = resolveDays(mention.when, monday);
	if (days === null) return null;
	const day = Math.round((Date.parse(days.from) - Date.parse(monday)) / DAY);
	const open = slots.filter((slot) => {
		const ahead = day - slot.day;
		return ahead >= FEWEST_DAYS && ahead <= MOST_DAYS && !taken.has(slot) && fits(answer, slot.platform);
	});
	const suited = open.filter(({ platform }) => SUITS[platform].includes('dated'));
	return (suited.length > 0 ? suited : open).at(-1) ?? null;
}

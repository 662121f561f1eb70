import { datesIn } from '#language/dates/dates.ts';
import { resolveDays } from '#language/dates/resolve.ts';
import type { AnswerKind } from '../answers.ts';
import type { Platform } from '../options.ts';
import type { Answer } from './material.ts';
import { DAY, monthAndDay, type Slot } from './slots.ts';
import { belongs, touches } from './themes.ts';

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

/**
 * Tips go before their day; the others one by one to the week with the fewest pieces, those that speak of a theme to its
 * weeks first, and those with a slip last.
 */
export function place(answers: readonly Answer[], plan: Plan): Placed {
	const bySlot = new Map<Slot, Answer>();
	const waiting: Answer[] = [];
	for (const answer of answers.filter(({ date }) => date !== '')) {
		const slot = slotBefore(answer, plan, bySlot);
		if (slot === null) waiting.push(answer);
		else bySlot.set(slot, answer);
	}
	const left = new Set(answers.filter(({ date }) => date === ''));
	const weeksOf = weeksByTheme([...left], plan.themes);
	for (const mayLeaveWeek of [false, true]) {
		const open = new Set(plan.slots.filter((slot) => !bySlot.has(slot)));
		for (let slot = nextOf(open, bySlot); slot !== null; slot = nextOf(open, bySlot)) {
			open.delete(slot);
			const { week, platform } = slot;
			// Kinds of which many are left go first, so that at the end there are others to stand between them.
			const ofKind = ({ kind }: Answer) => [...left].filter((each) => each.kind === kind).length;
			const score = scoreAt(slot, plan.slots, bySlot);
			const best = [...left]
				.filter((answer) => {
					const weeks = weeksOf.get(answer);
					return (
						(mayLeaveWeek || weeks === undefined || weeks.includes(week)) &&
						plan.fits(answer, platform) &&
						!(isForTomorrow(answer) && isNearHoliday(slot, plan.monday))
					);
				})
				.map((answer) => ({
					answer,
					points:
						score(answer) +
						ofKind(answer) -
						(answer.slips.length > 0 ? 30 : 0) +
						(weeksOf.get(answer)?.includes(week) ? 10 : 0),
				}))
				.reduce<{ answer: Answer; points: number } | null>(
					(kept, one) => (kept && kept.points >= one.points ? kept : one),
					null,
				);
			if (best === null) continue;
			bySlot.set(slot, best.answer);
			left.delete(best.answer);
		}
	}
	return { bySlot, waiting, spare: [...left] };
}

/** The next slot to fill: in the week with the fewest pieces, on the platform with the fewest, and there the first. */
function nextOf(open: ReadonlySet<Slot>, bySlot: ReadonlyMap<Slot, Answer>): Slot | null {
	const taken = [...bySlot.keys()];
	const rank = (slot: Slot) =>
		taken.filter(({ week }) => week === slot.week).length * 1000 +
		taken.filter(({ platform }) => platform === slot.platform).length;
	const ranked = [...open].map((slot) => ({ slot, at: rank(slot) }));
	return (
		ranked.reduce<(typeof ranked)[number] | null>((kept, one) => (kept && kept.at <= one.at ? kept : one), null)
			?.slot ?? null
	);
}

function suits(kind: AnswerKind, platform: Platform): number {
	const index = SUITS[platform].indexOf(kind);
	return index < 0 ? 0 : 7 - index;
}

/** How well an answer stands in a slot: it suits the platform, and is parted from others of its kind. */
function scoreAt(slot: Slot, slots: readonly Slot[], bySlot: ReadonlyMap<Slot, Answer>): (answer: Answer) => number {
	const own = slots.filter(({ platform }) => platform === slot.platform);
	const at = own.indexOf(slot);
	const kindIn = (each: Slot) => bySlot.get(each)?.kind;
	const kinds = own.map(kindIn);
	const before = kinds.slice(0, at).findLast((kind) => kind !== undefined);
	const after = kinds.slice(at + 1).find((kind) => kind !== undefined);
	const last = slots
		.slice(0, slots.indexOf(slot))
		.map(kindIn)
		.findLast((kind) => kind !== undefined);
	return ({ kind }) =>
		suits(kind, slot.platform) -
		3 * kinds.filter((each) => each === kind).length -
		(kind === before || kind === after ? 20 : 0) -
		(kind === last ? 4 : 0);
}

/** The weeks of the theme that an answer speaks of most, or else of one whose word is in it. */
function weeksByTheme(answers: readonly Answer[], themes: readonly string[]): Map<Answer, number[]> {
	const weeks = new Map<Answer, number[]>();
	for (const answer of answers) {
		const all = themes.map((theme) => belongs(answer, theme));
		const shared = all.some((count) => count > 0) ? all : themes.map((theme) => touches(answer, theme));
		const most = Math.max(0, ...shared);
		if (most > 0)
			weeks.set(
				answer,
				shared.flatMap((count, index) => (count === most ? [index + 1] : [])),
			);
	}
	return weeks;
}

const isForTomorrow = ({ first, rest }: Answer) => /\b(?:tomorrow|in a row)\b/i.test([first, ...rest].join(' '));

/** Whether a slot is so near Christmas or New Year that what is asked for the next days would fall on them. */
function isNearHoliday({ day }: Slot, monday: string | null): boolean {
	if (monday === null) return false;
	const date = monthAndDay(day, monday);
	return date >= '12-21' || date === '01-01';
}

/** Days between a tip and its day: time to follow it, and not so much that it is forgotten. */
const FEWEST_DAYS = 2;
const MOST_DAYS = 14;

function slotBefore(answer: Answer, { slots, monday, fits }: Plan, taken: ReadonlyMap<Slot, Answer>): Slot | null {
	const day = monday === null ? null : dayOfTip(answer, monday);
	if (day === null) return null;
	const open = slots.filter((slot) => {
		const ahead = day - slot.day;
		return ahead >= FEWEST_DAYS && ahead <= MOST_DAYS && !taken.has(slot) && fits(answer, slot.platform);
	});
	const rank = ({ platform, day: at, time }: Slot) =>
		(SUITS[platform].includes('dated') ? 4 : 0) + (at % 7 < 5 ? 2 : 0) + (time <= '12:00' ? 1 : 0);
	const most = Math.max(...open.map(rank));
	return open.findLast((slot) => rank(slot) === most) ?? null;
}

/** The day that a tip is for, or the one by which it tells people to act, whichever is first. */
function dayOfTip({ date, first }: Answer, monday: string): number | null {
	const until = datesIn(first).filter(
		({ when: { bound, month } }) => (bound === 'by' || bound === 'before') && month !== undefined,
	);
	const days = [...datesIn(date).slice(0, 1), ...until].flatMap(({ when }) => resolveDays(when, monday) ?? []);
	if (datesIn(date).length === 0 || days.length === 0) return null;
	return Math.min(...days.map(({ from }) => Math.round((Date.parse(from) - Date.parse(monday)) / DAY)));
}

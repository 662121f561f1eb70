import { datesIn } from '#language/dates/dates.ts';
import { resolveDays } from '#language/dates/resolve.ts';
import type { AnswerKind } from '../answers.ts';
import type { ContentInput } from '../contract.ts';
import type { Platform } from '../options.ts';
import { type Answer, materialOf } from './material.ts';
import { type Written, writtenIn } from './piece.ts';
import { dateIn, mondayOf, type Slot, slotsOf } from './slots.ts';
import { belongs, touches } from './themes.ts';

/** Which answer goes to which slot: each answer once. */

/** What suits a platform, the best first; other kinds go there where nothing better is left. */
const SUITS: Readonly<Record<Platform, readonly AnswerKind[]>> = {
	LinkedIn: ['result', 'mistake', 'story', 'opinion', 'offer'],
	Instagram: ['scene', 'steps', 'dated', 'check'],
	'Twitter/X': ['opinion', 'question', 'check', 'result'],
	TikTok: ['steps', 'check', 'mistake', 'question'],
	YouTube: ['steps', 'question', 'check', 'mistake'],
	Facebook: ['question', 'dated', 'scene', 'offer'],
	Pinterest: ['steps', 'check', 'dated'],
	Snapchat: ['scene', 'check'],
};

type Placed = ReadonlyMap<Slot, Written>;

/**
 * Tips go before their day; the others one by one to the week with the fewest pieces, those that speak of a theme to its
 * weeks first, and those with a slip last.
 */
export function place(input: ContentInput, themes: readonly string[]): Written[] {
	const { answers } = materialOf(input);
	const slots = slotsOf(input);
	const monday = mondayOf(input.firstDay);
	const placed = new Map<Slot, Written>();
	const openSlots = () => slots.filter((slot) => !placed.has(slot));
	for (const tip of answers.filter(({ date }) => date !== '')) {
		const day = dayOfTip(tip, monday);
		const inTime = openSlots().filter((slot) => day - slot.day >= FEWEST_DAYS && day - slot.day <= MOST_DAYS);
		// Of two that suit it the same, the later one is the best.
		const written = inTime.toReversed().flatMap((slot) => writtenIn(slot, tip, input) ?? []);
		const best = bestOf(written, ({ slot }) => suitsTips(slot));
		if (best !== undefined) placed.set(best.slot, best);
	}
	const left = new Set(answers.filter(({ date }) => date === ''));
	const weeksOf = new Map([...left].map((answer) => [answer, weeksByTheme(answer, themes)]));
	for (const mayLeaveWeek of [false, true]) {
		const open = new Set(openSlots());
		for (let slot = nextOf(open, placed); slot !== undefined; slot = nextOf(open, placed)) {
			open.delete(slot);
			const { week } = slot;
			const isNear = isNearHoliday(slot, monday);
			const candidates = [...left].filter((answer) => {
				const weeks = weeksOf.get(answer) ?? [];
				return (mayLeaveWeek || weeks.length === 0 || weeks.includes(week)) && !(isNear && isForTomorrow(answer));
			});
			const score = scoreAt(slot, slots, placed);
			const best = bestOf(
				candidates.flatMap((answer) => writtenIn(slot, answer, input) ?? []),
				({ answer }) =>
					score(answer) +
					// Kinds of which many are left go first, so that at the end there are others to stand between them.
					[...left].filter(({ kind }) => kind === answer.kind).length -
					(answer.slips.length > 0 ? 30 : 0) +
					(weeksOf.get(answer)?.includes(week) ? 10 : 0),
			);
			if (best === undefined) continue;
			placed.set(slot, best);
			left.delete(best.answer);
		}
	}
	return slots.flatMap((slot) => placed.get(slot) ?? []);
}

/** The first of those with the most points. */
function bestOf<One>(ones: readonly One[], pointsOf: (one: One) => number): One | undefined {
	const points = ones.map(pointsOf);
	return ones[points.indexOf(Math.max(...points))];
}

/** The next slot to fill: in the week with the fewest pieces, on the platform with the fewest, and there the first. */
function nextOf(open: ReadonlySet<Slot>, placed: Placed): Slot | undefined {
	const taken = [...placed.keys()];
	const countOf = (isAlike: (slot: Slot) => boolean) => taken.filter(isAlike).length;
	const rank = ({ week, platform }: Slot) =>
		1000 * countOf((slot) => slot.week === week) + countOf((slot) => slot.platform === platform);
	return bestOf([...open], (slot) => -rank(slot));
}

/** How well an answer stands in a slot: it suits the platform, and is parted from others of its kind. */
function scoreAt(slot: Slot, slots: readonly Slot[], placed: Placed): (answer: Answer) => number {
	const kindsIn = (some: readonly Slot[]) => some.map((each) => placed.get(each)?.answer.kind);
	const own = slots.filter(({ platform }) => platform === slot.platform);
	const kinds = kindsIn(own);
	const at = own.indexOf(slot);
	const before = kinds.slice(0, at).findLast(Boolean);
	const after = kinds.slice(at).find(Boolean);
	const last = kindsIn(slots.slice(0, slots.indexOf(slot))).findLast(Boolean);
	return ({ kind }) => {
		const rank = SUITS[slot.platform].indexOf(kind);
		return (
			(rank < 0 ? 0 : 7 - rank) -
			3 * kinds.filter((each) => each === kind).length -
			(kind === before || kind === after ? 20 : 0) -
			(kind === last ? 4 : 0)
		);
	};
}

/** The weeks of the theme that an answer speaks of most, or else of one whose word is in it. */
function weeksByTheme(answer: Answer, themes: readonly string[]): number[] {
	const belonging = themes.map((theme) => belongs(answer, theme));
	const shared = belonging.some((count) => count > 0) ? belonging : themes.map((theme) => touches(answer, theme));
	const most = Math.max(1, ...shared);
	return shared.flatMap((count, index) => (count === most ? [index + 1] : []));
}

const isForTomorrow = ({ first, rest }: Answer) => /\b(?:tomorrow|in a row)\b/i.test([first, ...rest].join(' '));

/** Whether a slot is so near Christmas or New Year that what is asked for the next days would fall on them. */
function isNearHoliday({ day }: Slot, monday: string | null): boolean {
	const date = monday === null ? '' : dateIn(day, monday).slice(5);
	return date >= '12-21' || date === '01-01';
}

/** Days between a tip and its day: time to follow it, and not so much that it is forgotten. */
const FEWEST_DAYS = 2;
const MOST_DAYS = 14;

function suitsTips({ platform, day, time }: Slot): number {
	return (SUITS[platform].includes('dated') ? 4 : 0) + (day % 7 < 5 ? 2 : 0) + (time <= '12:00' ? 1 : 0);
}

/** The day that a tip is for, or the one by which it tells people to act, whichever is first; never, if neither is known. */
function dayOfTip({ date, first }: Answer, monday: string | null): number {
	if (monday === null) return Number.POSITIVE_INFINITY;
	const until = datesIn(first).filter(
		({ when: { bound, month } }) => (bound === 'by' || bound === 'before') && month !== undefined,
	);
	const days = [...datesIn(date).slice(0, 1), ...until].flatMap(({ when }) => resolveDays(when, monday) ?? []);
	return Math.min(...days.map(({ from }) => Math.round((Date.parse(from) - Date.parse(monday)) / DAY)));
}

const DAY = 86_400_000;

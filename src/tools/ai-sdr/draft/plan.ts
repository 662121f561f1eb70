import { fill } from '#prose/fill.ts';
import type { Channel } from '../contract.ts';
import { daysOf, RANGE } from './days.ts';
import { type Ask, type Goal, goalOf, repeats } from './goal.ts';
import type { Lead } from './lead.ts';
import type { Material } from './material.ts';
import { type Opening, openingOf } from './opening.ts';
import { assign, type Unit, unitsOf } from './units.ts';

/** A touchpoint before it is written. */
export interface Planned {
	day: number;
	/** Days after the previous one; 0 for the first. */
	wait: number;
	channel: Channel;
	part: 'connect' | 'first' | 'unit' | 'last';
	/** What it adds, of the part `unit`. */
	unit: Unit | null;
	/** Another result before it; empty where there is no room or none left. */
	further: string;
	/** Whether the prices stand in it. */
	isPriced: boolean;
	/** What it asks for; of a call, at its end. Null where the part has an ask of its own. */
	ask: Ask | null;
}

export interface Plan {
	touches: readonly Planned[];
	opening: Opening;
	goal: Goal;
}

const E = 'email';
const L = 'linkedin';
const P = 'phone';

/** The order of the channels without the last touchpoint, which is an e-mail wherever e-mail was chosen. */
const ORDERS: Readonly<Record<number, readonly Channel[]>> = {
	2: [E, L, E, L, E, E, L, E, L],
	3: [E, L, P, E, L, E, P, E, L],
	5: [E, L, P, 'video', E, 'other', L, E, P],
};

/**
 * The fewest touchpoints of the chosen length, and further ones of that length while sentences are left for them; where
 * none was chosen, no more than sentences fill. At least four where three channels have to be used.
 */
export function planOf(lead: Lead, material: Material): Plan {
	const isLinkedInFirst = lead.channels[0] === L;
	const goal = goalOf(lead, material);
	const opening = openingOf(lead, material, goal, daysOf(2, lead.urgency)[isLinkedInFirst ? 1 : 0] ?? 1);
	const units = unitsOf(material, opening);
	const channels = channelsOf(lead, countOf(lead, units));
	const parts = partsOf(channels);
	const days = daysOf(channels.length, lead.urgency);
	const further = channels.filter((_, index) => parts[index] === 'unit');
	const { taken, left } = assign(units, further);
	const asks = asksOf(lead, goal, opening, taken, further);
	const spare = left.filter(({ kind, isGap }) => !isGap && kind === 'result');
	const planned = channels.map((channel, index): Planned => {
		const day = days[index] ?? 1;
		const part = parts[index] ?? 'unit';
		const unit = part === 'unit' ? (taken.shift() ?? null) : null;
		const ask = part === 'first' ? opening.ask : part === 'unit' ? (asks.shift() ?? null) : null;
		const wait = index === 0 ? 0 : day - (days[index - 1] ?? 0);
		return { day, wait, channel, part, unit, ask, further: '', isPriced: false };
	});
	const priced = material.prices.length === 0 ? null : pricedOf(planned);
	const touches = planned.map((touch): Planned => {
		const isPriced = touch === priced;
		return { ...touch, isPriced, further: hasRoom(touch) && !isPriced ? (spare.shift()?.text ?? '') : '' };
	});
	return { touches, opening, goal };
}

function countOf(lead: Lead, units: readonly Unit[]): number {
	const [fewest, most] = RANGE[lead.length];
	const least = Math.max(lead.channels.length > 2 ? 4 : 3, lead.input.sequenceLength === '' ? 0 : fewest);
	const longest = lead.input.sequenceLength === '' ? Math.max(fewest, least) : most;
	const own = (count: number) => {
		const channels = channelsOf(lead, count);
		const parts = partsOf(channels);
		const { taken } = assign(
			units,
			channels.filter((_, index) => parts[index] === 'unit'),
		);
		return taken.filter((unit) => unit?.isGap === false).length;
	};
	let count = least;
	while (count < longest && own(count + 1) > own(count)) count++;
	return count;
}

/** The first on LinkedIn connects, the first other one says who writes, and the last ends it. */
function partsOf(channels: readonly Channel[]): Planned['part'][] {
	const connect = channels.indexOf(L);
	const first = connect === 0 ? 1 : 0;
	return channels.map((_, index) => {
		if (index === channels.length - 1) return 'last';
		if (index === connect) return 'connect';
		return index === first ? 'first' : 'unit';
	});
}

/** The written message where prices stand: an e-mail before others, on a doubt or the work before a result or a check. */
function pricedOf(touches: readonly Planned[]): Planned | null {
	const written = touches.filter(({ part, channel }) => part === 'unit' && channel !== P);
	const emails = written.filter(({ channel }) => channel === E);
	const onWork = [...emails, ...written];
	return (
		(['objection', 'how', 'firstStep'] as const)
			.map((kind) => onWork.find(({ unit }) => unit?.kind === kind))
			.find((touch) => touch !== undefined) ??
		emails.at(-1) ??
		written.at(-1) ??
		touches.find(({ part }) => part === 'first') ??
		null
	);
}

/** Before what is offered, asked or told of the work, a written message may hold one more result; what follows still fits. */
function hasRoom({ channel, unit }: Planned): boolean {
	return channel !== P && unit !== null && /^(?:firstStep|how|question)$/.test(unit.kind);
}

/** Every second message at least asks for the goal, and each call; the others ask for what they offer. */
function asksOf(lead: Lead, goal: Goal, opening: Opening, units: readonly (Unit | null)[], on: readonly Channel[]) {
	const again = repeats(lead, goal);
	const isReady = (unit: Unit | null, index: number) =>
		unit !== null && on[index] !== P && unit.kind !== 'question' && unit.kind !== 'firstStep';
	// A first step is offered alone, where another message can ask for the goal.
	const isOnly = !units.some(isReady);
	let isTurn = !opening.ask.isGoal;
	// Of few messages, each asks: once is not enough.
	const isShort = isTurn && units.length < 3;
	return units.map((unit, index): Ask | null => {
		if (unit === null) return null;
		if (on[index] === P) {
			isTurn = goal.family === 'other';
			return null;
		}
		const mayAsk = isReady(unit, index) || (isOnly && unit.kind === 'firstStep');
		const repeated = (isTurn || isShort) && mayAsk ? again(unit.kind === 'objection') : null;
		isTurn = repeated === null;
		return (
			repeated ?? { text: fill(unit.ask as '{company}', { company: lead.company }), action: unit.action, isGoal: false }
		);
	});
}

function channelsOf({ channels }: Lead, count: number): Channel[] {
	const [only = E] = channels;
	if (channels.length === 1) return Array.from({ length: count }, () => only);
	return [...(ORDERS[channels.length] ?? []).slice(0, count - 1), E];
}

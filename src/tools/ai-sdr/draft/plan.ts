import type { Channel } from '../contract.ts';
import { daysOf, RANGE } from './days.ts';
import { type Ask, type Goal, goalOf, repeats } from './goal.ts';
import type { Lead } from './lead.ts';
import type { Material } from './material.ts';
import { type Opening, openingOf } from './opening.ts';
import { ACTIONS } from './sentences/notes.ts';
import { type Unit, unitsOf } from './units.ts';

interface Touch {
	channel: Channel;
	unit: Unit;
}

export type Plan = ReturnType<typeof planOf>;
/** A touchpoint before it is written. */
export type Planned = Plan['touches'][number];

const E = 'email';
const L = 'linkedin';
const P = 'phone';

/** The order of the channels without the last touchpoint, which is an email wherever email was chosen. */
const ORDERS: Readonly<Record<number, readonly Channel[]>> = {
	2: [E, L, E, L, E, E, L, E, L],
	3: [E, L, P, E, L, E, P, E, L],
	5: [E, L, P, 'video', E, 'other', L, E, P],
};

/** The kinds of a channel, what suits it best first; the rest stays out of it. */
const SUITED: Readonly<Record<Channel, readonly Unit['kind'][]>> = {
	email: ['firstStep', 'objection', 'how', 'result', 'question', 'check'],
	linkedin: ['check', 'result', 'how', 'question', 'firstStep', 'objection'],
	phone: ['question', 'firstStep', 'result', 'how'],
	video: ['how', 'result', 'check', 'firstStep', 'objection', 'question'],
	other: ['result', 'check', 'how', 'firstStep', 'question', 'objection'],
};

/**
 * The fewest touchpoints of the chosen length, and further ones of that length while sentences are left for them; where
 * none was chosen, no more than sentences fill. At least four where three channels have to be used.
 */
export function planOf(lead: Lead, material: Material) {
	const goal = goalOf(lead, material);
	const opening = openingOf(lead, material, goal, daysOf(2, lead.urgency)[lead.channels[0] === L ? 1 : 0] ?? 1);
	const { touches, left } = filled(lead, unitsOf(lead, material, opening));
	const asks = asksOf(lead, goal, opening, touches);
	const days = daysOf(touches.length, lead.urgency);
	const priced = material.prices.length === 0 ? undefined : pricedOf(touches);
	const spare = left.filter(({ kind, isGap }) => !isGap && kind === 'result');
	const planned = touches.map((touch, index) => ({
		...touch,
		day: days[index] ?? 1,
		/** How many touchpoints of its channel come before it. */
		turn: touches.slice(0, index).filter(({ channel }) => channel === touch.channel).length,
		/** What it asks for; of a call, at its end. */
		ask: asks[index] ?? touch.unit.ask,
		/** Whether the prices stand in it. */
		isPriced: touch === priced,
		/** Another result before it; empty where there is no room or none left. */
		further: touch !== priced && hasRoom(touch) ? (spare.shift()?.text ?? '') : '',
	}));
	return {
		touches: planned,
		/** The day of the last touchpoint. */
		days: String(days.at(-1) ?? 1),
		opening,
		goal,
	};
}

/** As many touchpoints as the length and the sentences want. */
function filled(lead: Lead, units: readonly Unit[]) {
	const [fewest, most] = RANGE[lead.length];
	const least = lead.channels.length > 2 ? 4 : 3;
	const [from, longest] = lead.input.sequenceLength === '' ? [least, fewest] : [Math.max(least, fewest), most];
	let plan = filledTo(from, lead, units);
	for (let count = from + 1; count <= longest; count++) {
		const longer = filledTo(count, lead, units);
		if (longer.own <= plan.own) break;
		plan = longer;
	}
	return plan;
}

/**
 * The first on LinkedIn connects, the first other one says who writes, and the last ends it. Each further one takes a
 * unit: the member's sentences first, as its channel suits them, then gaps. None is used twice.
 */
function filledTo(count: number, lead: Lead, units: readonly Unit[]) {
	const [only = E] = lead.channels;
	const order = ORDERS[lead.channels.length] ?? new Array<Channel>(count).fill(only);
	const channels = [...order.slice(0, count - 1), lead.channels.includes(E) ? E : only];
	const connect = channels.indexOf(L);
	const fixed = new Map<number, Unit['kind']>([
		[connect, 'connect'],
		[connect === 0 ? 1 : 0, 'opening'],
		[count - 1, 'last'],
	]);
	const left = [...units];
	const touches = channels.flatMap((channel, index): Touch[] => {
		const kind = fixed.get(index);
		const kinds = kind === undefined ? SUITED[channel] : [kind];
		const suited = kinds.flatMap((one) => left.filter((unit) => unit.kind === one));
		const unit = suited.find(({ isGap }) => !isGap) ?? left.find((one) => suited.includes(one));
		if (unit === undefined) return [];
		left.splice(left.indexOf(unit), 1);
		return [{ channel, unit }];
	});
	/** How many need nothing filled in. */
	const own = touches.filter(({ unit }) => !unit.isGap).length;
	return { touches, left, own };
}

/** Whether it stands between the request to connect, the first message and the last. */
function isFurther({ unit }: Touch): boolean {
	return !['connect', 'opening', 'last'].includes(unit.kind);
}

/** The written message where prices stand: an email before others, on a doubt or the work before a result or a check. */
function pricedOf(touches: readonly Touch[]): Touch | undefined {
	const written = touches.filter((touch) => isFurther(touch) && touch.channel !== P);
	const emails = written.filter(({ channel }) => channel === E);
	const on = (kind: Unit['kind']) => [...emails, ...written].find(({ unit }) => unit.kind === kind);
	const best = on('objection') ?? on('how') ?? on('firstStep') ?? emails.at(-1) ?? written.at(-1);
	return best ?? touches.find(({ unit }) => unit.kind === 'opening');
}

/** Before what is offered, asked or told of the work, a written message may hold one more result; what follows still fits. */
function hasRoom({ channel, unit }: Touch): boolean {
	return channel !== P && ['firstStep', 'how', 'question'].includes(unit.kind);
}

/** Every second message at least asks for the goal, and each call; the others ask for what they offer. */
function asksOf({ step }: Lead, goal: Goal, opening: Opening, touches: readonly Touch[]): Ask[] {
	const again = repeats(step, goal);
	const further = touches.filter(isFurther);
	const isReady = ({ channel, unit }: Touch) => channel !== P && !['question', 'firstStep'].includes(unit.kind);
	// A first step is offered alone, where another message can ask for the goal.
	const isOnly = !further.some(isReady);
	let isTurn = opening.ask.action !== step;
	// Of few messages, each asks: once is not enough.
	const isShort = isTurn && further.length < 3;
	return touches.map((touch): Ask => {
		const { channel, unit } = touch;
		if (!isFurther(touch)) return unit.ask;
		if (channel === P) {
			isTurn = goal.family === 'other';
			return { text: '', action: isTurn ? ACTIONS.next : step };
		}
		const mayAsk = isReady(touch) || (isOnly && unit.kind === 'firstStep');
		const repeated = (isTurn || isShort) && mayAsk ? again(unit.kind === 'objection') : null;
		isTurn = repeated === null;
		return repeated ?? unit.ask;
	});
}

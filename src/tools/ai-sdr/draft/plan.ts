import { wholeSentences } from '#language/sentences.ts';
import { fill } from '#prose/fill.ts';
import type { Channel } from '../contract.ts';
import { daysOf, RANGE } from './days.ts';
import { type Ask, type Goal, goalOf, repeats } from './goal.ts';
import type { Lead } from './lead.ts';
import type { Material } from './material.ts';
import { type Opening, openingOf } from './opening.ts';
import { assign, type Unit, unitsOf, unquoted } from './units.ts';

/** A touchpoint before it is written. */
export interface Planned {
	day: number;
	/** Days after the previous one; 0 for the first. */
	wait: number;
	channel: Channel;
	part: 'connect' | 'first' | 'unit' | 'last';
	/** What it adds, of the part `unit`. */
	unit: Unit | null;
	/** What it asks for; of a call, at its end. Null where the part has an ask of its own. */
	ask: Ask | null;
	/** Sentences of the member that no other touchpoint says, where it would be short without. */
	spares: readonly string[];
}

export interface Plan {
	touches: readonly Planned[];
	opening: Opening;
	goal: Goal;
	/** Sentences of the member for which there was no room. */
	unused: readonly string[];
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
 * The fewest touchpoints of the chosen length; where none was chosen, no more than sentences fill. At least four where
 * three channels have to be used.
 */
export function planOf(lead: Lead, material: Material): Plan {
	const least = lead.channels.length > 2 ? 4 : 3;
	const isLinkedInFirst = lead.channels[0] === L;
	const opening = openingOf(lead, material, daysOf(2, lead.urgency)[isLinkedInFirst ? 1 : 0] ?? 1);
	const units = unitsOf(material, opening);
	const most = Math.max(RANGE[lead.length][0], least);
	const filled = units.filter(({ isGap }) => !isGap).length + (lead.channels.includes(L) ? 3 : 2);
	const count = lead.input.sequenceLength === '' ? Math.max(least, Math.min(filled, most)) : most;
	const channels = channelsOf(lead, count);
	const days = daysOf(count, lead.urgency);
	const connect = channels.indexOf(L);
	const first = connect === 0 ? 1 : 0;
	const partOf = (index: number): Planned['part'] => {
		if (index === count - 1) return 'last';
		if (index === connect) return 'connect';
		return index === first ? 'first' : 'unit';
	};
	const further = channels.filter((_, index) => partOf(index) === 'unit');
	const { taken, left } = assign(units, further);
	const goal = goalOf(lead, material);
	const asks = asksOf(lead, goal, opening, taken, further);
	const said = [opening.result, opening.how, ...taken.map((unit) => unit?.text)];
	const touches = channels.map((channel, index): Planned => {
		const day = days[index] ?? 1;
		const part = partOf(index);
		const unit = part === 'unit' ? (taken.shift() ?? null) : null;
		const ask = part === 'first' ? opening.ask : part === 'unit' ? (asks.shift() ?? null) : null;
		return { day, wait: index === 0 ? 0 : day - (days[index - 1] ?? 0), channel, part, unit, ask, spares: [] };
	});
	const spared = withSpares(touches, material, said);
	const spares = spared.flatMap((touch) => touch.spares);
	const unused = left.filter(({ isGap, text }) => !isGap && !spares.includes(text)).map(headOf);
	return { touches: spared, opening, goal, unused };
}

/** The question of an answer, the check without what it shows. */
function headOf({ text }: Unit): string {
	const [line = ''] = text.split('\n');
	return unquoted(wholeSentences(line)[0] ?? line);
}

/** Every second message at least asks for the goal, and each call; the others ask for what they offer. */
function asksOf(lead: Lead, goal: Goal, opening: Opening, units: readonly (Unit | null)[], on: readonly Channel[]) {
	const again = repeats(lead, goal);
	let isTurn = !opening.ask.isGoal;
	// Of few messages, each asks: once is not enough.
	const isShort = isTurn && units.length < 3;
	return units.map((unit, index): Ask | null => {
		if (unit === null) return null;
		if (on[index] === P) {
			isTurn = goal.family === 'other';
			return null;
		}
		const repeated = (isTurn || isShort) && unit.kind !== 'question' ? again(unit.kind === 'objection') : null;
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

/** Results stand before the first step or how it works; what is left of the latter stands with the facts of the last message. */
function withSpares(touches: readonly Planned[], material: Material, said: readonly (string | undefined)[]): Planned[] {
	const results = material.results.filter((text) => !said.includes(text));
	const how = material.how.filter((text) => !said.includes(text));
	return touches.map((touch) => {
		if (touch.channel !== E) return touch;
		const { kind, isGap } = touch.unit ?? {};
		if ((kind === 'firstStep' || kind === 'how') && isGap === false) return { ...touch, spares: results.splice(0, 2) };
		return touch.part === 'last' ? { ...touch, spares: how.splice(0, 1) } : touch;
	});
}

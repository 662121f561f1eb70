import type { Channel } from '../contract.ts';
import { daysOf, RANGE } from './days.ts';
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
	/** Sentences of the member that no other touchpoint says, where it would be short without. */
	spares: readonly string[];
}

export interface Plan {
	touches: readonly Planned[];
	opening: Opening;
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

/** The fewest touchpoints of the chosen length; four where three channels have to be used. */
export function planOf(lead: Lead, material: Material): Plan {
	const count = Math.max(RANGE[lead.length][0], lead.channels.length > 2 ? 4 : 3);
	const channels = channelsOf(lead, count);
	const days = daysOf(count, lead.urgency);
	const connect = channels.indexOf(L);
	const first = connect === 0 ? 1 : 0;
	const opening = openingOf(lead, material, days[first] ?? 1);
	const partOf = (index: number): Planned['part'] => {
		if (index === count - 1) return 'last';
		if (index === connect) return 'connect';
		return index === first ? 'first' : 'unit';
	};
	const further = channels.filter((_, index) => partOf(index) === 'unit');
	const { taken } = assign(unitsOf(material, opening), further);
	const said = [opening.result, opening.how, ...taken.map((unit) => unit?.text)];
	const touches = channels.map((channel, index): Planned => {
		const day = days[index] ?? 1;
		const part = partOf(index);
		const unit = part === 'unit' ? (taken.shift() ?? null) : null;
		return { day, wait: index === 0 ? 0 : day - (days[index - 1] ?? 0), channel, part, unit, spares: [] };
	});
	return { touches: withSpares(touches, material, said), opening };
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

import type { Channel } from '../contract.ts';
import { closing } from './closing.ts';
import { daysOf, RANGE } from './days.ts';
import type { Lead } from './lead.ts';
import { ownReasons, start } from './own-reasons.ts';
import { lateReasons, placeReasons } from './place-reasons.ts';
import type { Reason } from './reason.ts';
import { taskReasons } from './trade-reasons.ts';

/** A touchpoint before it is written. */
export interface Planned {
	day: number;
	/** Days after the previous one; 0 for the first. */
	wait: number;
	channel: Channel;
	part: 'connect' | 'reason' | 'breakup';
	reason: Reason;
}

const E = 'email';
const L = 'linkedin';
const P = 'phone';

/**
 * The order of the channels without the last touchpoint, which is an e-mail, or a LinkedIn message if e-mail was not
 * chosen.
 */
const ORDERS: Readonly<Record<number, readonly Channel[]>> = {
	2: [E, L, E, L, E, E, L, E, L, E, E, L, E],
	3: [E, L, P, E, L, E, P, E, L, E, P, L, E],
	5: [E, L, P, 'video', E, 'other', L, E, P, L, 'video', E, P],
};

/** As many touchpoints as the length allows and the reasons fill. Days and channels follow the member's choices. */
export function planOf(lead: Lead): Planned[] {
	const own = ownReasons(lead);
	const typical = [...taskReasons(lead)];
	const rest = [...placeReasons(lead), ...lateReasons(lead)];
	const pool = mixed(own, typical, rest);
	const count = countOf(lead, own.length, lead.industry === null ? 0 : typical.length);
	const channels = channelsOf(lead, count);
	const days = daysOf(count, lead.urgency);
	const reasons = [start(lead), ...pool];
	const used: Reason[] = [];
	return channels.map((channel, index) => {
		const isLast = index === count - 1;
		const isNote = channel === 'linkedin' && channels.indexOf('linkedin') === index && !isLast;
		const part = isLast ? 'breakup' : isNote ? 'connect' : 'reason';
		const reason = isNote ? start(lead) : isLast ? closing(lead, used) : (reasons.shift() ?? start(lead));
		if (part === 'reason') used.push(reason);
		const day = days[index] ?? 1;
		return { day, wait: index === 0 ? 0 : day - (days[index - 1] ?? 0), channel, part, reason };
	});
}

/** Alternates reasons from the input with typical ones, so that no two e-mails in a row only ask or only tell. */
function mixed(own: readonly Reason[], typical: readonly Reason[], rest: readonly Reason[]): Reason[] {
	const others = [
		...typical.slice(0, 2),
		...rest.slice(0, 1),
		...typical.slice(2, 4),
		...rest.slice(1, 3),
		...typical.slice(4),
		...rest.slice(3),
	];
	const mixedUp: Reason[] = [];
	for (let index = 0; index < Math.max(own.length, others.length); index++) {
		mixedUp.push(...own.slice(index, index + 1), ...others.slice(index, index + 1));
	}
	return mixedUp;
}

/** The upper end of the range if the member's own reasons fill it; otherwise as many as the material fills. */
function countOf(lead: Lead, own: number, typical: number): number {
	const [least, most] = RANGE[lead.length];
	const channels = lead.channels.length > 2 ? 4 : 3;
	return Math.min(most, Math.max(least, channels, own + Math.ceil(typical / 2) + 3));
}

function channelsOf({ channels }: Lead, count: number): Channel[] {
	const [only = 'email'] = channels;
	if (channels.length === 1) return Array.from({ length: count }, () => only);
	const order = ORDERS[channels.length] ?? [];
	return [...order.slice(0, count - 1), 'email'];
}

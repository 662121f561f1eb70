/** The sides that the member or the form gives, and what they tell of the others. */

import type { Call, SpeakerRole } from '#transcript/call.ts';
import { givenRoles, type RoleHints } from '#transcript/roles/given-roles.ts';
import type { Side } from './facts.ts';
import type { Sides } from './sides.ts';

type Given = Readonly<Record<string, Side>>;

const SIDE: Record<SpeakerRole, Side> = { salesperson: 'seller', prospect: 'buyer', other: 'other' };

/** By the label of the speaker. "Others on the call" may be of either side: the form says it of nobody. */
export function knownSides(call: Pick<Call, 'speakers'>, hints: RoleHints): Record<string, Side> {
	const known = givenRoles(call, hints).flatMap(({ role, by }, index): [string, Side][] => {
		const label = call.speakers[index]?.label;
		const isSaid = role !== null && !(role === 'other' && by === 'form');
		return !isSaid || label === undefined ? [] : [[label, SIDE[role]]];
	});
	return Object.fromEntries(known);
}

/**
 * The sides with those that were given, which are certain. Where these leave the other side to those whose side is
 * doubtful, or to nobody, it is theirs whose side was only read, without a doubt. Where both sides were given, somebody
 * else whose side is doubtful is on neither.
 */
export function withGiven({ sides: read, doubtful }: Read, given: Given): Read {
	const sides = { ...read, ...given };
	const open = Object.keys(read).filter((label) => given[label] === undefined && read[label] !== 'other');
	const doubted = open.filter((label) => doubtful.includes(label));
	const isSure = (side: Side) => Object.keys(sides).some((label) => sides[label] === side && !doubted.includes(label));
	const [, missing] = OPPOSITES.find(([side, other]) => Object.values(given).includes(side) && !isSure(other)) ?? [];
	if (missing === undefined) {
		const areGiven = OPPOSITES.every(([side]) => Object.values(given).includes(side));
		if (areGiven) for (const label of doubted) sides[label] = 'other';
		return { sides, doubtful: areGiven ? [] : doubted };
	}
	for (const label of doubted.length > 0 ? doubted : open) sides[label] = missing;
	return { sides, doubtful: [] };
}

type Read = Pick<Sides, 'sides' | 'doubtful'>;

const OPPOSITES: readonly (readonly [Side, Side])[] = [
	['seller', 'buyer'],
	['buyer', 'seller'],
];

/** A call, who is on which side, what was measured, and the facts in it: all that the tools know of it. */

import type { Call, Roles, SpeakerRole } from '#transcript/call.ts';
import { type Measurements, measure } from '#transcript/measure.ts';
import { readCall } from '#transcript/read.ts';
import { withAccepted } from './accepted.ts';
import type { CallSource } from './call-source.ts';
import { corrected } from './corrected.ts';
import type { Correction } from './corrections.ts';
import type { CallFacts, Side } from './facts.ts';
import { knownSides } from './given-sides.ts';
import { type OnRead, readFacts } from './read.ts';
import { type Utterance, utterancesOf } from './utterances.ts';

/** What is kept of a call that was read before. */
export interface KeptCall {
	/** As they were found; the call is read where they are missing. */
	facts?: CallFacts | undefined;
	/** What the member changed in them. */
	corrections?: readonly Correction[] | undefined;
}

export interface Ledger {
	call: Call;
	roles: Roles;
	measurements: Measurements;
	/** With what the member corrected. */
	facts: CallFacts;
	/** As they were found. */
	found: CallFacts;
	turns: readonly Utterance[];
	/** Whether somebody sells to somebody in it. */
	isSale: boolean;
}

const ROLE: Record<Side, SpeakerRole> = { seller: 'salesperson', buyer: 'prospect', other: 'other' };

/**
 * Never throws. Takes time that grows with the length of the call.
 *
 * @param kept what is known of the call already
 */
export function ledgerOf({ transcript, hints }: CallSource, kept: KeptCall = {}, onRead?: OnRead): Ledger {
	const call = readCall(transcript);
	const known = knownSides(call, hints);
	const found = kept.facts ?? readFacts(call, known, undefined, onRead);
	const turns = utterancesOf(call);
	const facts = withAccepted(corrected(found, kept.corrections ?? [], turns), turns);
	const roles = rolesOf(call, facts, Object.keys(known).length);
	const isSale = Object.values(facts.sides).some((side) => side !== 'other');
	return { call, roles, measurements: measure(call, roles), facts, found, turns, isSale };
}

function rolesOf(call: Call, facts: CallFacts, known: number): Roles {
	const roles = call.speakers.map(({ label }) => ROLE[facts.sides[label] ?? 'other']);
	if (call.speakers.length === 0) {
		return { roles, given: false, confidence: 0, reason: 'The transcript names no speakers, so nobody has a side.' };
	}
	if (known === call.speakers.length) return { roles, given: true, confidence: 1, reason: 'The sides were given.' };
	const doubtful = call.speakers.filter(({ label }) => facts.doubtfulSides.includes(label)).map(({ name }) => name);
	const sellers = call.speakers.filter((_, index) => roles[index] === 'salesperson').map(({ name }) => name);
	const who =
		sellers.length === 0
			? 'By what is said, nobody sells'
			: `By what is said, ${sellers.join(' and ')} ${sellers.length === 1 ? 'sells' : 'sell'}`;
	return {
		roles,
		given: false,
		confidence: doubtful.length > 0 ? 0.5 : 0.9,
		reason: `${who}.${doubtful.length > 0 ? ` Doubtful: ${doubtful.join(', ')}.` : ''}`,
	};
}

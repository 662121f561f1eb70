/** What is kept of a call for lists: how it ended, and its promises, each in the words that the analysis shows. */

import { createHash } from 'node:crypto';
import type { When } from '#language/dates/when.ts';
import { quoted } from '#prose/sentences.ts';
import { type CallText, callText, nameOf, promises, saidBy, saidIn, shortened, turnOf } from './call-text.ts';
import type { CallFacts, Commitment, OutcomeKind, Side } from './facts.ts';
import type { Ledger } from './ledger.ts';
import { namedDay } from './named-day.ts';
import { BOTH } from './told/promises.ts';
import { toldOf } from './told/told.ts';

/** A promise that is plain enough to be told. */
export interface CallPromise {
	/** The same whenever the call is read, as long as the same speaker says the same words. */
	id: string;
	/** The name of the speaker, or `BOTH`. */
	owner: string;
	/** Whether the seller's side made it, alone or with the other side. */
	own: boolean;
	/** Verbatim words of the call; where they only point to a thing, behind those of whoever named it, both quoted. */
	text: string;
	/** The words for the day or hour; null where none was named. */
	when: string | null;
	/** What these words say of a day, to be reckoned from the day of the call; null where they name none. */
	said: When | null;
	/** The line of the transcript, from 1. */
	line: number;
}

export interface CallInBrief {
	/** How it ended, as it is told; null where nobody sells to somebody. */
	outcome: OutcomeKind | null;
	/** The day of the call where the transcript says it: `2026-03-02`. */
	heldOn: string | null;
	promises: CallPromise[];
}

/** The facts of a call as they are kept, with what is told of them. */
export interface KeptFacts extends CallFacts {
	/** Follows the member's corrections; none in rows of earlier versions. */
	brief?: CallInBrief;
}

/** @param ledger with the member's corrections */
export function callInBrief(ledger: Ledger, transcript: string): CallInBrief {
	const whole = callText(ledger, transcript);
	const told = { ...whole, facts: toldOf(whole).facts };
	return {
		outcome: isBetweenSides(ledger) ? told.facts.outcome.kind : null,
		heldOn: ledger.call.header.date ?? null,
		promises: promisesOf(told),
	};
}

/** @param told a call with the facts that are told of it */
function promisesOf(told: CallText): CallPromise[] {
	const byId = new Map<string, CallPromise>();
	for (const promise of promises(told)) {
		const listed = listedPromise(told, promise);
		if (listed.text !== '' && !byId.has(listed.id)) byId.set(listed.id, listed);
	}
	return [...byId.values()];
}

/** In characters: a turn may be as long as a whole call. */
const LONGEST = 1000;
const LONGEST_THING = 400;
const LONGEST_NAME = 200;

function listedPromise(told: CallText, promise: Commitment): CallPromise {
	const { quote, line } = saidBy(told, promise);
	const owner = nameOf(told, promise.owner).slice(0, LONGEST_NAME);
	const words = shortened(quote, LONGEST);
	const when = promise.when === null ? null : promise.when.slice(0, LONGEST_NAME);
	return {
		id: createHash('sha256').update(`${owner}\n${words}`).digest('base64url').slice(0, 22),
		owner,
		own: promise.owner === BOTH || told.facts.sides[promise.owner] === 'seller',
		text: withThing(told, promise, words),
		when,
		said: when === null ? null : namedDay(when),
		line,
	};
}

/** “Could you send me the call logs?” (Dana) “I'll have them for you by Monday.” */
function withThing(told: CallText, { thing }: Commitment, words: string): string {
	const said = thing && saidIn(told, shortened(thing.quote, LONGEST_THING), turnOf(told, thing.turn));
	return said === undefined || said.quote === '' || words === ''
		? words
		: `${quoted(said.quote)} (${said.name}) ${quoted(words)}`;
}

function isBetweenSides({ facts, isSale }: Ledger): boolean {
	const sides: readonly Side[] = Object.values(facts.sides);
	return isSale && sides.includes('seller') && sides.includes('buyer');
}

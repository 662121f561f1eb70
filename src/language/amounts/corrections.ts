/** Corrections by the speaker: "forty, no sorry, fourteen". */

import type { Numeral } from '../numbers/numeral.ts';
import { mayOpenNumeral } from '../numbers/numeral.ts';
import { finderOf } from '../numbers/phrase.ts';
import { at, type Token } from '../numbers/tokens.ts';
import type { Amount } from './amount.ts';

export interface Correction {
	id: string;
	/** Words that take back what was said before. */
	pattern: readonly string[];
	/** Whether the new amount must follow at once, because the words alone often mean something else ("no"). */
	isWeak: boolean;
	finds: readonly (readonly [text: string, value: number])[];
	leaves: readonly string[];
}

export const CORRECTIONS: readonly Correction[] = [
	{
		id: 'sorry',
		pattern: ['sorry', 'pardon', 'apologies', 'i apologise', 'my mistake', 'i beg your pardon'],
		isWeak: false,
		finds: [
			['forty dollars, sorry, fourteen dollars', 14],
			['ninety euros. Oh, my mistake, that is the old sheet. Eighty euros', 80],
		],
		leaves: ['forty dollars. We are really very pleased that you could all come here, sorry. Ten dollars'],
	},
	{
		id: 'wait',
		pattern: ['wait', 'hang on', 'hold on', 'one moment', 'scratch that', 'strike that'],
		isWeak: false,
		finds: [
			['a hundred thousand dollars. Well, hang on, that is with the grant. Ninety thousand dollars', 90_000],
			['nineteen percent, wait, fourteen percent', 14],
		],
		leaves: ['forty dollars and then they waited, ten dollars'],
	},
	{
		id: 'I mean',
		pattern: [
			'i mean',
			'make that',
			'or rather',
			'correction',
			'i meant',
			'i should say',
			"i'm lying",
			"i'm lyin'",
			"i'm lyin",
			'i tell a lie',
			'i must correct',
		],
		isWeak: false,
		finds: [
			['forty seats, I mean fifty seats', 50],
			['Nine thousand dollars. I tell a lie, eighty-two hundred dollars', 8200],
			['twelve seats, make that fourteen seats', 14],
		],
		leaves: ['forty seats is mean, ten seats is not'],
	},
	{
		id: 'no',
		pattern: ['no', 'nope', 'nah'],
		isWeak: true,
		finds: [
			['a party of fourteen people, no, forty people', 40],
			['forty-eight trucks. No, thirty-eight trucks', 38],
		],
		leaves: ['forty seats. No, we never thought of ten seats', 'forty seats at no charge, ten seats'],
	},
];

/** In tokens: how far a correction may be from its amount, and how far the new amount may be from the correction. */
const REACH = { cue: 7, amount: 24, atOnce: 4 };

/** An amount and what only the reader needs to know about it. */
export interface Read {
	amount: Amount;
	numeral: Numeral;
	/** The first token, and the token after the amount and its rate. */
	from: number;
	next: number;
	/** Whether the amount has no unit of its own. */
	isBare: boolean;
	/** 100 if it counts cents or pence. */
	parts: number;
}

export function correctionReader(corrections: readonly Correction[]) {
	const find = finderOf<Record<never, never>, Correction>(corrections, {});
	const cueAt = (tokens: readonly Token[], index: number) => {
		const found = find(tokens, index);
		return found === null ? null : { next: found.next, isWeak: found.rule.isWeak };
	};

	/** Marks amounts that correct an earlier one. A bare amount takes over the earlier unit and thousands. */
	return (tokens: readonly Token[], all: readonly Read[]): Amount[] => {
		const amounts = all.map(({ amount }) => amount);
		if (!tokens.some((_, index) => cueAt(tokens, index) !== null)) return amounts;
		for (const [place, said] of all.entries()) {
			const cue = takenBack(tokens, said.next);
			if (cue === null) continue;
			const later = all.slice(place + 1, place + 4);
			const target = amounts[place];
			const found = later.findIndex((read) => read.from >= cue.after && isInstead(target, read, cue.after));
			const next = later[found];
			if (next === undefined || next.from > cue.until) continue;
			if (target === undefined) continue;
			amounts[place + 1 + found] = corrected(target, said, next, place);
		}
		return amounts;
	};

	function takenBack(tokens: readonly Token[], next: number): { after: number; until: number } | null {
		for (let index = next; index <= next + REACH.cue && index < tokens.length; index++) {
			const cue = cueAt(tokens, index);
			if (cue === null) continue;
			const after = cue.next;
			if (!cue.isWeak) return { after, until: after + REACH.amount };
			const isAside = /^[,.!?;–—-]$|^(?:well|oh|uh|um)$/.test(at(tokens, index - 1)) && index <= next + 4;
			const strong = furtherCue(tokens, after);
			if (isAside) return strong ?? { after, until: after + REACH.atOnce };
		}
		return null;
	}

	/** "No, wait": the second cue decides. */
	function furtherCue(tokens: readonly Token[], from: number): { after: number; until: number } | null {
		for (let index = from; index < from + 4; index++) {
			if (mayOpenNumeral(at(tokens, index))) return null;
			const cue = cueAt(tokens, index);
			if (cue !== null && !cue.isWeak) return { after: cue.next, until: index + REACH.amount };
		}
		return null;
	}
}

/** Whether a later amount can replace the earlier one: a different value of the same kind. */
function isInstead(earlier: Amount | undefined, { amount: later, isBare, from }: Read, after: number): boolean {
	if (earlier === undefined || (later.value !== null && later.value === earlier.value)) return false;
	if (isBare) return earlier.kind !== 'duration' || later.kind === 'number';
	if (earlier.kind === 'number') return from <= after + REACH.atOnce;
	return earlier.kind === later.kind && (earlier.kind !== 'count' || earlier.unit === later.unit);
}

function corrected(
	earlier: Amount,
	{ numeral, parts }: Read,
	{ amount, isBare, numeral: own }: Read,
	corrects: number,
): Amount {
	if (!isBare || amount.value === null) return { ...amount, corrects };
	const { kind, unit, currency, per, each } = earlier;
	const scale = thousandsOf(numeral, own);
	const coins = parts === 1 ? {} : { value: amount.value / parts };
	const value =
		scale === 1
			? coins
			: {
					value: amount.value * scale,
					reading: { because: 'in the thousands of what it takes back', other: amount.value },
				};
	const taken = {
		...(unit === undefined ? {} : { unit }),
		...(currency === undefined ? {} : { currency }),
		...(per === undefined ? {} : { per }),
		...(each === undefined ? {} : { each }),
	};
	return { ...taken, ...amount, kind, ...value, corrects };
}

/** The scale that a correction takes over: "Twenty-eight thousand a month. Sorry, no, eighteen." */
function thousandsOf(earlier: Numeral, own: Numeral): number {
	const ratio = own.value / (earlier.value / earlier.scale);
	return earlier.scale >= 1000 && own.scale === 1 && own.value < 1000 && ratio > 0.2 && ratio < 5 ? earlier.scale : 1;
}

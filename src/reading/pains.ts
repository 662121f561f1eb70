import { brief, isReadable } from './brief.ts';
import { content } from './content.ts';
import { BUYER_PROMISE } from './cues/closing.ts';
import { MONEY_TALK } from './cues/money.ts';
import { NOT_A_PAIN, TRIED } from './cues/need.ts';
import type { Pain as FoundPain } from './needs.ts';
import { offersOf } from './offers.ts';
import type { Reading } from './reading.ts';
import { figureMoment, type Moment, momentAt, type Remark } from './remark.ts';
import { remembered } from './remembered.ts';
import { type TroubleId, troubleIn } from './troubles.ts';

/** The troubles that the client told of, by weight. */

export interface Pain {
	moment: Moment;
	kind: TroubleId;
	figure: Moment | null;
}

const LONGEST_QUOTE = 160;
/** What was tried and what is promised has places of its own. */
const NOT_THEIR_TROUBLE = [BUYER_PROMISE, TRIED];

/** The remark in which the salesperson first named a price. */
const firstPrice = remembered(
	({ money }: Reading) => money.prices.find(({ side }) => side === 'salesperson')?.moment.remark.index ?? Infinity,
);

function weightOf(reading: Reading, pain: FoundPain): number {
	const words = brief(pain.moment, LONGEST_QUOTE);
	const counts = [...content(words)].map((word) => reading.facts.turnsWith.get(word) ?? 0).sort((a, b) => b - a);
	const recurs = Math.min(3, ((counts[0] ?? 0) + (counts[1] ?? 0)) / 4);
	return (
		recurs +
		(pain.strong ? 2 : 0) +
		(pain.effect ? 2 : 0) +
		(pain.figure === null ? 0 : 2) +
		(pain.lasting ? 1 : 0) +
		(words.length >= 24 ? 1 : -1) -
		(pain.moment.remark.index > firstPrice(reading) ? 3 : 0) -
		(troubleIn(words).id === 'trouble' ? 2 : 0)
	);
}

/** Attempts, and what the same person told right behind one: its outcome. */
function attempts({ facts, needs }: Reading): number[] {
	const first = new Map<number, number>();
	for (const { remark } of needs.tried) {
		first.set(remark.turn, Math.min(first.get(remark.turn) ?? Infinity, remark.index));
	}
	return [...first].flatMap(([turn, from]) =>
		(facts.turns[turn]?.remarks ?? []).flatMap(({ index }) => (index >= from ? [index] : [])),
	);
}

const MEASURES = new Set(['percent', 'count', 'money']);
/** Troubles whose measure is time. */
const TIMED = new Set(['slow', 'handwork', 'late', 'outage', 'worse', 'stuck']);

/** Of the figures in the words of a trouble the one that stands nearest to it. */
function nearestFigure({ moment, figure }: FoundPain): Moment | null {
	if (figure === null || figure.remark.index !== moment.remark.index) return null;
	const timed = TIMED.has(troubleIn(moment.quote).id);
	const distance = ({ index }: { index: number }) => Math.abs(index - moment.from);
	const [nearest] = moment.remark.figures
		.filter(({ kind }) => MEASURES.has(kind) || (timed && kind === 'duration'))
		.sort((a, b) => distance(a) - distance(b));
	return nearest === undefined ? null : figureMoment(moment.remark, nearest);
}

/** The client's troubles by weight, one for each turn, without those that are an objection to the offer. */
export function painsOf(reading: Reading): Pain[] {
	const against = new Set([...reading.objections.map(({ moment }) => moment.remark.index), ...attempts(reading)]);
	const best = new Map<number, { pain: FoundPain; weight: number }>();
	for (const pain of reading.needs.pains) {
		if (against.has(pain.moment.remark.index) || NOT_THEIR_TROUBLE.some((cue) => cue.test(pain.moment.remark.folded)))
			continue;
		if (!isReadable(brief(pain.moment, LONGEST_QUOTE))) continue;
		const weight = weightOf(reading, pain);
		const { turn } = pain.moment.remark;
		if (weight > (best.get(turn)?.weight ?? -Infinity)) best.set(turn, { pain, weight });
	}
	for (const remark of troublesBeside(reading, against)) {
		if (best.has(remark.turn)) continue;
		const at = troubleIn(remark.folded).pattern.exec(remark.folded)?.index ?? 0;
		const moment = momentAt(remark, at, Math.min(remark.text.length, at + 12));
		const pain = { moment, figure: moment, effect: false, lasting: false, strong: false, off: false };
		if (isReadable(brief(moment, LONGEST_QUOTE)))
			best.set(remark.turn, { pain, weight: weightOf(reading, pain) - 3 + Math.min(2, remark.figures.length) });
	}
	const pains = [...best.values()]
		.sort((a, b) => b.weight - a.weight)
		.map(({ pain }) => ({ moment: pain.moment, kind: kindOfPain(pain), figure: nearestFigure(pain) }));
	const named = pains.filter(({ kind }) => kind !== 'trouble');
	return named.length > 1 ? named : pains;
}

const LEAST_TROUBLE = 5;
const PLEASANT = /\b(?:no longer|fine|happy|good|great|works? well|used to|would|could|if|thank)\b/i;

/** What the client told of its troubles in words of their own, before a price was on the table. */
function troublesBeside(reading: Reading, against: ReadonlySet<number>): Remark[] {
	const priced = Math.min(firstPrice(reading), offersOf(reading.facts)[0]?.remark.index ?? Infinity);
	const known = new Set(reading.needs.pains.map(({ moment }) => moment.remark.index));
	return reading.facts.said.prospect.filter(
		(remark) =>
			remark.index < priced &&
			remark.questions === 0 &&
			remark.words >= LEAST_TROUBLE &&
			!known.has(remark.index) &&
			!against.has(remark.index) &&
			!NOT_A_PAIN.test(remark.folded) &&
			!PLEASANT.test(remark.folded) &&
			!MONEY_TALK.test(remark.folded) &&
			!NOT_THEIR_TROUBLE.some((cue) => cue.test(remark.folded)) &&
			troubleIn(remark.text).id !== 'trouble',
	);
}

/** A measure that ought to be another is a matter of time where it is one. */
function kindOfPain({ moment, off }: FoundPain): TroubleId {
	const timed = off && moment.remark.figures.some(({ kind }) => kind === 'duration');
	return timed ? 'slow' : troubleIn(brief(moment, LONGEST_QUOTE)).id;
}

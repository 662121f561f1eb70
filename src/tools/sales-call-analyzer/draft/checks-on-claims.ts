import { at } from '#prose/places.ts';
import { quoted } from '#prose/sentences.ts';
import { content } from '#reading/content.ts';
import type { Remark } from '#reading/remark.ts';
import { delivered } from '#reading/times.ts';
import type { Reading } from '../reading.ts';

/** What was said is held against what else was said: figures that do not come from the prospect, words that do not agree. */

/** A percentage of the salesperson's that is the rest of one of the prospect's. */
export function restOfPercentage(reading: Reading): string | null {
	const { salesperson, prospect } = reading.facts.said;
	for (const remark of salesperson) {
		for (const figure of remark.figures) {
			if (figure.kind !== 'percent' || figure.value === null) continue;
			const whole = prospect.find(
				(other) =>
					other.index < remark.index &&
					other.figures.some(
						({ kind, value }) => kind === 'percent' && value !== null && value + (figure.value ?? 0) === 100,
					),
			);
			const own = whole?.figures.find(({ kind }) => kind === 'percent');
			if (whole === undefined || own === undefined) continue;
			return `${quoted(figure.text)} ${at(remark.line)} is what is left of ${quoted(own.text)} ${at(whole.line)}: ask what that rest holds before counting it as one thing.`;
		}
	}
	return null;
}

const GAIN =
	/\b(?:revenue|sav(?:e|es|ed|ing|ings)|profit|growth|return|increase|boost|cuts?|reduc\w+|more (?:deals|leads|business|sales))\b/i;

/** Gains that the salesperson puts a figure on, without a figure of the prospect's behind them. */
export function unbackedClaims(reading: Reading): string[] {
	const { salesperson, prospect } = reading.facts.said;
	const theirs = new Set(
		prospect
			.flatMap(({ figures }) => figures.flatMap(({ value, low, high }) => [value, low, high]))
			.filter((value) => value !== null && value !== undefined),
	);
	return salesperson
		.flatMap((remark) => {
			const claim = remark.figures.find(
				({ kind, value }) =>
					(kind === 'percent' || kind === 'money') &&
					(value === null || !theirs.has(value)) &&
					(kind === 'percent' ? value !== 100 : GAIN.test(remark.folded)),
			);
			if (claim === undefined || /\b(?:discount|off|half price|deposit|upfront)\b/i.test(remark.folded)) return [];
			if (restOfPercentage(reading)?.includes(quoted(claim.text)) === true) return [];
			return [`${quoted(claim.text)} ${at(remark.line)} rests on no figure of the customer's.`];
		})
		.slice(0, 2);
}

const RENTED = /\b(?:rent(?:s|ed|ing)?|leas(?:e|es|ed|ing)|hir(?:e|ed|ing) (?:a|the))\b/i;
const OWNED = /\b(?:buy(?:s|ing)?|bought|own(?:s|ed)?)\b/i;

/** One thing that is said to be both rented and bought. */
export function contradiction(reading: Reading): string | null {
	const { prospect } = reading.facts.said;
	const sameThing = (a: Remark, b: Remark) => {
		const words = content(a.text);
		return [...content(b.text)].some((word) => words.has(word));
	};
	const rented = prospect.find((remark) => RENTED.test(remark.folded));
	const owned =
		rented === undefined
			? undefined
			: prospect.find((remark) => OWNED.test(remark.folded) && sameThing(rented, remark));
	if (rented === undefined || owned === undefined) return null;
	const [a, b] = [RENTED.exec(rented.folded)?.[0] ?? '', OWNED.exec(owned.folded)?.[0] ?? ''];
	return `Line ${rented.line} says ${quoted(a)}, line ${owned.line} says ${quoted(b)}, of what seems the same thing; advice may rest on the wrong one.`;
}

/** Two lengths of time from the salesperson that nobody brought together. */
export function twoTimes(reading: Reading): string | null {
	const timed = reading.facts.said.salesperson.flatMap((remark) => {
		const figure = remark.figures.find(({ kind, text }) => kind === 'duration' && /week|month|day/i.test(text));
		const learning = /\b(?:learn|training|ramp)\b/i.test(remark.folded);
		const told =
			figure !== undefined && (delivered(reading.facts, remark) !== null || (learning && remark.questions === 0));
		return told ? [{ remark, figure }] : [];
	});
	const [first] = timed;
	const other = timed.find(
		({ figure }) =>
			figure.text.toLowerCase() !== first?.figure.text.toLowerCase() && figure.value !== first?.figure.value,
	);
	if (first === undefined || other === undefined) return null;
	return `Two lengths of time were given, ${quoted(first.figure.text)} ${at(first.remark.line)} and ${quoted(other.figure.text)} ${at(other.remark.line)}, and nobody said how they fit together.`;
}

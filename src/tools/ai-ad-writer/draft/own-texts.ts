import { claimProblem } from '#business/fit/claims.ts';
import { fits, ifFits } from '#business/fit/fit.ts';
import { countWords, formProblem } from '#business/fit/form.ts';
import { agreementProblem, englishProblem, startAndEndProblem } from '#business/fit/sentence.ts';
import type { Slot } from '#business/fit/slots.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { capital } from '#language/capitals.ts';
import { listLines, spaced, withoutMarkup } from '#language/clean.ts';
import { hasFiniteVerb } from '#language/finite-verbs.ts';
import { isCommand } from '#language/openings.ts';
import { wholeSentences } from '#language/sentences.ts';
import { stems } from '#language/stems.ts';
import { isBaseVerb, secondPersonVerb } from '#language/verbs.ts';
import { fill } from '#prose/fill.ts';
import { ended } from '#prose/sentences.ts';
import type { AdInput } from '../contract.ts';
import { lengthOf, MOST } from '../placements.ts';
import { barred } from './rules.ts';
import { NOTES } from './sentences/notes.ts';

/** The member's texts, piece by piece, and what keeps one of them out of the ads. Only the first letter and the end mark are ours. */

/** Characters; no field needs more than this for ads. */
const READ_CHARACTERS = 3000;
const MOST_PIECES = 8;
const NOTHING = /^(?:none|no|n\/?a|nil|nothing|tbd|unknown|same|-+|\?+)\.?$/i;

export interface OwnText {
	/** The label of its field. */
	field: string;
	/** As typed. */
	raw: string;
	/** With a capital first: as a line. */
	line: string;
	/** With a capital first and a mark last. */
	text: string;
	/** Why it is in no ad; null if it may be. */
	problem: string | null;
}

/** The sentences and points of a field. */
export function piecesOf(field: string): string[] {
	const pieces = listLines(withoutMarkup(field.slice(0, READ_CHARACTERS)))
		.flatMap(wholeSentences)
		.flatMap((sentence) => sentence.split(/;\s+/))
		.map(spaced)
		.filter((piece) => /\p{L}{2}/u.test(piece) && !NOTHING.test(piece));
	return [...new Set(pieces)].slice(0, MOST_PIECES);
}

/** The pieces of a field that is not a sentence by name: a line is enough. */
export function linesOf(field: string, label = ''): OwnText[] {
	return piecesOf(field).map((raw) => judged(raw, label, lineProblem));
}

/** A text that was written for its place. */
export function written(field: string, label: string, slot: Slot): OwnText[] {
	const raw = spaced(field.slice(0, READ_CHARACTERS));
	return raw === '' ? [] : [judged(raw, label, (text) => fits(slot, text))];
}

function judged(raw: string, field: string, judge: (text: string) => string | null): OwnText {
	const line = capital(raw);
	const text = ended(line);
	const length = lengthOf(text);
	const tooLong = length > MOST.primaryText ? fill(NOTES.tooLong, { length: String(length) }) : null;
	return { field, raw, line, text, problem: barred(raw) ?? judge(text) ?? tooLong };
}

/** Fewer words say too little beside a picture. */
const FEWEST_OF_WHOLE = 4;

/** Whether a text says who does what, so that it can stand beside a picture. */
export function isWhole({ text }: OwnText): boolean {
	return countWords(text) >= FEWEST_OF_WHOLE && !lacksSubject(text) && (hasFiniteVerb(text) || isCommand(text));
}

/** Whether a text says by names what a product consists of: "Bath, blow dry and nails", but not "Taking out the bath". */
export function isList({ text }: OwnText): boolean {
	const isDoing = /^(?:been|\p{L}+(?:ing|ed))\b(?!,| and\b)/iu.test(text);
	return countWords(text) >= FEWEST_OF_WHOLE && !isDoing && !lacksSubject(text) && /,|\band\b/.test(text);
}

/** "Answers calls after six": who does is not said; "Prices start at £9" and "Answers, letters and bills" are no such texts. */
function lacksSubject(text: string): boolean {
	const [first = '', second = ''] = text.split(' ');
	return /s$/.test(first) && secondPersonVerb(first) !== null && !isBaseVerb(second);
}

const FEWEST_WORDS = 2;
const STANDS_ON_OTHERS =
	/^(?:they|them|their|he|she|his|her|this(?! (?:week|month|summer|winter))|that|these|those|but|and|so|or|because)\b/i;

/** A line may lack a verb, e.g. what a service consists of; it may not rest on what came before. */
function lineProblem(text: string): string | null {
	const opening = STANDS_ON_OTHERS.exec(text)?.[0];
	return (
		formProblem(text) ??
		englishProblem(text) ??
		(opening === undefined ? null : `Begin otherwise than with “${opening}”: the line stands alone.`) ??
		(/\?$/.test(text) ? startAndEndProblem(text, '.') : null) ??
		(countWords(text) < FEWEST_WORDS ? 'One word is no line yet.' : null) ??
		agreementProblem(text) ??
		(namesTerm(text) ? null : claimProblem(text))
	);
}

/** A guarantee with its term is no praise: "Ten year guarantee on the joinery". */
function namesTerm(text: string): boolean {
	return /\bguarantee\b/i.test(text) && amountsIn(text).some(({ kind }) => kind === 'duration');
}

/** A name or a sum on one line, whatever it is. */
export function named(field: string): string {
	return spaced(listLines(withoutMarkup(field.slice(0, READ_CHARACTERS)))[0] ?? '');
}

/** A line for the picture or the headline; empty if it does not fit there. */
export function shortLine(field: string, slot: 'picture' | 'headline'): string {
	const line = spaced(field);
	return barred(line) === null ? ifFits(slot, line) : '';
}

/** The significant words of a text besides what is advertised and to whom, of which all texts speak. */
export function wordsBeside({ productService, targetAudience }: AdInput, text: string): Set<string> {
	const subject = `${productService.name} ${productService.category} ${targetAudience.primaryAudience}`;
	return stems(text).difference(stems(subject));
}

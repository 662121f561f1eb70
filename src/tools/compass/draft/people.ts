import { amountsIn } from '#language/amounts/amounts.ts';
import { singular } from '#language/inflect.ts';
import { overlap, stems } from '#language/stems.ts';
import type { CompassInput } from '../contract.ts';
import { isAkinTo, namesTrade, sharesWord, tellingOf, tradeNamed, tradesIn } from './mentions.ts';
import { sentencesOf } from './pieces.ts';
import { RULES_OUT } from './reading.ts';
import type { Trade } from './told-trades.ts';

/** Whom the member could ask in a trade. */
export interface People {
	/** Verbatim from the answers; empty where only the form's last step names the trade. */
	quote: string;
	/** Null where the member did not say how many. */
	count: number | null;
}

/** Between two people, not before what is said of one. */
const BETWEEN = /,(?!\d)(?! ?(?:who|which|all of)\b)/;
/** "3 opticians and a friend". */
const BETWEEN_PEOPLE = new RegExp(`${BETWEEN.source}|\\band (?=(?:my|our|an?|one) )`);
/** ", and my cousin". */
const OPENS = /^\s*and /i;
/** "My sister", "our agent", "a friend", "one cousin", "friends with a woman". */
const SOMEBODY =
	/^(?:(?:(?:i|we) (?:also )?know|(?:\p{L}+ )?friends? with) )?(?:my|our|an?|the|one) (?:old |former )?(\p{L}[\p{L}\p{M}'’-]*)/iu;
/** Whom the member names after another: ", and 2 colleagues". */
const NEXT = new RegExp(`${BETWEEN.source}|\\band\\b`, 'i');
/** Who does something: tuners. */
const DOER = /(?:er|or|ist)s?$/i;
/** Parts of an answer. */
const MOST_COUNTED = 20;
/** "One, my brother": a number alone counts those who follow. */
const ALONE = /^(?:\d+|one|two|three)$/i;
/** "2 of them in Poland" were counted before. */
const COUNTED_BEFORE = /\bof them\b/i;

/** Whom the member can ask in a trade of theirs, as its own field says or, failing that, the network. */
export function askedIn({ network, professionalBackground }: CompassInput, trade: Trade, job: string): People | null {
	const { name, known, people } = trade;
	if (people !== '') return peopleOf(people, name, `${job}\n${professionalBackground}`);
	const found = peopleIn(network, name, tradeNamed(name));
	const person = personIn(network, name, '');
	if (found !== null || person !== '') return found ?? { quote: person, count: 1 };
	return known === 'work' ? null : { quote: '', count: null };
}

/** @param industry the trade's id in the catalogue, where its people count by any name */
export function peopleIn(network: string, trade: string, industry: string | null): People | null {
	const quotes = piecesOf(network).filter((piece) => isOf(piece, trade, industry));
	const found = quotes.map((quote) => ({ quote, count: countIn(quote) }));
	return found.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))[0] ?? null;
}

/** One person, or the one firm, that has to do with a trade or with a job; empty if none is named. */
export function personIn(network: string, trade: string, job: string): string {
	const persons = piecesOf(network).filter(isPerson);
	const ofTrade = persons.find((piece) => isOf(piece, trade, tradeNamed(trade)));
	return ofTrade ?? persons.find((piece) => isAkinTo(`${tellingOf(trade)} ${job}`, piece)) ?? '';
}

/**
 * Of "one, my brother, and 2 colleagues" the sum, without those who do the member's work: of "one head of music and 4
 * tuners" one is left for a tuner. The work is the job, and the background.
 */
function peopleOf(quote: string, trade: string, work: string): People {
	const named = quote
		.split(NEXT, MOST_COUNTED)
		.map((part) => part.trim())
		.filter((part, index) => part !== '' && (index === 0 || !COUNTED_BEFORE.test(part)));
	const isPeer = (part: string) => DOER.test(part) && sharesWord(work, part.split(' ').at(-1) ?? '');
	const others = named.filter((part) => namesTrade(part, trade) || !isPeer(part));
	const parts = others.length > 0 ? others : named;
	const counts = parts
		.filter((part, index) => !(ALONE.test(part) && isPerson(parts[index + 1] ?? '')))
		.flatMap((part) => countIn(part) ?? []);
	return { quote, count: counts.length === 0 ? null : counts.reduce((sum, count) => sum + count) };
}

/** "10 planners of transport" and "I know 10 transport planners". */
export function areSame(one: People, other: People): boolean {
	const [words, others] = [stems(one.quote), stems(other.quote)];
	return one.count === other.count && words.size > 0 && overlap(words, others) === Math.min(words.size, others.size);
}

function piecesOf(network: string): string[] {
	return sentencesOf(network)
		.flatMap((piece) => piece.split(BETWEEN_PEOPLE))
		.map((piece) => piece.replace(OPENS, '').trim())
		.filter((piece) => piece !== '' && !RULES_OUT.test(piece));
}

function isOf(piece: string, trade: string, industry: string | null): boolean {
	return namesTrade(piece, trade, true) || (industry !== null && tradesIn(piece).has(industry));
}

/** "My brother-in-law", but no "my colleagues" and no "a few". */
function isPerson(piece: string): boolean {
	const [, noun = ''] = SOMEBODY.exec(piece) ?? [];
	return noun !== '' && singular(noun) === noun && !/^(?:few|lot)$/i.test(noun);
}

/** "My brother-in-law runs 2 pubs" is one to ask. */
function countIn(piece: string): number | null {
	const counted = amountsIn(piece).find(({ kind, value, low }) => ['count', 'number'].includes(kind) && (value ?? low));
	const [somebody = ''] = SOMEBODY.exec(piece) ?? [];
	if (isPerson(piece) && (counted === undefined || counted.start >= somebody.length)) return 1;
	return counted?.value ?? counted?.low ?? null;
}

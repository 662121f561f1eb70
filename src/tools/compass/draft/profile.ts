import type { Answer, CompassInput } from '../contract.ts';
import { piecesOf, quotable, wordCount } from './pieces.ts';
import { type Found, termsIn } from './terms.ts';

/** What the five answers contain: the catalogue's terms, in the member's words. */

export const ANSWERS = ['professionalBackground', 'topSkills', 'passions', 'network', 'anythingElse'] as const;

/**
 * How a term in the background relates to the member: `own` work, the field of an `employer` (which proves no skill),
 * paying `clients`, or `served` in another way. Terms in other answers are always `own`.
 */
export type Relation = 'own' | 'employer' | 'clients' | 'served';

export interface Mention {
	answer: Answer;
	term: string;
	/** Just the term, verbatim. */
	surface: string;
	/** Verbatim and short enough for a sentence. */
	quote: string;
	relation: Relation;
	/** After "no", "never" or "tired of". */
	denied: boolean;
	/** Denied in words that rule the trade out for good. */
	refused: boolean;
}

export interface Profile {
	mentions: readonly Mention[];
	/** The first piece of each answer, to refer to the answer as a whole; empty if there is none. */
	opening: Readonly<Record<Answer, string>>;
}

const REFUSES =
	/\b(?:never want|never again|hate|tired of|sick of|fed up with|done with|want out of|anything but|(?:don['’]?t|do not) want to work (?:in|for|with))\b/i;
const DENIES =
	/\b(?:no|not|never|without|avoid|nothing|except|don['’]?t|do not|won['’]?t|refuse|dislike|rather not)\b/i;
/** Pieces that match take back what they say, so they are skipped. */
const TAKEN_BACK = /\bbut (?:I )?(?:refuse|hate|can['’]?t|cannot|won['’]?t|don['’]?t|do not|never|not)\b/i;
const FORBIDDEN = /\bnon-?compete\b|\bmust not (?:compete|work)\b/i;
/** Answers that say nothing. */
const SAYS_NOTHING = /^(?:none|nothing|nobody|no ?one|no|n\/?a|nil|-+|not? (?:really|much)|money)$/i;

/** "40 clients: dentists, roofers, law firms" is a single statement about clients. */
const CLIENTELE =
	/(?:\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten) )?(?:[\p{L}-]{1,20} ){0,2}?(?:clients|customers|accounts|businesses)\b[^.;\n]*/giu;
const LONGEST_CLIENTELE = 14;
/** Characters before a term in which to look for its relation. */
const NEAR = 60;
const FOR_THEM = /\b(?:for|with|sold to|selling to) (?:[\p{L}’'-]+ ){0,2}$/iu;
/** Words before an employer. */
const EMPLOYED_BY =
	/\b(?:work(?:ed|ing)?|volunteer\p{L}*|years?|months?|employed|job|freelanc\p{L}*|intern\p{L}*) (?:for|with) (?:[\p{L}’'-]+ ){0,2}$/iu;
const AT_THEM = /\b(?:at|in|with) (?:an?|the|my|our)\b[^,]*$/iu;

interface Place {
	piece: string;
	/** Where the piece begins in the answer. */
	at: number;
}

function placesOf(text: string, pieces: readonly string[]): Place[] {
	let from = 0;
	return pieces.map((piece) => {
		const at = Math.max(from, text.indexOf(piece, from));
		from = at + piece.length;
		return { piece, at };
	});
}

function relationIn(piece: string, index: number): Relation {
	const before = piece.slice(Math.max(0, index - NEAR), index);
	if (FOR_THEM.test(before) && !EMPLOYED_BY.test(before)) return 'served';
	return AT_THEM.test(before) ? 'employer' : 'own';
}

/**
 * The list of clients that the piece belongs to, with the words that say they are clients. Null if it belongs to none.
 */
function asClientele(text: string, clienteles: readonly RegExpExecArray[], { piece, at }: Place): string | null {
	const end = at + piece.length;
	const found = clienteles.find(({ 0: words, index }) => end > index && end <= index + words.length);
	if (!found) return null;
	const quote = text.slice(found.index, end);
	if (/^an? /i.test(piece)) return piece;
	return found.index <= at && wordCount(quote) <= LONGEST_CLIENTELE ? quote : piece;
}

function firstOf(expression: RegExp, text: string): number {
	return expression.exec(text)?.index ?? Number.POSITIVE_INFINITY;
}

/** Reads the terms of one piece. `clientele` is the piece as a statement about clients, if it is one. */
function reader(answer: Answer, piece: string, clientele: string | null) {
	const refusedFrom = firstOf(REFUSES, piece);
	const deniedFrom = Math.min(refusedFrom, firstOf(DENIES, piece));
	const relationOf = (index: number): Relation => {
		if (answer !== 'professionalBackground') return 'own';
		return clientele === null ? relationIn(piece, index) : 'clients';
	};
	return {
		isDenied: ({ index }: Found) => deniedFrom < index,
		mention: ({ term, index, surface }: Found): Mention => ({
			answer,
			term,
			surface,
			quote: clientele ?? quotable(piece, index),
			relation: relationOf(index),
			denied: deniedFrom < index,
			refused: refusedFrom < index,
		}),
	};
}

/** The first mention of each term; denied mentions are counted separately. */
function mentionsIn(answer: Answer, text: string, pieces: readonly string[]): Mention[] {
	const clienteles = answer === 'professionalBackground' ? [...text.matchAll(CLIENTELE)] : [];
	const mentions = new Map<string, Mention>();
	for (const place of placesOf(text, pieces).filter(({ piece }) => !TAKEN_BACK.test(piece) && !FORBIDDEN.test(piece))) {
		const { isDenied, mention } = reader(answer, place.piece, asClientele(text, clienteles, place));
		for (const found of termsIn(place.piece)) {
			const key = `${found.term} ${isDenied(found)}`;
			if (!mentions.has(key)) mentions.set(key, mention(found));
		}
	}
	return [...mentions.values()];
}

export function profileOf(input: CompassInput): Profile {
	const pieces = Object.fromEntries(ANSWERS.map((answer) => [answer, piecesOf(input[answer])]));
	const opening = (answer: Answer) => {
		const said = pieces[answer]?.find((piece) => !SAYS_NOTHING.test(piece));
		return quotable(said ?? '');
	};
	return {
		mentions: ANSWERS.flatMap((answer) => mentionsIn(answer, input[answer], pieces[answer] ?? [])),
		opening: {
			professionalBackground: opening('professionalBackground'),
			topSkills: opening('topSkills'),
			passions: opening('passions'),
			network: opening('network'),
			anythingElse: opening('anythingElse'),
		},
	};
}

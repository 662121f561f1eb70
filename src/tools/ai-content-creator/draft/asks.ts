import { completed } from '#business/fit/completed.ts';
import { fits } from '#business/fit/fit.ts';
import { listLines } from '#language/clean.ts';
import { isCommand } from '#language/openings.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { AnswerKind } from '../answers.ts';
import type { ContentPiece } from '../contract.ts';
import { lengthOn, pieceText } from '../piece-text.ts';
import { RULES } from '../platforms.ts';
import { ASK_WITHOUT_LINK, ASK_WITHOUT_NUMBER } from './sentences/pieces.ts';

/** At most one written piece in so many asks its readers for something. */
const ONE_IN = 6;

/** What may ask, the most natural first. */
const ASKS: readonly AnswerKind[] = ['offer', 'result', 'story', 'check', 'steps', 'question'];

export interface Written {
	kind: AnswerKind;
	piece: ContentPiece;
}

/** Gives each of the member's calls to action to one piece, in the order of the calendar. */
export function withAsks(written: readonly Written[], callToActions: string): ContentPiece[] {
	const pieces = written.map(({ piece }) => piece);
	const asks = asksIn(callToActions).slice(0, Math.floor(written.length / ONE_IN));
	asks.forEach((callToAction, index) => {
		const group = written.slice(index * ONE_IN, (index + 1) * ONE_IN);
		const rank = ({ kind }: Written) => (ASKS.includes(kind) ? ASKS.indexOf(kind) : ASKS.length);
		const chosen = [...group]
			.sort((one, other) => rank(one) - rank(other))
			.find(({ kind, piece }) => ASKS.includes(kind) && isWithin({ ...piece, callToAction }));
		if (chosen) pieces[written.indexOf(chosen)] = { ...chosen.piece, callToAction };
	});
	return pieces;
}

/** The calls to action as they were typed, with a full stop: first those that name all they need. */
export function asksIn(text: string): string[] {
	const lines = listLines(text).flatMap((line) => line.split(';'));
	const all = lines
		.flatMap((line) => wholeSentences(line.trim()).flatMap(commandsOf))
		.map((ask) => completed('check', ask));
	const distinct = [...new Set(all.filter(isAsk))];
	const named = distinct.map((ask) => `${ask}${lackOf(ask)}`);
	return [...named.filter((ask) => distinct.includes(ask)), ...named.filter((ask) => !distinct.includes(ask))];
}

/** "Write us a message, Visit our website" are two. */
function commandsOf(sentence: string): string[] {
	const parts = sentence.split(/,\s(?=\p{Lu})/u);
	return parts.every(isCommand) ? parts : [sentence];
}

const RINGS = /^(?:please )?(?:ring|call|phone|text|whatsapp)\b/i;
const OPENS = /^(?:please )?(?:book|download|visit|sign up|subscribe|register|order|buy)\b/i;

/** What a call to action cannot be followed without, to be added. */
function lackOf(ask: string): string {
	if (RINGS.test(ask)) return /\d[\d ()-]{4,}\d/.test(ask) ? '' : ` ${ASK_WITHOUT_NUMBER}`;
	return OPENS.test(ask) && !/:\/\/|\.\p{L}{2}/u.test(ask) ? ` ${ASK_WITHOUT_LINK}` : '';
}

function isAsk(text: string): boolean {
	const words = text.split(' ').length;
	return /^\p{Lu}/u.test(text) && words >= 2 && words <= 25 && fits('notes', text) === null;
}

function isWithin(piece: ContentPiece): boolean {
	return lengthOn(piece.platform, pieceText(piece)) <= RULES[piece.platform].most;
}

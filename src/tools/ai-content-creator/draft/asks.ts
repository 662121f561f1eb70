import { completed } from '#business/fit/completed.ts';
import { fits } from '#business/fit/fit.ts';
import { listLines } from '#language/clean.ts';
import { isCommand } from '#language/openings.ts';
import { wholeSentences } from '#language/sentences.ts';
import { overlap, stems } from '#language/stems.ts';
import type { AnswerKind } from '../answers.ts';
import type { ContentPiece } from '../contract.ts';
import { lengthOn, NO_ASK, pieceText } from '../piece-text.ts';
import { RULES } from '../platforms.ts';
import { ASK_WITHOUT_LINK, ASK_WITHOUT_NUMBER } from './sentences/pieces.ts';

/** At most one written piece in so many asks its readers for something, besides the offer. */
const ONE_IN = 6;

/** What may ask besides the offer, the most natural first. */
const ASKS: readonly AnswerKind[] = ['result', 'story', 'check', 'steps', 'question'];

export interface Written {
	kind: AnswerKind;
	piece: ContentPiece;
}

/**
 * Gives each of the member's calls to action to one piece: to the offer the one that speaks of it, or else the first; the
 * others in the order of the calendar.
 */
export function withAsks<One extends Written>(written: readonly One[], callToActions: string): One[] {
	const asks = asksIn(callToActions);
	const offer = written.find(({ kind }) => kind === 'offer');
	const offered = stems(offer?.piece.content ?? '');
	const [ofOffer] = asks
		.filter((ask) => offer !== undefined && isWithin(offer, ask))
		.sort((one, other) => overlap(stems(other), offered) - overlap(stems(one), offered));
	const others = written.filter((each) => each !== offer);
	const given = new Map<One | undefined, string | undefined>([[offer, ofOffer]]);
	const left = asks.filter((ask) => ask !== ofOffer).slice(0, Math.floor(others.length / ONE_IN));
	for (const [index, ask] of left.entries()) {
		const group = others.slice(index * ONE_IN, (index + 1) * ONE_IN).filter((each) => isWithin(each, ask));
		given.set(
			ASKS.map((kind) => group.find((each) => each.kind === kind)).find((each) => each !== undefined),
			ask,
		);
	}
	return written.map((each) => ({ ...each, piece: { ...each.piece, callToAction: given.get(each) ?? NO_ASK } }));
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

function isWithin({ piece }: Written, callToAction: string): boolean {
	return lengthOn(piece.platform, pieceText({ ...piece, callToAction })) <= RULES[piece.platform].most;
}

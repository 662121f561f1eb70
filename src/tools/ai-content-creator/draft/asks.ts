import { completed } from '#business/fit/completed.ts';
import { fits } from '#business/fit/fit.ts';
import { isCommand } from '#language/openings.ts';
import { wholeSentences } from '#language/sentences.ts';
import { overlap, stems } from '#language/stems.ts';
import type { AnswerKind } from '../answers.ts';
import { isTooLong } from '../limits.ts';
import { NO_ASK } from '../piece-text.ts';
import type { Written } from './piece.ts';
import { ASK_WITHOUT_LINK, ASK_WITHOUT_NUMBER } from './sentences/pieces.ts';
import { partsOf } from './themes.ts';

/** At most one written piece in so many asks its readers for something, besides the offer. */
const ONE_IN = 6;

/** What may ask besides the offer, the most natural first. */
const ASKS: readonly AnswerKind[] = ['result', 'story', 'check', 'steps', 'question'];

/** Gives each call to action to one piece: to the offer what speaks of it, or the first; the others in order. */
export function withAsks(written: readonly Written[], callToActions: string): Written[] {
	const asks = asksIn(callToActions);
	const offer = written.find(({ answer }) => answer.kind === 'offer');
	const offered = stems(offer?.piece.content ?? '');
	const [ofOffer] = asks
		.filter((ask) => offer !== undefined && mayAsk(offer, ask))
		.sort((one, other) => overlap(stems(other), offered) - overlap(stems(one), offered));
	const others = written.filter((each) => each !== offer);
	const given = new Map([[offer, ofOffer]]);
	const left = asks.filter((ask) => ask !== ofOffer).slice(0, Math.floor(others.length / ONE_IN));
	for (const [index, ask] of left.entries()) {
		const group = others.slice(index * ONE_IN, (index + 1) * ONE_IN).filter((each) => mayAsk(each, ask));
		const [asking] = ASKS.flatMap((kind) => group.filter(({ answer }) => answer.kind === kind));
		given.set(asking, ask);
	}
	return written.map((each) => ({ ...each, piece: { ...each.piece, callToAction: given.get(each) ?? NO_ASK } }));
}

function mayAsk({ piece }: Written, callToAction: string): boolean {
	return !isTooLong({ ...piece, callToAction });
}

/** The calls to action as they were typed, with a full stop: first those that name all they need. */
function asksIn(text: string): string[] {
	const commands = partsOf(text).flatMap(wholeSentences).flatMap(commandsOf);
	const asks = [...new Set(commands.map((ask) => completed('check', ask)).filter(isAsk))];
	const lacking = asks.filter((ask) => lackOf(ask) !== '');
	return [...asks.filter((ask) => lackOf(ask) === ''), ...lacking.map((ask) => `${ask} ${lackOf(ask)}`)];
}

/** "Write us a message, Visit our website" are two. */
function commandsOf(sentence: string): string[] {
	const parts = sentence.split(/,\s(?=\p{Lu})/u);
	return parts.every(isCommand) ? parts : [sentence];
}

function isAsk(text: string): boolean {
	const words = text.split(' ').length;
	return /^\p{Lu}/u.test(text) && words >= 2 && words <= 25 && fits('notes', text) === null;
}

const RINGS = /^(?:please )?(?:ring|call|phone|text|whatsapp)\b/i;
const OPENS = /^(?:please )?(?:book|download|visit|sign up|subscribe|register|order|buy)\b/i;

/** What a call to action cannot be followed without, to be added. */
function lackOf(ask: string): string {
	if (RINGS.test(ask)) return /\d[\d ()-]{4,}\d/.test(ask) ? '' : ASK_WITHOUT_NUMBER;
	return OPENS.test(ask) && !/:\/\/|\.\p{L}{2}/u.test(ask) ? ASK_WITHOUT_LINK : '';
}

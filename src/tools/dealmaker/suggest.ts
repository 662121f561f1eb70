import * as candidates from '#call-facts/candidates/candidates.ts';
import { client, deciders, seller } from '#call-facts/candidates/parties.ts';
import { partsOnOffer } from '#call-facts/candidates/parts.ts';
import { prices as pricesOf, terms } from '#call-facts/candidates/prices.ts';
import { scope as scopeOf } from '#call-facts/candidates/scope.ts';
import { steps } from '#call-facts/candidates/steps.ts';
import { withPlainWords } from '#call-facts/told/told.ts';
import type { Suggestion, Suggestions } from '#shared/suggestions.ts';
import { callOf } from './call.ts';
import type { DealInput } from './contract.ts';
import { banCheck, notesOf } from './notes.ts';

const MOST = 6;
/** Sums, then terms. */
const MOST_OF_A_PRICE = 9;

/** What call and notes offer for each part of the proposal; nothing that the notes ban. */
export function suggest(input: DealInput): Suggestions {
	const call = withPlainWords(callOf(input));
	const notes = notesOf(input.additionalContext);
	const isBanned = banCheck(notes.bans);
	const parts = partsOnOffer(call);
	const ofParts = parts.flatMap(({ covers, sums }) => [...covers.map(({ text }) => text), ...sums]);
	const ofTheWhole = (of: Suggestion[]) => of.filter(({ text }) => !ofParts.some((part) => text.startsWith(part)));
	const prices = ofTheWhole(pricesOf(call));
	// A part is one beside a whole.
	const [second, third] = prices.length === 0 ? [] : parts;
	const timing = candidates.dates(call);
	/** What stands in a field of its own is offered there alone. */
	const notIn = (of: Suggestion[], others: Suggestion[]) =>
		of.filter(({ text }) => !others.some((one) => one.text === text));
	const scope = notIn(ofTheWhole(scopeOf(call)), timing);
	const found: Record<string, readonly Suggestion[]> = {
		'answers.client': client(call),
		'answers.seller': seller(call),
		'answers.problem': candidates.troubles(call),
		'answers.outcome': candidates.goals(call),
		'answers.deliverables': scope,
		'answers.price': [
			...notes.terms.map(asTyped),
			...(prices.length === 0 ? pricesOf(call) : prices),
			...notIn(terms(call), scope),
		],
		'answers.timing': timing,
		'answers.decides': deciders(call),
		'answers.nextSteps': steps(call),
		'answers.solution': notes.offers.map(asTyped),
		'answers.proof': candidates.proof(call),
		'answers.reassurance': candidates.answeredQuestions(call),
		'secondOption.title': second?.title ?? [],
		'secondOption.timing': second?.timing ?? [],
		'thirdOption.title': third?.title ?? [],
		'thirdOption.timing': third?.timing ?? [],
		'secondOption.deliverables': second?.covers ?? [],
		'secondOption.price': second ? [second.price] : [],
		'thirdOption.deliverables': third?.covers ?? [],
		'thirdOption.price': third ? [third.price] : [],
	};
	return Object.fromEntries(
		Object.entries(found).map(([path, of]) => [
			path,
			of.filter(({ text }) => !isBanned(text)).slice(0, path === 'answers.price' ? MOST_OF_A_PRICE : MOST),
		]),
	);
}

function asTyped(text: string): Suggestion {
	return { text, quote: '', line: 0, speaker: '' };
}

import * as candidates from '#call-facts/candidates/candidates.ts';
import { partsOnOffer } from '#call-facts/candidates/parts.ts';
import type { Suggestion, Suggestions } from '#shared/suggestions.ts';
import { callOf } from './call.ts';
import type { DealInput } from './contract.ts';
import { banCheck, notesOf } from './notes.ts';

const MOST = 6;

/** What call and notes offer for each part of the proposal; nothing that the notes ban. */
export function suggest(input: DealInput): Suggestions {
	const call = callOf(input);
	const notes = notesOf(input.additionalContext);
	const isBanned = banCheck(notes.bans);
	const parts = partsOnOffer(call);
	const ofParts = parts.flatMap(({ covers, sums }) => [covers.text, ...sums]);
	const ofTheWhole = (of: Suggestion[]) => of.filter(({ text }) => !ofParts.some((part) => text.startsWith(part)));
	const prices = ofTheWhole(candidates.prices(call));
	// A part is one beside a whole.
	const [second, third] = prices.length === 0 ? [] : parts;
	const scope = ofTheWhole(candidates.scope(call));
	const found: Record<string, readonly Suggestion[]> = {
		'answers.client': candidates.client(call),
		'answers.seller': candidates.seller(call),
		'answers.problem': candidates.troubles(call),
		'answers.outcome': candidates.goals(call),
		'answers.deliverables': scope,
		'answers.price': [
			...notes.terms.map(asTyped),
			...(prices.length === 0 ? candidates.prices(call) : prices),
			...candidates.terms(call),
		],
		'answers.timing': candidates.dates(call),
		'answers.decides': candidates.deciders(call),
		'answers.nextSteps': candidates.steps(call),
		'answers.solution': notes.offers.map(asTyped),
		'answers.proof': candidates.proof(call),
		'answers.reassurance': candidates.answeredQuestions(call),
		'secondOption.deliverables': second ? [second.covers] : [],
		'secondOption.price': second ? [second.price] : [],
		'thirdOption.deliverables': third ? [third.covers] : [],
		'thirdOption.price': third ? [third.price] : [],
	};
	return Object.fromEntries(
		Object.entries(found).map(([path, of]) => [path, of.filter(({ text }) => !isBanned(text)).slice(0, MOST)]),
	);
}

function asTyped(text: string): Suggestion {
	return { text, quote: '', line: 0, speaker: '' };
}

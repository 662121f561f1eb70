import { sumText } from '#call-facts/sums.ts';
import { unsupportedFigures } from '#evidence/figures.ts';
import { givenIn } from '#evidence/given.ts';
import { unsupportedNames } from '#evidence/names.ts';
import { findQuote, quotesIn } from '#evidence/quotes.ts';
import { withoutSums } from '#evidence/shown-sums.ts';
import { splitSentences } from '#language/sentences.ts';
import type { Grounded } from '#tools/define.ts';
import { beforeSending } from './before-sending.ts';
import { callOf } from './call.ts';
import { answer as answerSchema, type DealAnswer, type DealInput, type DealOutput, type Proposal } from './contract.ts';
import { banCheck, notesOf } from './notes.ts';
import { ownWords } from './own-words.ts';

/** Counts the quotes of an answer and finds each in the call or in the member's notes. */
function quoteCheck(input: DealInput) {
	const { call, lines: said } = callOf(input);
	// What the member wrote stands as it is, with whatever it quotes.
	const lines = [...said, ...ownWords(input).flatMap((text) => text.split(/\r\n|[\n\r]/))];
	const counts = { kept: 0, dropped: 0 };
	const known = new Map<string, string | null>();

	function find(quote: string): string | null {
		if (lines.some((line) => line.includes(quote))) return quote;
		const place = findQuote(call, quote);
		return place?.match === 'normalised' && lines.some((line) => line.includes(place.text)) ? place.text : null;
	}

	function look(quote: string): string | null {
		const before = known.get(quote);
		if (before !== undefined) return before;
		const found = find(quote);
		known.set(quote, found);
		return found;
	}

	/** The sentence with its quotes letter for letter, or nothing where one of them stands nowhere. */
	function sentence(text: string): string {
		const quotes = quotesIn(text);
		const found = quotes.map(look);
		counts.kept += found.filter((quote) => quote !== null).length;
		counts.dropped += found.filter((quote) => quote === null).length;
		if (found.includes(null)) return '';
		return quotes.reduce(
			(mended, quote, index) => mended.replace(`“${quote}”`, () => `“${found[index] ?? quote}”`),
			text,
		);
	}

	return { counts, sentence };
}

type Sentence = (text: string) => string;

function paragraph(text: string, sentence: Sentence, gap: string): string {
	if (quotesIn(text).length === 0) return text;
	const kept = text
		.split('\n')
		.map((line) =>
			piecesOf(line)
				.map(sentence)
				.filter((one) => one !== '')
				.join(' '),
		)
		.filter((line) => line !== '');
	return kept.length === 0 ? gap : kept.join('\n');
}

/** The sentences of a line; the whole line where a quote holds the end of one. */
function piecesOf(line: string): string[] {
	const sentences = splitSentences(line);
	const isWhole = (piece: string) => (piece.match(/“/g) ?? []).length === (piece.match(/”/g) ?? []).length;
	return sentences.every(isWhole) ? sentences : [line];
}

function items(texts: readonly string[], sentence: Sentence): string[] {
	return texts.map(sentence).filter((text) => text !== '');
}

function groundedProposal(proposal: Proposal, sentence: Sentence): Proposal {
	return {
		title: sentence(proposal.title) || '[add title]',
		problemStatement: paragraph(proposal.problemStatement, sentence, '[add the situation in the words of the client].'),
		proposedSolution: paragraph(proposal.proposedSolution, sentence, '[add what is done, and its price].'),
		keyBenefits: items(proposal.keyBenefits, sentence),
		deliverables: items(proposal.deliverables, sentence),
		timeline: paragraph(proposal.timeline, sentence, '[add dates].'),
		riskMitigation: items(proposal.riskMitigation, sentence),
		nextSteps: items(proposal.nextSteps, sentence),
	};
}

function textsOf(proposals: readonly Proposal[]): string[] {
	return proposals.flatMap((proposal) => Object.values(proposal).flat());
}

/** The names and companies that the labels give, and the sums as we write them. */
function derived(input: DealInput): string[] {
	const { call, facts } = callOf(input);
	const speakers = call.speakers.flatMap(({ name, company }) => [name, company ?? '']);
	return [
		...speakers,
		...[...facts.prices, ...facts.budget].map(sumText),
		'Price and terms',
		'Decision',
		'Option',
		'Proposal',
	];
}

/**
 * Makes an answer, of a model or of the draft, rest on its call: sentences with a quote that stands nowhere are
 * taken out and counted; figures and names without a source, and banned words, are listed.
 */
export function ground(answer: DealAnswer & Partial<DealOutput>, input: DealInput): Grounded<DealOutput> {
	const check = quoteCheck(input);
	const proposals = answerSchema.parse(answer).proposals.map((one) => groundedProposal(one, check.sentence));
	const said = withoutSums(textsOf(proposals));
	const given = givenIn([
		input.transcript,
		...ownWords(input),
		...input.speakerRoles.map(({ name }) => name),
		...derived(input),
	]);
	const { bans } = notesOf(input.additionalContext);
	const banned = bans.filter((ban) => said.some(banCheck([ban])));
	return {
		output: {
			proposals,
			beforeSending: beforeSending(input),
			...(answer.unconfirmed ? { unconfirmed: answer.unconfirmed } : {}),
			...(answer.outcome ? { outcome: answer.outcome } : {}),
		},
		grounding: {
			quotesKept: check.counts.kept,
			quotesDropped: check.counts.dropped,
			unsupported: [
				...new Set([
					...unsupportedFigures(said, given),
					...unsupportedNames(said, given),
					...banned.map((ban) => `${ban} (banned by your notes)`),
				]),
			],
		},
	};
}

/**
 * Whether what the ledger found of a gold call reaches the member: in the proposal's screen with its candidates, or in
 * the analysis; and whether what the ledger avoided stays away from the proposal.
 */

import { type CallText, callText, nameOf, turnOf } from '#call-facts/call-text.ts';
import type { Commitment, Decider, Fact, Price } from '#call-facts/facts.ts';
import { ledgerOf } from '#call-facts/ledger.ts';
import { sumText } from '#call-facts/sums.ts';
import { textsIn } from '#evidence/grounding.ts';
import { wholeSentences } from '#language/sentences.ts';
import type { Suggestion } from '#shared/suggestions.ts';
import { serverTools } from '#tools/server.ts';
import { normalise } from '#transcript/normalise.ts';
import { type Gold, type GoldCall, goldCalls, itemsOf } from '../facts/gold.ts';

/** n of m. */
export interface Reached {
	found: number;
	shown: number;
	/** "23-architects: next at line 51" */
	missing: string[];
}

type Kind = 'prices' | 'deciders' | 'next' | 'traps';
export type PapersScore = Record<Kind, Reached>;

const FIELDS = { prices: 'answers.price', deciders: 'answers.decides', next: 'answers.nextSteps' } as const;
const KINDS = ['prices', 'deciders', 'next'] as const;

export function papersScore(folder: string): PapersScore {
	const none = (): Reached => ({ found: 0, shown: 0, missing: [] });
	const score: PapersScore = { prices: none(), deciders: none(), next: none(), traps: none() };
	for (const one of goldCalls(folder)) addCall(score, one);
	return score;
}

function addCall(score: PapersScore, { name, call, gold }: GoldCall): void {
	const papers = papersOf(normalise(call));
	for (const kind of KINDS) {
		for (const fact of papers.text.facts[kind].filter((one) => isGold(gold, kind, one))) {
			count(score[kind], shows(papers, kind, fact), `${name}: ${kind} at ${fact.lines[0]}`);
		}
		for (const lines of avoided(gold, kind, papers.text)) {
			count(score.traps, !isOffered(papers, kind, lines), `${name}: ${kind} trap at ${lines.join(', ')}`);
		}
	}
}

function count(reached: Reached, isRight: boolean, what: string): void {
	reached.found += 1;
	if (isRight) reached.shown += 1;
	else reached.missing.push(what);
}

interface Papers {
	text: CallText;
	/** What the proposal offers, by the path of its field. */
	offered: Readonly<Record<string, readonly Suggestion[]>>;
	proposal: string;
	analysis: string;
}

function papersOf(transcript: string): Papers {
	const dealmaker = serverTools.dealmaker;
	const analyzer = serverTools['sales-call-analyzer'];
	const input = dealmaker.contract.input.parse({ transcript });
	const request = { callTranscript: transcript, callType: 'Discovery Call', callObjective: 'Learn what it was about' };
	const asked = analyzer.contract.input.parse(request);
	const analysis = analyzer.ground(analyzer.draft(asked), asked).output;
	const hints = { salesPerson: '', prospect: '', others: '', salesPersonName: '', speakerRoles: [] };
	return {
		text: callText(ledgerOf({ transcript, hints }), transcript),
		offered: dealmaker.suggest?.(input) ?? {},
		proposal: textsIn(dealmaker.draft(input)).join('\n'),
		analysis: textsIn(analyzer.document(analysis, asked)).join('\n'),
	};
}

/** Whether a fact is one of the gold, as its scorer counts. */
function isGold(gold: Gold, kind: (typeof KINDS)[number], fact: Fact & Partial<Price>): boolean {
	return itemsOf(gold, kind).some(
		({ lines, amount }) =>
			lines.some((line) => fact.lines.slice(0, 3).includes(line)) && (kind !== 'prices' || amount === fact.amount),
	);
}

function shows(papers: Papers, kind: (typeof KINDS)[number], fact: Price | Decider | Commitment): boolean {
	const { text, offered, proposal, analysis } = papers;
	const candidates = offered[FIELDS[kind]] ?? [];
	if ('amount' in fact) {
		const sum = new RegExp(`(?<![\\d.,])${sumText({ amount: fact.amount, per: null })}(?![\\d,])`);
		return [proposal, analysis, ...candidates.map((one) => one.text)].some((one) => sum.test(one));
	}
	const isOffered =
		'who' in fact
			? candidates.some((one) => one.text.includes(nameOf(text, fact.who).replace(/^(?:my|our) /i, '')))
			: candidates.some(({ quote }) => quote !== '' && fact.quote.includes(quote));
	const quoted = wholeSentences(fact.quote).filter((sentence) => sentence.length > SHORT);
	return isOffered || quoted.some((sentence) => proposal.includes(sentence) || analysis.includes(sentence));
}

/** In characters: "Okay." stands anywhere. */
const SHORT = 12;

/** The turns of traps for a kind that the ledger did not step into. */
function avoided(gold: Gold, kind: (typeof KINDS)[number], { facts }: CallText): number[][] {
	const traps = (gold.traps as { key: string; lines: number[] }[] | undefined) ?? [];
	const stepped = (lines: number[]) => facts[kind].some((fact) => lines.some((line) => fact.lines.includes(line)));
	return traps.filter(({ key, lines }) => key === kind && !stepped(lines)).map(({ lines }) => lines);
}

/** Whether the field of a kind offers words of these turns as such a fact. */
function isOffered({ text, offered }: Papers, kind: (typeof KINDS)[number], lines: number[]): boolean {
	const turns = lines.flatMap((number) => turnOf(text, number) ?? []);
	return (offered[FIELDS[kind]] ?? []).some(
		({ line, quote }) => quote !== '' && turns.some((turn) => turn.line === line && turn.text.includes(quote)),
	);
}

const NAMES: Record<Kind, string> = {
	prices: 'sums',
	deciders: 'deciders',
	next: 'next steps',
	traps: 'avoided traps stay out of the proposal',
};

/** "In proposal or analysis: 61 of 63 sums, …", and what is missing. */
export function papersText(score: PapersScore): string {
	const parts = (Object.keys(NAMES) as Kind[]).map(
		(kind) => `${score[kind].shown} of ${score[kind].found} ${NAMES[kind]}`,
	);
	const missing = (Object.keys(NAMES) as Kind[]).flatMap((kind) => score[kind].missing);
	return [`In proposal or analysis, of what the ledger found: ${parts.join(', ')}.`, ...missing].join('\n  ');
}

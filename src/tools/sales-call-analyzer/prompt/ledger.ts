import { lastWord, nameOf, openDoubts, saidBy } from '#call-facts/call-text.ts';
import { FACT_KEYS } from '#call-facts/corrections.ts';
import type { Commitment, Fact, Figure } from '#call-facts/facts.ts';
import { sumText } from '#call-facts/sums.ts';
import { marked } from '#prose/data-block.ts';
import type { SalesCallInput } from '../contract.ts';
import { withDay } from '../draft/step-days.ts';
import { OUTCOME } from '../ledger-kinds.ts';
import { type Reading, readingOf, unscoredBecause } from '../reading.ts';

/** The facts that were read of the call, each with its line in brackets: the transcript below holds the words. */
export function ledgerBlock(input: SalesCallInput): string {
	const reading = readingOf(input);
	const { facts } = reading;
	const ended = lastWord(reading);
	const open = new Set<Fact>(openDoubts(reading));
	const kind = <One extends Fact>(name: string, found: readonly One[], label: (fact: One) => string = () => '') =>
		found.length === 0 ? [] : [`${name}: ${found.map((fact) => placed(reading, fact, label(fact))).join(', ')}`];
	const lines = [
		`Outcome: ${OUTCOME[facts.outcome.kind]}${ended === undefined ? '' : ` (${ended.line})`}`,
		...kind('Prices', facts.prices, sumText),
		...kind('Their budget', facts.budget, (fact) => sumText(fact) || 'no sum'),
		...kind('Their figures', facts.figures, figureText),
		...kind('Deciders', facts.deciders, ({ who, present }) => `${nameOf(reading, who)}${present ? '' : ' absent'}`),
		...kind('Their dates', facts.timing),
		...kind(
			'Main troubles',
			facts.pains.filter(({ main }) => main),
		),
		...kind(
			'Other troubles',
			facts.pains.filter(({ main }) => !main),
		),
		...kind('Goals', facts.goals),
		...kind('Doubts', facts.objections, (fact) => (open.has(fact) ? 'left open' : '')),
		...kind('Alternatives', facts.alternatives, ({ name, kind: how }) => `${name} ${how}`),
		...kind('Approval', facts.signals),
		...kind('Promises', facts.next, (fact) => promiseText(reading, fact)),
		...bantLines(reading),
		...checkLines(reading),
	];
	return `What was read of it:\n${marked('L', lines.join('\n'))}`;
}

function placed(reading: Reading, fact: Fact, label: string): string {
	return `${label} (${saidBy(reading, fact).line})`.trim();
}

function figureText({ amount, unit }: Figure): string {
	if (/^[A-Z]{3}$/.test(unit)) return sumText({ amount, per: null, currency: unit });
	return `${sumText({ amount, per: null })} ${unit}`.trim();
}

function promiseText(reading: Reading, { owner, when }: Commitment): string {
	return `${nameOf(reading, owner)}${when === null ? '' : ` ${withDay(reading, when)}`}`;
}

/** "BANT: budget 6, authority 4, need 9, timeline 7". */
function bantLines(reading: Reading): string[] {
	if (unscoredBecause(reading) !== null) return [];
	const scores = Object.entries(reading.facts.bant).map(([part, score]) => `${part} ${score}`);
	return [`BANT: ${scores.join(', ')}`];
}

/** Where the rules read otherwise what a model found. */
function checkLines(reading: Reading): string[] {
	const { facts } = reading;
	const doubted = FACT_KEYS.flatMap((key): readonly Fact[] => facts[key]).filter(({ check }) => check !== undefined);
	const notes = doubted.map((fact) => `(${saidBy(reading, fact).line}) ${fact.check}`);
	return [...notes, ...(facts.outcome.check === undefined ? [] : [facts.outcome.check])].map(
		(note) => `To check: ${note}`,
	);
}

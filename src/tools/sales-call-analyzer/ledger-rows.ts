import { absentDeciders, calledByUs, nameOf, saidBy, saidIn, takenUpAfter, turnOf } from '#call-facts/call-text.ts';
import { detailsOf } from '#call-facts/corrected.ts';
import { ENDING, type FactKey, factDetailsSchema, factId } from '#call-facts/corrections.ts';
import type { CallFacts, Commitment, Decider, Fact, Figure } from '#call-facts/facts.ts';
import { namedSum, sumText } from '#call-facts/sums.ts';
import { BOTH } from '#call-facts/told/promises.ts';
import { counted } from '#language/inflect.ts';
import type { LedgerRow } from './contract.ts';
import { ANSWERED, LEDGER_KINDS, OUTCOME } from './ledger-kinds.ts';
import { type Reading, unscoredBecause } from './reading.ts';

/** The whole ledger as the first tab shows it, kind by kind; what is not told elsewhere in the result is doubtful. */
export function ledgerRows(reading: Reading): LedgerRow[] {
	const rows = LEDGER_KINDS.flatMap(({ kind, key }) => {
		if (key === ENDING) return endingRow(reading, kind);
		const { shows = () => true, label, note } = shownOf(reading)[key] as Shown<Fact>;
		const rowOf = (read: Fact, isRead: boolean): LedgerRow => {
			const told = isRead ? (reading.told.get(read) ?? toldOf(reading, key, read)) : read;
			const isTold = isShown(reading, key, told) || (key === 'next' && isOfWhatWasAgreed(reading, read));
			const fact = told ?? read;
			const { quote, line, name } = saidBy(reading, fact);
			const notes = [note?.(fact) ?? '', fact.check ?? '', isTold ? '' : 'please check']
				.filter((text) => text !== '')
				.join(', ');
			const row = { kind, label: label?.(fact) ?? '', note: notes, quote, line, speaker: name };
			// What was found in words alone has nothing that a correction could be of.
			return { ...row, ...(isRead ? correctable(key, read) : {}), ...(isTold ? {} : { doubtful: true as const }) };
		};
		return [
			...reading.whole.facts[key].filter(shows).map((one) => rowOf(one, true)),
			...(key === 'next' ? foundInWords(reading).map((one) => rowOf(one, false)) : []),
		];
	}).filter(({ quote, kind, doubtful }) => {
		const isNone = kind === 'commitment' && doubtful && NO_PROMISE.test(quote);
		return quote !== '' && !isNone;
	});
	return rows.filter((row, index) => !rows.slice(0, index).some((other) => isSame(row, other)));
}

/** Two figures of one sentence that have no name of their own. */
function isSame(row: LedgerRow, other: LedgerRow): boolean {
	const isNameless = row.label === '' && row.note === other.note && row.label === other.label;
	return isNameless && row.kind === other.kind && row.line === other.line && row.quote === other.quote;
}

/** "Thanks, Nadia. See you on Thursday." "Yes, send me that.": what promises nothing that does not stand elsewhere. */
const NO_PROMISE = /\bsee (?:you|ye|y['’]all)\b|^(?:yes|yeah|okay|please|and|then)?,? ?send (?:me|us|it)\b/i;

/** Promises that were found in words alone, and the second of two that were read as one. */
function foundInWords({ facts, whole, told }: Reading): Commitment[] {
	const shown = new Set<Fact>(told.values());
	const isMeeting = ({ owner, lines: [line] }: Commitment) =>
		owner === BOTH && whole.facts.next.some((one) => one.lines[0] === line);
	return facts.next.filter((one) => !shown.has(one) && !isMeeting(one));
}

/** What is told of the same line: the meeting that a promise agrees to. */
function toldOf({ facts }: Reading, key: FactKey, { lines: [line = 0] }: Fact): Fact | undefined {
	return key === 'next' ? facts.next.find(({ lines, owner }) => owner === BOTH && lines[0] === line) : undefined;
}

function isShown({ facts }: Reading, key: FactKey, told: Fact | undefined): boolean {
	return told !== undefined && (facts[key] as readonly Fact[]).some(({ quote }) => quote === told.quote);
}

/** Whether a promise was read from words that are told as agreed by both, or as how it ended. */
function isOfWhatWasAgreed({ facts: { next, outcome } }: Reading, { lines: [line = 0] }: Fact): boolean {
	return [...next, outcome].some(({ lines }) => lines.includes(line));
}

/** In characters. */
const LONGEST = 300;

/** How it ended, beside the words by which that was read. */
function endingRow(reading: Reading, kind: LedgerRow['kind']): LedgerRow[] {
	const { facts, found } = reading;
	const turn = turnOf(reading, found.outcome.lines[0] ?? 0);
	if (turn === undefined || unscoredBecause(reading) !== null) return [];
	const { quote, line, name } = saidIn(reading, turn.text.slice(0, LONGEST), turn);
	const { kind: ended, by, check = '' } = facts.outcome;
	const corrected = by === 'member' ? { corrected: true as const } : {};
	const fact = { id: ENDING, turn: turn.number, details: { ended }, ...corrected };
	return [{ kind, label: OUTCOME[ended], note: check, quote, line, speaker: name, fact }];
}

interface Shown<One extends Fact> {
	label?(fact: One): string;
	note?(fact: One): string;
	/** Whether there is anything to show of it. */
	shows?(fact: One): boolean;
}

type ShownOf = { [Key in FactKey]: Shown<CallFacts[Key][number]> };

function shownOf(reading: Reading): ShownOf {
	const absent = new Set(absentDeciders(reading.whole).map(({ who }) => who));
	return {
		prices: { label: namedSum, note: (one) => (one.accepted ? 'agreed' : one.turnedDown ? 'turned down' : '') },
		budget: { label: namedSum },
		// A bare number says nothing, unless the member says it does.
		figures: { label: figureText, shows: ({ unit, by }) => by === 'member' || CURRENCY.test(unit) || NOUN.test(unit) },
		deciders: {
			label: (one) => calledByUs(reading, one),
			note: (one) => (absent.has(one.who) ? 'not on the call' : 'on the call'),
			// Who decides is said once, however often it shows.
			shows: (one) => deciderRows(reading).includes(one),
		},
		timing: {},
		goals: {},
		alternatives: { label: ({ name }) => name, note: ({ kind }) => kind },
		next: { label: ({ owner }) => nameOf(reading, owner), note: ({ when }) => when ?? '' },
		pains: { note: ({ main }) => (main ? 'One of the main troubles' : '') },
		objections: { note: (one) => (one.answered || takenUpAfter(reading, one) ? ANSWERED : '') },
		signals: {},
	};
}

/** One for each who decides: the plainest. */
function deciderRows({ whole, told }: Reading): Decider[] {
	return [...Map.groupBy(whole.facts.deciders, ({ who }) => who).values()].flatMap(
		(same) => same.find((one) => told.has(one)) ?? same.slice(0, 1),
	);
}

/** Nothing where a detail has no form in which it could come back, such as a name longer than any. */
function correctable(key: FactKey, fact: Fact): Pick<LedgerRow, 'fact'> {
	const details = factDetailsSchema.safeParse(detailsOf(key, fact));
	if (!details.success) return {};
	const id = fact.correction ?? factId(key, fact);
	const corrected = fact.by === 'member' ? { corrected: true as const } : {};
	return { fact: { id, turn: fact.lines[0] ?? 1, details: details.data, ...corrected } };
}

const CURRENCY = /^[A-Z]{3}$/;
const NOUN = /^[a-z]+$/;
const PERIOD = /^(?:hour|day|week|month|year)$/;

/** Sums and spans of time; what else is counted is best said by the words. */
function figureText({ amount, unit, by }: Figure): string {
	if (CURRENCY.test(unit)) return sumText({ amount, per: null, currency: unit });
	const value = amount.toLocaleString('en-US');
	if (PERIOD.test(unit)) return counted(amount, unit).replace(String(amount), value);
	return by === 'member' ? `${value} ${unit}`.trim() : '';
}

import { amountsIn } from '#language/amounts/amounts.ts';
import { singular } from '#language/inflect.ts';
import { entriesOf } from './pieces.ts';
import { RULES_OUT } from './reading.ts';
import { shareOfTrade, tradesIn } from './trades.ts';

/** Whom the member could ask in a trade. */
export interface People {
	/** Verbatim from the network answer; empty where only the form's last step names the trade. */
	quote: string;
	/** Null where the member did not say how many. */
	count: number | null;
}

/** "Funeral directors" work in "funeral homes". */
const HALF = 0.5;
/** "My sister", "a friend". */
const SOMEBODY = /^(?:my|an?|the) (?:old |former )?(\S+)/i;

/** @param names what the trade is called in the form; @param industry its id in the catalogue */
export function peopleIn(network: string, names: readonly string[], industry: string | null): People | null {
	const entries = entriesOf(network)
		.filter((entry) => !RULES_OUT.test(entry))
		.filter(
			(entry) =>
				names.some((name) => shareOfTrade(entry, name) >= HALF) ||
				(industry !== null && tradesIn(entry).some((mention) => mention.industry === industry)),
		);
	const found = entries.map((quote): People => ({ quote, count: countIn(quote) }));
	return found.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))[0] ?? null;
}

function countIn(entry: string): number | null {
	const [counted] = amountsIn(entry).filter(
		({ kind, value, low }) => /^(?:count|number)$/.test(kind) && (value ?? low),
	);
	return counted?.value ?? counted?.low ?? (isOne(entry) ? 1 : null);
}

function isOne(entry: string): boolean {
	const [, noun = ''] = SOMEBODY.exec(entry) ?? [];
	return noun !== '' && singular(noun) === noun && !/^(?:few|lot)$/i.test(noun);
}

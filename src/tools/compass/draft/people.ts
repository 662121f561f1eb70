import { amountsIn } from '#language/amounts/amounts.ts';
import { singular } from '#language/inflect.ts';
import { namesTrade } from './names-trade.ts';
import { sentencesOf } from './pieces.ts';
import { RULES_OUT } from './reading.ts';
import { tradesIn } from './trades.ts';

/** Whom the member could ask in a trade. */
export interface People {
	/** Verbatim from the answers; empty where only the form's last step names the trade. */
	quote: string;
	/** Null where the member did not say how many. */
	count: number | null;
}

/** Between two people, not before what is said of one. */
const BETWEEN = /,(?!\d)(?! ?(?:who|which|all of)\b)/;
/** "My sister", "a friend", "one cousin". */
const SOMEBODY = /^(?:my|an?|the|one) (?:old |former )?(\p{L}[\p{L}\p{M}'’-]*)/iu;

/** @param name what the trade is called; @param industry its id in the catalogue, where its people count by any name */
export function peopleIn(network: string, name: string, industry: string | null): People | null {
	const found = sentencesOf(network)
		.flatMap((piece) => piece.split(BETWEEN))
		.map((piece) => piece.trim())
		.filter((piece) => piece !== '' && !RULES_OUT.test(piece))
		.filter(
			(piece) =>
				namesTrade(piece, name) ||
				(industry !== null && tradesIn(piece).some((mention) => mention.industry === industry)),
		)
		.map(peopleOf);
	return found.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))[0] ?? null;
}

/** What the form's last step says of the people of one trade. */
export function peopleOf(quote: string): People {
	return { quote, count: countIn(quote) };
}

/** "My brother-in-law runs 2 pubs" is one to ask. */
function countIn(piece: string): number | null {
	const [counted] = amountsIn(piece).filter(
		({ kind, value, low }) => /^(?:count|number)$/.test(kind) && (value ?? low),
	);
	const [somebody, noun = ''] = SOMEBODY.exec(piece) ?? [];
	const isOne = noun !== '' && singular(noun) === noun && !/^(?:few|lot)$/i.test(noun);
	if (isOne && (counted === undefined || counted.start >= (somebody?.length ?? 0))) return 1;
	return counted?.value ?? counted?.low ?? null;
}

import { pointsBack } from '#call-facts/told/in-context.ts';
import { listOf } from '#prose/sentences.ts';
import type { Section } from '#shared/document.ts';
import { list, section } from '#shared/document-parts.ts';
import type { Analysis } from '../analysis.ts';
import type { LedgerRow } from '../contract.ts';
import { LEDGER_KINDS } from '../ledger-kinds.ts';
import * as phrases from '../phrases.ts';
import type { Told } from '../told-once.ts';

/** What was said, kind by kind; kinds of which there is nothing, or that stand elsewhere in it, are left out, as are rows that say nothing new. */
export function ledgerSections({ ledger = [] }: Analysis, above: Told): Section[] {
	// Made by code, it comes whole or not at all.
	const rows = ledger as readonly LedgerRow[];
	const here = LEDGER_KINDS.filter(({ toldElsewhere, kind }) => !toldElsewhere && kind !== 'commitment');
	return here.flatMap(({ kind, label: heading }) => {
		const isAlternative = kind === 'alternative';
		const items = rows.filter((row) => row.kind === kind && row.doubtful !== true && isNew(row, above));
		const about = ({ label, note }: LedgerRow) =>
			[label, isAlternative ? '' : note].filter((text) => text !== '').join(', ');
		const text = (same: readonly LedgerRow[], { quote, line }: LedgerRow) =>
			[listOf(same.map(about).filter((one) => one !== '')), `“${quote}” (line ${line})`]
				.filter((one) => one !== '')
				.join(': ');
		// Several sums of one sentence stand before it together.
		const same = Map.groupBy(items, ({ quote, line }) => `${line} ${quote}`).values();
		const texts = [...same].map((all) => text(all, all[0] as LedgerRow));
		above.add(...texts);
		return items.length === 0 ? [] : [section(heading, list(texts))];
	});
}

/** A week and the like say nothing of a trouble by themselves. */
const TRIVIAL = /^[\d,.]+ (?:week|month|year)s?$/;

/** In words: a sum by itself says of nothing what it is for. */
const SUM_ALONE = 5;

/** What the member put right is told as they put it, whatever stands above. */
function isNew({ kind, label, quote, fact }: LedgerRow, above: Told): boolean {
	if (fact?.corrected) return true;
	if (kind === 'price' && above.says(phrases.PRICES_NAMED)) return false;
	if ((kind === 'figure' && TRIVIAL.test(label)) || pointsBack(quote)) return false;
	if ((kind === 'price' || kind === 'budget') && quote.split(' ').length <= SUM_ALONE) return false;
	if (above.has(`“${quote}”`)) return false;
	if (kind === 'alternative') return !above.has(`“${label}”`);
	return !((kind === 'price' || kind === 'budget') && above.says(label));
}

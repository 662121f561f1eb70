import { lengthOf } from '#call-facts/near-words.ts';
import { pointsBack } from '#call-facts/told/in-context.ts';
import type { Section } from '#shared/document.ts';
import { list, section } from '#shared/document-parts.ts';
import type { Analysis } from '../analysis.ts';
import type { LedgerRow } from '../contract.ts';
import { LEDGER_KINDS } from '../ledger-kinds.ts';
import type { Told } from '../told-once.ts';

/** The other kinds are told in the summary, as far as they matter; all of them stand in the ledger on the screen. */
const IN_FILES: ReadonlySet<LedgerRow['kind']> = new Set(['goal']);

/**
 * For a file: what they want, and all that the member put right; rows that say nothing new are left out.
 *
 * @param isUsed whether a labelled quote is one that readers use
 */
export function ledgerSections({ ledger = [] }: Analysis, above: Told, isUsed: (line: string) => boolean): Section[] {
	// Made by code, it comes whole or not at all.
	const rows = ledger as readonly LedgerRow[];
	const here = LEDGER_KINDS.filter(({ toldElsewhere, kind }) => !toldElsewhere && kind !== 'commitment');
	return here.flatMap(({ kind, label: heading }) => {
		const items = rows.filter((row) => row.kind === kind && row.doubtful !== true && isNew(row, above));
		const texts = items
			.map(({ label, quote, line }) => `${label === '' ? '' : `${label}: `}“${quote}” (line ${line})`)
			.filter((text, index) => items[index]?.fact?.corrected || isUsed(`${heading}: ${text}`));
		above.add(...texts);
		return texts.length === 0 ? [] : [section(heading, list(texts))];
	});
}

/** What the member put right is told as they put it, whatever stands above. */
function isNew({ kind, quote, fact }: LedgerRow, above: Told): boolean {
	if (fact?.corrected) return true;
	return IN_FILES.has(kind) && lengthOf(quote) >= FEWEST && !pointsBack(quote) && !above.has(`“${quote}”`);
}

/** In words: “I want names.” */
const FEWEST = 5;

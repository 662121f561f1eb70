import type { Section } from '#shared/document.ts';
import { list, section } from '#shared/document-parts.ts';
import type { Analysis } from '../analysis.ts';
import type { LedgerRow } from '../contract.ts';
import { LEDGER_KINDS } from '../ledger-kinds.ts';
import type { Told } from '../told-once.ts';

/** For a file: what the member put right, as they put it, whatever stands above; all else stands in the ledger on the screen. */
export function ledgerSections({ ledger = [] }: Analysis, above: Told): Section[] {
	// Made by code, it comes whole or not at all.
	const rows = ledger as readonly LedgerRow[];
	const here = LEDGER_KINDS.filter(({ toldElsewhere, kind }) => !toldElsewhere && kind !== 'commitment');
	return here.flatMap(({ kind, label: heading }) => {
		const items = rows.filter((row) => row.kind === kind && row.fact?.corrected === true);
		const texts = items.map(({ label, quote, line }) => `${label === '' ? '' : `${label}: `}“${quote}” (line ${line})`);
		above.add(...texts);
		return texts.length === 0 ? [] : [section(heading, list(texts))];
	});
}

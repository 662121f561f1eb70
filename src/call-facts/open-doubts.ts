/** What the buyers of a call doubted and nobody answered. */

import type { CallSource } from './call-source.ts';
import { callText, doubts, type Said, saidBy } from './call-text.ts';
import { type KeptCall, ledgerOf } from './ledger.ts';
import { withPlainDoubts } from './told/no-doubt.ts';
import { toldOf } from './told/told.ts';

/**
 * Verbatim, in the order of the call, with what the member corrected; those alone that are plain enough to be told. The
 * words with which they said no in the end are no doubt.
 */
export function openDoubtsIn(source: CallSource, kept: KeptCall): Said[] {
	const call = callText(ledgerOf(source, kept), source.transcript);
	const told = withPlainDoubts({ ...call, facts: toldOf(call).facts });
	return doubts(told)
		.filter(({ answered }) => !answered)
		.map((doubt) => saidBy(told, doubt))
		.filter(({ quote }) => quote !== '');
}

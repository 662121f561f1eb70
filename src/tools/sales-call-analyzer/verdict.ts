import { counted } from '#language/inflect.ts';
import { listOf } from '#prose/sentences.ts';
import type { Partially } from '#tools/define.ts';
import type { SalesCallOutput } from './contract.ts';
import { ANSWERED } from './ledger-kinds.ts';

/** How it ended, who has a say and was absent, and which doubts are open. */
export function verdict({ callAnalysis }: Partially<SalesCallOutput>): string[] {
	const rows = (callAnalysis?.ledger ?? []).filter((row) => row !== undefined && row.doubtful === undefined);
	const absent = rows.flatMap(({ kind, label = '', fact }) =>
		kind === 'decider' && label !== '' && fact?.details?.present === false ? [label] : [],
	);
	const open = rows.filter(
		({ kind, note, fact }) => kind === 'doubt' && note !== ANSWERED && fact?.details?.answered === false,
	);
	return [
		callAnalysis?.dealProgression?.currentStage ?? '',
		absent.length === 0 ? '' : `Has a say and was not on the call: ${listOf([...new Set(absent)])}.`,
		openDoubts(open.map(({ quote = '' }) => quote)),
	];
}

/** The first of them in its words. */
function openDoubts(quotes: readonly string[]): string {
	const [first] = quotes;
	if (first === undefined) return '';
	return quotes.length === 1
		? `Still open: “${first}”`
		: `${counted(quotes.length, 'doubt')} still open, first: “${first}”`;
}

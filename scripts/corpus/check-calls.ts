/** Compares what the built-in engine reads in the calls of a folder with what is known of them. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from '#transcript/decode.ts';
import { analyse, type Row } from './analyse.ts';
import { drift } from './expectation.ts';
import { EXPECTED } from './expected.ts';
import { callFiles, truthOf } from './files.ts';
import { differences } from './truth.ts';

type Print = (line: string) => void;

/** Gives `out` one JSON object a call, and `say` what is wrong and the sums; gives the exit code. */
export function checkCalls(folder: string, out: Print, say: Print): 0 | 1 {
	const counts = {
		files: 0,
		read: 0,
		refused: 0,
		skipped: 0,
		compared: 0,
		quotes: 0,
		verified: 0,
		papers: 0,
		paperQuotes: 0,
		strangers: 0,
		wrong: 0,
	};
	for (const file of callFiles(folder)) {
		const row = analyse(file, decode(readFileSync(join(folder, file))));
		const truth = row.refused === undefined && row.skipped === undefined ? truthOf(folder, file) : null;
		const expected = EXPECTED[file];
		const disagrees = [
			...(truth === null ? [] : differences(row, truth)),
			...(expected === undefined ? [] : drift(row, expected)),
		];
		const compared = truth !== null || expected !== undefined;
		out(JSON.stringify({ ...row, ...(compared ? { truth: disagrees.length === 0 ? 'agrees' : disagrees } : {}) }));
		count(row, compared, disagrees);
	}
	const { files, read, refused, skipped, compared, quotes, verified, papers, paperQuotes, strangers, wrong } = counts;
	say(
		`${files} files: ${read} read${skipped > 0 ? ` (${skipped} too long to analyse)` : ''}, ${refused} named as not one call; ${compared} compared with what they hold.`,
	);
	say(
		`${quotes} quotes, ${verified} stand verbatim. ${papers} plans and proposals with ${paperQuotes} quotes and ${strangers} made-up names or figures. ${wrong} files are wrong.`,
	);
	return wrong > 0 ? 1 : 0;

	function count(row: Row, isCompared: boolean, disagrees: readonly string[]): void {
		counts.files++;
		if (row.refused === undefined) counts.read++;
		else counts.refused++;
		if (row.skipped !== undefined) counts.skipped++;
		if (isCompared) counts.compared++;
		counts.quotes += row.quotes.found;
		counts.verified += row.quotes.verified;
		const papers = [row.plan, row.proposal].filter((paper) => paper !== undefined);
		counts.papers += papers.length;
		counts.paperQuotes += papers.reduce((sum, { found }) => sum + found, 0);
		counts.strangers += papers.reduce((sum, { strangers }) => sum + strangers.length, 0);
		const stands = row.quotes.missing.length === 0 && papers.every(isGrounded);
		if (disagrees.length === 0 && row.failed === undefined && stands) return;
		counts.wrong++;
		const missing = [row.quotes, ...papers].flatMap((part) => part.missing).map((quote) => `no such words: ${quote}`);
		const strangers = papers.flatMap((paper) => paper.strangers).map((name) => `a paper made up: ${name}`);
		say(`${row.file}: ${[row.failed, ...disagrees, ...missing, ...strangers].filter(Boolean).join('; ')}`);
	}
}

function isGrounded({ missing, strangers }: NonNullable<Row['plan']>): boolean {
	return missing.length === 0 && strangers.length === 0;
}

/** What the built-in engine finds in the gold calls of a folder, by the scorer's count. */

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFacts } from '#call-facts/read.ts';
import { goldCalls } from '../facts/gold.ts';
import { scoreOf } from '../facts/score.ts';

/** One line of figures; null for a folder without gold. Calls that the weights learned from score too well. */
export function goldScore(folder: string): string | null {
	if (!readdirSync(folder).some((file) => file.endsWith('.gold.json'))) return null;
	const target = mkdtempSync(join(tmpdir(), 'facts-'));
	try {
		for (const { name, call } of goldCalls(folder)) {
			writeFileSync(join(target, `${name}.json`), JSON.stringify(readFacts(call)));
		}
		const figures = Object.entries(scoreOf(target, folder)).map(([key, value]) => `${key} ${value}`);
		return `Against its gold: ${figures.join(', ')}.`;
	} finally {
		rmSync(target, { recursive: true });
	}
}

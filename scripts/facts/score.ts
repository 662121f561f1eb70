/** What the scorer of the gold calls says of a folder of facts, in percent; and of traps, how many. NaN where they hold none. */

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { GOLD } from './gold.ts';

export type Score = Record<'precision' | 'recall' | 'sides' | 'outcome' | 'bant' | 'mainPains' | 'traps', number>;

/** @param gold the folder of the gold calls */
export function scoreOf(facts: string, gold: string): Score {
	const said = execFileSync(process.execPath, [join(GOLD, 'score.mjs'), facts, gold], {
		encoding: 'utf8',
	});
	const figure = (pattern: RegExp) => {
		const found = pattern.exec(said)?.[1];
		if (found === undefined) throw new Error(`The scorer did not say ${pattern}:\n${said}`);
		// Nothing of the kind is in the gold calls.
		return found === '–' ? Number.NaN : Number(found);
	};
	return {
		precision: figure(/^all\s+(\d+|–) %/m),
		recall: figure(/^all\s+(?:\d+|–) %\s+(\d+|–) %/m),
		sides: figure(/^sides\s+(\d+|–) %/m),
		outcome: figure(/^outcome\s+(\d+|–) %/m),
		bant: figure(/^BANT in range\s+(\d+|–) %/m),
		mainPains: figure(/^main pains\s+(\d+|–) %/m),
		traps: figure(/^traps stepped into: (\d+)/m),
	};
}

/** Figures that are worse than they were, as lines to read; one more or less is chance. */
export function worseThan<Name extends string>(before: Record<Name, number>, now: Record<Name, number>): string[] {
	return (Object.keys(before) as Name[]).flatMap((key) => {
		const loss = key === 'traps' ? now[key] - before[key] : before[key] - now[key];
		return loss > 1 ? [`${key}: ${now[key]} instead of ${before[key]}`] : [];
	});
}

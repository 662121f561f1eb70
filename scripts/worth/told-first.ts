/** What of each gold call anybody who was there would tell first, as the things that those sentences name. */

import { spoken } from '#call-facts/utterances.ts';
import type { Reading } from '#tools/sales-call-analyzer/reading.ts';
import { namesAmid } from '#tools/sales-call-analyzer/worth/sentence.ts';
import { thingsIn } from '#tools/sales-call-analyzer/worth/things.ts';

/** The things of each sentence that is told first. */
export function toldFirst(reading: Reading, top: readonly string[]): ReadonlySet<string>[] {
	const amid = namesAmid([...reading.turns, ...top.map((text) => ({ text }))]);
	return top.map((text) => thingsIn(spoken(text), (name) => amid.has(name)));
}

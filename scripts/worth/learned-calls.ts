/** The gold calls as they are read by weights that were trained without them. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeKept } from '#call-facts/ledger-of-input.ts';
import { readFacts } from '#call-facts/read.ts';
import { contract, type SalesCallInput } from '#tools/sales-call-analyzer/contract.ts';
import { type Reading, readingOf } from '#tools/sales-call-analyzer/reading.ts';
import { sourceOf } from '#tools/sales-call-analyzer/source.ts';
import { decode } from '#transcript/decode.ts';
import { fileOf, GOLD } from '../facts/gold.ts';
import { learnedCalls, weightsWithout } from '../facts/out-of-fold.ts';
import { toldFirst } from './told-first.ts';

export interface ToldCall {
	name: string;
	input: SalesCallInput;
	reading: Reading;
	/** What each sentence names that is told first. */
	top: readonly ReadonlySet<string>[];
}

/** In the order of the folds: the weights of one are kept at a time. */
export function toldCalls(): ToldCall[] {
	const calls = learnedCalls();
	const without = weightsWithout(calls);
	return calls.map(({ name, folder, call, gold }) => {
		const directory = join(GOLD, folder);
		const callTranscript = decode(readFileSync(join(directory, fileOf(directory, name))));
		const form = { callType: 'Discovery Call', callObjective: 'Agree a next step', callTranscript };
		const input = contract.input.parse(form) as SalesCallInput;
		takeKept(input, sourceOf(input), { facts: readFacts(call, {}, without(name)) });
		const reading = readingOf(input);
		return { name, input, reading, top: toldFirst(reading, gold.top as string[]) };
	});
}

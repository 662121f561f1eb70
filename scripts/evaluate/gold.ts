/** The gold calls of a folder, and how near facts come to them. */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallFacts } from '#call-facts/facts.ts';
import type { Call } from '#transcript/call.ts';
import { decode } from '#transcript/decode.ts';
import { readCall } from '#transcript/read.ts';
import { fileOf, goldNames } from '../facts/gold.ts';
import { printed } from '../facts/printed.ts';
import { type Score, scoreOf } from '../facts/score.ts';

export interface EvaluatedCall {
	folder: string;
	name: string;
	transcript: string;
	call: Call;
}

export function callsIn(folder: string): EvaluatedCall[] {
	return goldNames(folder).map((name) => {
		const transcript = decode(readFileSync(join(folder, fileOf(folder, name))));
		return { folder, name, transcript, call: readCall(transcript) };
	});
}

/** @param facts of each call, in the same order; null for a call that could not be read: nothing of it was found */
export function scoreOfFacts(calls: readonly EvaluatedCall[], facts: readonly (CallFacts | null)[]): Score {
	const folder = mkdtempSync(join(tmpdir(), 'evaluate-'));
	try {
		const [read, gold] = [join(folder, 'read'), join(folder, 'gold')];
		for (const one of [read, gold]) mkdirSync(one);
		for (const [index, { folder, name }] of calls.entries()) {
			copyFileSync(join(folder, `${name}.gold.json`), join(gold, `${name}.gold.json`));
			const found = facts[index];
			if (found) writeFileSync(join(read, `${name}.json`), printed(found));
		}
		return scoreOf(read, gold);
	} finally {
		rmSync(folder, { recursive: true });
	}
}

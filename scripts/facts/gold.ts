/** The gold calls: what a careful reader found in each. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AlternativeKind, Bant, OutcomeKind, Per, Side } from '#call-facts/facts.ts';
import type { Call } from '#transcript/call.ts';
import { decode } from '#transcript/decode.ts';
import { readCall } from '#transcript/read.ts';

export const GOLD = join(import.meta.dirname, '../../test/calls/gold');

interface Item {
	lines: number[];
	main?: boolean;
	amount?: number | null;
	per?: Per;
	name?: string;
	kind?: AlternativeKind;
	present?: boolean;
	answered?: boolean;
}

export interface Gold extends Partial<Record<string, unknown>> {
	sides: Record<string, Side>;
	outcome: { kind: OutcomeKind; lines: number[] };
	also?: Record<string, number[] | undefined>;
	bant?: Record<keyof Bant, [lowest: number, highest: number]>;
}

export interface GoldCall {
	name: string;
	call: Call;
	gold: Gold;
}

/** Every call of a folder with its gold, by name. */
export function goldCalls(folder: string): GoldCall[] {
	return goldNames(folder).map((name) => {
		const gold = JSON.parse(readFileSync(join(folder, `${name}.gold.json`), 'utf8')) as Gold;
		return { name, gold, call: readCall(decode(readFileSync(join(folder, fileOf(folder, name))))) };
	});
}

export function goldNames(folder: string): string[] {
	const files = readdirSync(folder).filter((file) => file.endsWith('.gold.json'));
	return files.sort().map((file) => file.replace('.gold.json', ''));
}

export function fileOf(folder: string, name: string): string {
	const file = ['txt', 'vtt'].map((ending) => `${name}.${ending}`).find((one) => existsSync(join(folder, one)));
	if (!file) throw new Error(`${folder} has no call for ${name}.gold.json`);
	return file;
}

export function itemsOf(gold: Gold, key: string): Item[] {
	return (gold[key] as Item[] | undefined) ?? [];
}

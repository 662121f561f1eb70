/** The last parts of calls, of which only the ending is known: `test/calls/gold/endings/`. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallFacts, OutcomeKind, Side } from '#call-facts/facts.ts';
import type { EndingWeights } from '#call-facts/learned/stored.ts';
import { outcomeOf } from '#call-facts/outcome.ts';
import { utterancesOf } from '#call-facts/utterances.ts';
import type { Call } from '#transcript/call.ts';
import { decode } from '#transcript/decode.ts';
import { readCall } from '#transcript/read.ts';
import { GOLD } from './gold.ts';

export interface Ending {
	name: string;
	/** Whoever wrote it wrote others, too. */
	writer: string;
	call: Call;
	sides: Record<string, Side>;
	kind: OutcomeKind;
	/** Whether they took a part and left another, and in which turns they left it. */
	isPart: boolean;
	left: number[];
	/** The number of the turn of theirs that shows it best. */
	turn: number;
}

const FOLDER = join(GOLD, 'endings');

export function endings(): Ending[] {
	const lines = readFileSync(join(FOLDER, 'endings.tsv'), 'utf8').trim().split('\n');
	return lines.map((line) => {
		const [name = '', kind = '', turn = '', left = '', sellers = '', buyers = ''] = line.split('\t');
		const sideOf = (side: Side, names: string) => names.split(',').map((one) => [one.trim(), side] as const);
		return {
			name,
			writer: name.replace(/-\d+$/, ''),
			call: readCall(decode(readFileSync(join(FOLDER, `${name}.txt`)))),
			sides: Object.fromEntries([...sideOf('seller', sellers), ...sideOf('buyer', buyers)]),
			kind: (kind === 'part' ? 'agreed' : kind) as OutcomeKind,
			isPart: kind === 'part',
			left: left === '' ? [] : left.split(',').map(Number),
			turn: Number(turn),
		};
	});
}

/**
 * In percent: how many are read as they ended, how many of those are shown by a turn right beside the best one, and of what
 * was agreed, how much is rightly told to be all or a part.
 */
export type EndingsScore = Record<'kind' | 'shown' | 'part', number>;

/** In turns. */
const BESIDE = 2;

export function endingsScore(all: readonly Ending[], weightsOf: (ending: Ending) => EndingWeights): EndingsScore {
	const read = all.map((one) => {
		const sideOf = (speaker: string) => one.sides[speaker] ?? 'other';
		const weights = weightsOf(one);
		return { one, outcome: outcomeOf(utterancesOf(one.call), sideOf, weights) };
	});
	const right = read.filter(({ one, outcome }) => one.kind === outcome.kind);
	const isShown = ({ one, outcome }: { one: Ending; outcome: CallFacts['outcome'] }) =>
		outcome.lines.some((line) => Math.abs(line - one.turn) <= BESIDE);
	const percent = (part: number, of: number) => Math.round((100 * part) / of);
	const agreed = right.filter(({ one }) => one.kind === 'agreed');
	const isToldApart = ({ one, outcome }: (typeof read)[number]) => one.isPart === (outcome.left !== undefined);
	return {
		kind: percent(right.length, all.length),
		shown: percent(right.filter(isShown).length, right.length),
		part: percent(agreed.filter(isToldApart).length, agreed.length),
	};
}

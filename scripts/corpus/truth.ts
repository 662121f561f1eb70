/** Compares what was read with what people annotated. */

import type { Row } from './analyse.ts';

/** Words and turns may differ by this share. */
const PART = 0.02;
/** Or by this number: whether a lone comma counts as a word, for example, weighs more in a short call. */
const FEW = 5;
/** Talk share, in percentage points. */
const POINTS = 1;

interface Truth {
	words: Map<string, number>;
	turns: Map<string, number>;
	allTurns: number | null;
	/** Percent by words. */
	share: Map<string, number>;
}

/** What a file and its truth disagree about, in words; empty where they agree. */
export function differences(row: Row, source: unknown): string[] {
	const truth = truthFrom(source);
	const found: string[] = [];
	const close = (ours: number, theirs: number) => Math.abs(ours - theirs) <= Math.max(FEW, theirs * PART);
	const ours = new Map(row.speakers.map((speaker) => [folded(speaker.label), speaker]));
	for (const [name, words] of truth.words) {
		const speaker = ours.get(folded(name));
		if (speaker === undefined) found.push(`${name} was not found`);
		else if (!close(speaker.words, words)) found.push(`${name}: ${speaker.words} words instead of ${words}`);
	}
	for (const [name, turns] of truth.turns) {
		const counted = ours.get(folded(name))?.turns ?? 0;
		if (Math.abs(counted - turns) > turns * PART) found.push(`${name}: ${counted} turns instead of ${turns}`);
	}
	for (const [name, share] of truth.share) {
		const counted = ours.get(folded(name))?.share ?? 0;
		const measured = row.measured?.basis === 'words' ? sideOf(row, name) : null;
		if (measured !== null && Math.abs(measured - share) > POINTS) {
			found.push(`${name}: a measured share of ${measured} % instead of ${share.toFixed(1)} %`);
		}
		if (Math.abs(counted - share) > POINTS)
			found.push(`${name}: ${counted} % of the words instead of ${share.toFixed(1)} %`);
	}
	if (truth.allTurns !== null && Math.abs(row.turns - truth.allTurns) > truth.allTurns * PART) {
		found.push(`${row.turns} turns instead of ${truth.allTurns}`);
	}
	return found;
}

/** The measured share of a side that consists of this speaker alone. */
function sideOf(row: Row, label: string): number | null {
	const name = row.speakers.find((speaker) => folded(speaker.label) === folded(label))?.name;
	const side = row.measured?.sides.find(({ names }) => names.length === 1 && names[0] === name);
	return side?.share ?? null;
}

function folded(name: string): string {
	return name.trim().toLowerCase();
}

/** Reads the truths' few shapes: figures by speaker, or a `speakers` object that holds them. */
function truthFrom(source: unknown): Truth {
	const truth = asRecord(source);
	const bySpeaker = Object.entries(asRecord(truth.speakers));
	const field = (name: string) =>
		new Map(bySpeaker.flatMap(([speaker, facts]) => numbers({ [speaker]: asRecord(facts)[name] })));
	const words = new Map([...numbers(truth.words), ...field('words')]);
	const all = [...words.values()].reduce((sum, count) => sum + count, 0);
	const share = new Map([...words].map(([name, count]) => [name, (count / all) * 100]));
	const allTurns = typeof truth.turns === 'number' ? truth.turns : null;
	return { words, turns: field('turns'), allTurns, share };
}

function asRecord(value: unknown): Record<string, unknown> {
	return typeof value === 'object' && value !== null ? { ...value } : {};
}

function numbers(value: unknown): [string, number][] {
	return Object.entries(asRecord(value)).flatMap(([name, count]) => (typeof count === 'number' ? [[name, count]] : []));
}

/** Compares what was read from a shared file with what a person finds in it. */

import type { Row } from './analyse.ts';

/** A call. A field is left out where the file cannot show it, such as turns of speech that names nobody. */
export interface ExpectedCall {
	format: string;
	/** The labels as written in the file; empty where it names nobody. */
	speakers: readonly string[];
	turns?: number;
	words?: number;
	/** Seconds from the first to the last time mark; null where the file has no times. */
	duration?: number | null;
}

/** A file that is not the transcript of one call, and a part of the sentence that refuses it. */
export interface ExpectedRefusal {
	format: string;
	notACall: string;
}

export type Expected = Readonly<Record<string, ExpectedCall | ExpectedRefusal>>;

/** Turns and words may differ by this share; by a few in a short call. */
const PART = 0.02;
const SECONDS = 1;

/** What a file and its expectation disagree about, in words; empty where they agree. */
export function drift(row: Row, expected: ExpectedCall | ExpectedRefusal): string[] {
	const found = row.format === expected.format ? [] : [`read as ${row.format} instead of ${expected.format}`];
	if ('notACall' in expected) {
		const reason = row.refused ?? '';
		if (!reason.includes(expected.notACall)) found.push(`not refused as “${expected.notACall}”: ${reason}`);
		return found;
	}
	if (row.refused !== undefined) return [...found, `refused: ${row.refused}`];
	found.push(...speakerDrift(row, expected.speakers));
	if (expected.turns !== undefined && !isClose(row.turns, expected.turns)) {
		found.push(`${row.turns} turns instead of ${expected.turns}`);
	}
	if (expected.words !== undefined && !isClose(row.words, expected.words)) {
		found.push(`${row.words} words instead of ${expected.words}`);
	}
	if (expected.duration !== undefined && !isSameLength(row.duration, expected.duration)) {
		found.push(`a length of ${row.duration} s instead of ${expected.duration}`);
	}
	return found;
}

function isClose(ours: number, theirs: number): boolean {
	return Math.abs(ours - theirs) <= theirs * PART;
}

function isSameLength(ours: number | null, theirs: number | null): boolean {
	return ours === null || theirs === null ? ours === theirs : Math.abs(ours - theirs) <= SECONDS;
}

function speakerDrift({ speakers }: Row, expected: readonly string[]): string[] {
	const ours = new Set(speakers.map(({ label }) => label));
	const missing = expected.filter((label) => !ours.has(label));
	const added = [...ours].filter((label) => !expected.includes(label));
	return [...missing.map((label) => `${label} was not found`), ...added.map((label) => `${label} is no speaker`)];
}

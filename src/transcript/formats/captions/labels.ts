/** Names inside the words of captions: `Name: words`, `[Name]: words`, `- Name: words`. */

import { type Label, labelOf } from '../../read/label.ts';
import { parseName } from '../../read/names.ts';
import { type Candidate, looksLikeName, speakerKeys } from '../../read/speakers.ts';
import { isStageDirection } from '../../stage.ts';
import { countWords } from '../../words.ts';
import { isEvent } from '../furniture.ts';
import type { Part } from './voices.ts';

const DASH = /^[-–—•]\s{0,3}/;
/** If at least this share of cues begins with a name, the file names a speaker in every cue. */
const EVERY_CUE = 0.9;
/** At least one in this many cues must have a label; if there are fewer, they only look like labels. */
const CUES_OF_A_LABEL = 50;

/** The label at the beginning of a part; null if there is none. */
export type LabelFinder = (part: Part) => Label | null;

export function labelsIn(cues: readonly Part[][]): LabelFinder {
	const found = new Map<Part, Candidate>();
	const texts: string[] = [];
	let first = 0;
	let cuesWithWords = 0;
	for (const parts of cues) {
		if (parts.length > 0) cuesWithWords++;
		for (const [index, part] of parts.entries()) {
			const candidate = part.voice === null ? candidateOf(part, texts.length) : null;
			if (candidate !== null) found.set(part, candidate);
			if (candidate !== null && index === 0) first++;
			texts.push(index === 0 || candidate !== null ? part.text : '');
		}
	}
	const all = trustedBrackets([...found.values()], cuesWithWords);
	const keys = first >= cuesWithWords * EVERY_CUE ? trustedKeys(all) : speakerKeys(all, texts, () => false);
	const labelled = all.filter(({ key }) => keys.has(key)).length;
	if (labelled * CUES_OF_A_LABEL < cuesWithWords) return () => null;
	return (part) => {
		const candidate = found.get(part);
		return candidate !== undefined && keys.has(candidate.key) ? candidate.label : null;
	};
}

function candidateOf({ text }: Part, line: number): Candidate | null {
	if (isEvent(text, false)) return null;
	const dash = DASH.exec(text)?.[0].length ?? 0;
	const label = labelOf(text.slice(dash)) ?? bracketedName(text.slice(dash));
	if (label === null || !(label.colon || isBracketed(label)) || label.start !== undefined) return null;
	const wordsAt = label.wordsAt + dash;
	const words = countWords(text.slice(wordsAt)) > 0;
	return { line, label: { ...label, wordsAt }, key: parseName(label.name).key, words };
}

const BRACKETED_NAME = /^\[(\p{Lu}[^[\]:]{0,59})\]\s{1,4}(?=\S)/u;

/** `[Ann] words`: in a cue, a name in brackets needs no colon. */
function bracketedName(text: string): Label | null {
	const match = BRACKETED_NAME.exec(text);
	if (match?.[1] === undefined || isStageDirection(match[1])) return null;
	return { name: match[1].trim(), wordsAt: match[0].length, bold: false, colon: false };
}

const isBracketed = ({ bold, colon, start }: Label) => !bold && !colon && start === undefined;

/** If at least this share of cues begins with a bracket, brackets contain names, not sounds. */
const MANY_BRACKETS = 0.3;

function trustedBrackets(candidates: readonly Candidate[], cues: number): Candidate[] {
	const bracketed = candidates.filter(({ label }) => isBracketed(label)).length;
	return bracketed >= cues * MANY_BRACKETS ? [...candidates] : candidates.filter(({ label }) => !isBracketed(label));
}

/** For files with a name in every cue: a name only has to recur, or to look like one. */
function trustedKeys(candidates: readonly Candidate[]): Set<string> {
	const counts = new Map<string, number>();
	for (const { key } of candidates) counts.set(key, (counts.get(key) ?? 0) + 1);
	return new Set(
		candidates
			.filter(({ key, label }) => (counts.get(key) ?? 0) > 2 || looksLikeName(label.name))
			.map(({ key }) => key),
	);
}

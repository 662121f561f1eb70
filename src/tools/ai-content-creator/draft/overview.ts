import { fits } from '#business/fit/fit.ts';
import { listLines, oneLine } from '#language/clean.ts';
import { wholeSentences } from '#language/sentences.ts';
import { fill } from '#prose/fill.ts';
import { ended, quoted } from '#prose/sentences.ts';
import { ANSWER_KINDS } from '../answers.ts';
import type { ContentInput, ContentStrategy } from '../contract.ts';
import type { Answer } from './material.ts';
import * as sentences from './sentences/overview.ts';
import { entriesOf } from './themes.ts';

const MOST_GOALS = 8;

/** What is done for whom in the member's words, and how much of the calendar is written. */
export function overviewOf(
	input: ContentInput,
	answers: readonly Answer[],
	{ written, slots }: { written: number; slots: number },
): ContentStrategy['strategyOverview'] {
	const goals = [...goalsIn(input.contentGoals), ...goalsIn(input.engagementGoals)].slice(0, MOST_GOALS);
	const own = [...entriesOf(input.contentPillars)];
	const pillars = own.length > 0 ? own : entriesOf(input.contentThemes);
	const subjects = ANSWER_KINDS.filter((kind) => answers.some((answer) => answer.kind === kind)).map(
		(kind) => sentences.SUBJECTS[kind],
	);
	const named = pillars.length > 0 ? pillars : subjects;
	return {
		contentMission: [missionOf(input), progress(written, slots)].filter((line) => line !== '').join(' '),
		primaryGoals: orNone(goals),
		contentPillars: orNone(named),
	};
}

/** What the brand does, as a sentence of ours if it stands alone, or else quoted; and its audience. */
function missionOf({ brandInfo, targetAudience }: ContentInput): string {
	const [first = ''] = wholeSentences(oneLine(brandInfo.description));
	const audience = oneLine(targetAudience.demographics);
	const whom = audience === '' ? '' : ended(fill(sentences.AUDIENCE, { audience }));
	return [whatIsDone(first), whom].filter((line) => line !== '').join(' ');
}

const LONGEST = 300;

function whatIsDone(first: string): string {
	const sentence = ended(first);
	if (fits('we', sentence) === null || fits('sentence', sentence) === null) return sentence;
	return first.length > LONGEST || /[“”"<>[\]]/.test(first) ? '' : quoted(first);
}

function progress(written: number, slots: number): string {
	if (written === 0) return sentences.NONE_WRITTEN;
	if (written === slots) return fill(sentences.ALL_WRITTEN, { slots: `${slots}` });
	return fill(sentences.SOME_WRITTEN, { written: `${written}`, slots: `${slots}` });
}

/** The goals as they were typed, one each. */
export function goalsIn(text: string): string[] {
	const lines = listLines(text).flatMap((line) => line.split(';'));
	return [...new Set(lines.flatMap((line) => wholeSentences(oneLine(line))))];
}

/** A list that says when it has nothing. */
export function orNone(entries: readonly string[]): string[] {
	return entries.length > 0 ? [...entries] : [sentences.NONE_NAMED];
}

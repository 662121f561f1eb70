import { fits } from '#business/fit/fit.ts';
import { listLines, oneLine } from '#language/clean.ts';
import { wholeSentences } from '#language/sentences.ts';
import { fill } from '#prose/fill.ts';
import { ended } from '#prose/sentences.ts';
import type { ContentInput, ContentStrategy } from '../contract.ts';
import * as sentences from './sentences/overview.ts';
import { subjectsOf } from './themes.ts';

const MOST_GOALS = 8;

/** What is done for whom in the member's words. */
export function overviewOf(input: ContentInput): ContentStrategy['strategyOverview'] {
	const goals = [...goalsIn(input.contentGoals), ...goalsIn(input.engagementGoals)].slice(0, MOST_GOALS);
	return {
		contentMission: missionOf(input),
		primaryGoals: goals,
		contentPillars: subjectsOf(input),
	};
}

/** What the brand does, in a sentence of the form or else in the line that stands there; and its audience. */
function missionOf({ brandInfo, targetAudience, answers }: ContentInput): string {
	const [first = ''] = wholeSentences(oneLine(brandInfo.description));
	const done = [first, answers.offer1.first].map(ended).find(isSentence) ?? named(brandInfo.name, first);
	const audience = oneLine(targetAudience.demographics) || (done === '' ? NOT_NAMED : '');
	const whom = audience === '' ? '' : ended(fill(sentences.AUDIENCE, { audience }));
	return [done, whom].filter((line) => line !== '').join(' ');
}

/** "Miller Lawn: lawns, leaves and snow." */
function named(name: string, line: string): string {
	return name === '' || line === '' ? '' : ended(fill(sentences.BRAND, { name: oneLine(name), line }));
}

/** In an input of before the audience was required. */
const NOT_NAMED = '[add the audience]';

const isSentence = (text: string) => text !== '' && (fits('we', text) === null || fits('sentence', text) === null);

/** The goals as they were typed, one each. */
export function goalsIn(text: string): string[] {
	const lines = listLines(text).flatMap((line) => line.split(';'));
	return [...new Set(lines.flatMap((line) => wholeSentences(oneLine(line))))];
}

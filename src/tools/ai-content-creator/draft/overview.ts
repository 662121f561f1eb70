import { fits } from '#business/fit/fit.ts';
import { oneLine } from '#language/clean.ts';
import { wholeSentences } from '#language/sentences.ts';
import { fillIfKnown } from '#prose/fill.ts';
import { ended, paragraph } from '#prose/sentences.ts';
import type { ContentInput, ContentStrategy } from '../contract.ts';
import * as sentences from './sentences/overview.ts';
import { partsOf, subjectsOf } from './themes.ts';

const MOST_GOALS = 8;

/** What is done for whom in the member's words. */
export function overviewOf(input: ContentInput): ContentStrategy['strategyOverview'] {
	return {
		contentMission: missionOf(input),
		primaryGoals: goalsOf(input).slice(0, MOST_GOALS),
		contentPillars: subjectsOf(input),
	};
}

/** What the brand does, in a sentence of the form or else in the line that stands there; and its audience. */
function missionOf({ brandInfo, targetAudience, answers }: ContentInput): string {
	const [line = ''] = wholeSentences(oneLine(brandInfo.description));
	const named = fillIfKnown(sentences.BRAND, { name: oneLine(brandInfo.name), line });
	const done = [line, answers.offer1.first].map(ended).find(isSentence) ?? named;
	const audience = oneLine(targetAudience.demographics) || (done === '' ? NOT_NAMED : '');
	return paragraph(done, fillIfKnown(sentences.AUDIENCE, { audience }));
}

/** In an input of before the audience was required. */
const NOT_NAMED = '[add the audience]';

const isSentence = (text: string) => text !== '' && (fits('we', text) === null || fits('sentence', text) === null);

/** The member's goals as they were typed, one each: those of the content, then those of the engagement. */
export function goalsOf({ contentGoals, engagementGoals }: ContentInput): string[] {
	return [contentGoals, engagementGoals].flatMap((text) => [
		...new Set(partsOf(text).map(oneLine).flatMap(wholeSentences)),
	]);
}

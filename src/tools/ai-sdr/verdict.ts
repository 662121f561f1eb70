import type { Partially } from '#tools/define.ts';
import type { SdrInput, SdrOutput } from './contract.ts';
import { RAISES } from './options.ts';
import { shownScore } from './scoring.ts';

/** What the lead is worth by what is known, and what to find out. */
export function verdict({ sdrCampaign }: Partially<SdrOutput>, { urgencyLevel }: SdrInput): string[] {
	const score = sdrCampaign?.leadScoring ?? {};
	const letter = shownScore(score);
	const priority = score.priorityLevel?.toLowerCase() ?? '';
	const isRaised = RAISES.has(urgencyLevel) && ABOVE_THEIR_LETTER.has(`${letter} ${priority}`);
	const told = isRaised
		? `, but ${priority} priority: you set the urgency to ${urgencyLevel}`
		: priority && `, ${priority} priority`;
	return [letter === '' ? '' : `Lead score ${letter}${told}.`, score.recommendedApproach ?? ''];
}

/** Priorities that seem to contradict the letter unless somebody says what raised them. */
const ABOVE_THEIR_LETTER: ReadonlySet<string> = new Set(['C high', 'D medium']);

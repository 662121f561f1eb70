import type { Partially } from '#tools/define.ts';
import type { Toolkit } from './contract.ts';
import { inMarks } from './draft/items.ts';
import { UNKNOWN } from './draft/sentences/toolkit.ts';

/** Above what a model writes, which may know what is typical of a trade. */
const OF_MODEL = {
	role: 'Target role',
	goals: 'Likely goals',
	frustrations: 'Likely frustrations',
	insights: 'Key industry insights',
};

/** Above what the built-in engine arranges, all of it the member's own; a model's result lists no `takenAs`. */
const OWN: typeof OF_MODEL = {
	role: 'Your customers',
	goals: 'Your goal for the call',
	frustrations: 'Likely frustrations',
	insights: 'What you do not know yet',
};

export const IDEAS = 'Your service ideas';

/** Above uncertainties of which none is open. */
const NOTED = 'What you noted';

const BEGINNINGS = [UNKNOWN.stated, UNKNOWN.stop].map((sentence) => sentence.slice(0, sentence.indexOf('{')));

export function headingsOf({ takenAs, callPrep }: Partially<Toolkit>): typeof OF_MODEL {
	if (takenAs === undefined) return OF_MODEL;
	const isNoted = (line = '') => BEGINNINGS.some((beginning) => line.startsWith(beginning));
	return callPrep?.keyIndustryInsights?.every(isNoted) ? { ...OWN, insights: NOTED } : OWN;
}

/** Whom the call is with; in the member's words it says so. */
export function roleIn({ takenAs }: Partially<Toolkit>, role: string): string {
	return takenAs === undefined ? role : inMarks(role);
}

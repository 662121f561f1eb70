import type { Toolkit } from './contract.ts';
import { inMarks } from './draft/items.ts';

/** Above what a model writes, which may know what is typical of a trade. */
const OF_MODEL = {
	role: 'Target role',
	goals: 'Likely goals',
	frustrations: 'Likely frustrations',
	insights: 'Key industry insights',
};

/** Above what the built-in engine arranges, all of it the member's own. */
const OWN: typeof OF_MODEL = {
	role: 'Your customers',
	goals: 'Your goal for the call',
	frustrations: 'Likely frustrations',
	insights: 'What you do not know yet',
};

export const IDEAS = 'Your service ideas';

interface Written {
	/** Absent from what a model wrote. */
	takenAs?: unknown;
}

export function headingsOf({ takenAs }: Written): typeof OF_MODEL {
	return takenAs === undefined ? OF_MODEL : OWN;
}

/** Whom the call is with; in the member's words it says so. */
export function roleIn({ takenAs }: Written, role: Toolkit['callPrep']['targetAudienceProfile']['role']): string {
	return takenAs === undefined ? role : inMarks(role);
}

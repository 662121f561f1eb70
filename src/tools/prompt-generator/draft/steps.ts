import { entriesOf } from './as-given.ts';
import type { Kind } from './kind.ts';
import { FINISH, SAME_BASIS, STEPS } from './sentences.ts';

/** The member's steps or, if there are none, those of the kind of work; and the last step of all. */
export function stepsOf(own: string, kind: Kind, hasFigures: boolean): string[] {
	const given = entriesOf(own);
	if (given.length > 0) return [...given, FINISH];
	return [...STEPS[kind], ...(kind === 'compare' && hasFigures ? [SAME_BASIS] : []), FINISH];
}

import type { Commitment } from '#call-facts/facts.ts';
import { BOTH } from '#call-facts/told/promises.ts';

/** The day on which both sides meet. */
export function meetingIn(next: readonly Commitment[]): Commitment | undefined {
	return next.find(({ owner, kind }) => owner === BOTH && kind === 'meet');
}

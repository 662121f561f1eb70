import type { PromiseMade } from '#shared/calls.ts';

/** Whichever side has to keep them: by the day on which they are due, those without a day last. */
export function dueFirst(promises: readonly PromiseMade[]): PromiseMade[] {
	return promises.toSorted(
		(a, b) => Number(a.day === null) - Number(b.day === null) || (a.day ?? '').localeCompare(b.day ?? ''),
	);
}

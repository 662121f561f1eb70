import type { Call } from '#shared/calls.ts';

/** Who spoke, or what the member calls it. */
export function callTitle({ title }: Pick<Call, 'title'>): string {
	return title === '' ? 'Call without names' : title;
}

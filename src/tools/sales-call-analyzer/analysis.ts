import type { Partially } from '#tools/define.ts';
import type { SalesCallOutput } from '../contract.ts';

/** What the views read: any part may still be missing. */
export type Analysis = NonNullable<Partially<SalesCallOutput>['callAnalysis']>;
export type Measurements = NonNullable<Analysis['measurements']>;
export type Side = NonNullable<Measurements['sides']>[number];
export type BantPart = NonNullable<NonNullable<NonNullable<Analysis['qualificationAnalysis']>['bantScore']>['budget']>;

export const BANT = [
	{ key: 'budget', label: 'Budget' },
	{ key: 'authority', label: 'Authority' },
	{ key: 'need', label: 'Need' },
	{ key: 'timeline', label: 'Timeline' },
] as const;

/** A part that nobody spoke about: no words support it, and it says so. */
export function isNotDiscussed(part: BantPart): boolean {
	return (part.evidence ?? []).length === 0 && (part.score ?? 0) === 0;
}

/** Whom a side is called by: the salesperson is the reader. */
export function sideName(side: Side): string {
	const names = (side.names ?? []).join(', ');
	if (side.role === 'salesperson') return names === '' ? 'You' : `${names}, you`;
	return names === '' ? (side.role === 'prospect' ? 'Prospect' : 'Others') : names;
}

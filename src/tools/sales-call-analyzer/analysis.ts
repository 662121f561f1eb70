import type { Partially } from '#tools/define.ts';
import type { SalesCallOutput } from './contract.ts';

/** What the document and the views read: any part may still be missing. */
export type Analysis = NonNullable<Partially<SalesCallOutput>['callAnalysis']>;
export type Side = NonNullable<NonNullable<Analysis['measurements']>['sides']>[number];
export type BantPart = NonNullable<NonNullable<NonNullable<Analysis['qualificationAnalysis']>['bantScore']>['budget']>;

export const NOT_MEASURED = 'Not measured';

const BANT = [
	['budget', 'Budget'],
	['authority', 'Authority'],
	['need', 'Need'],
	['timeline', 'Timeline'],
] as const;

/** The four parts with their names, as far as they have arrived. */
export function bantParts({ qualificationAnalysis }: Analysis): { label: string; part: BantPart }[] {
	return BANT.flatMap(([key, label]) => {
		const part = qualificationAnalysis?.bantScore?.[key];
		return part ? [{ label, part }] : [];
	});
}

/** A part that nobody spoke about: no words support it, and it says so. */
export function isNotDiscussed({ evidence = [], score = 0 }: BantPart): boolean {
	return evidence.length === 0 && score === 0;
}

/** Whom a side is called by: the salesperson is the reader. */
export function sideName({ role, names = [] }: Side): string {
	const named = names.join(', ');
	if (role === 'salesperson') return named === '' ? 'You' : `${named}, you`;
	return named === '' ? (role === 'prospect' ? 'Prospect' : 'Others') : named;
}

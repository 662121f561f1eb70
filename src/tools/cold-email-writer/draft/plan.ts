import { fill } from '#prose/fill.ts';
import { type Email, type Paragraph, spare } from './arrange.ts';
import type { Material } from './material.ts';
import { VARIANTS } from './sentences/variants.ts';

/** Another way to begin. */
export interface Variant extends Email {
	approach: string;
	reasoning: string;
}

/** What a method makes of the material. */
export interface Plan {
	initial: Email;
	followUps: readonly [Email, Email, Email];
	/** Days from one e-mail to the next. */
	days: readonly [number, number, number];
	/** Those that the material holds. */
	variants: readonly Variant[];
}

type Paragraphs = readonly Paragraph[];

/** Opens with the first result. */
export function resultFirst({ first, results: [result] }: Material, rest: Paragraphs): Variant[] {
	const { approach, subject, reasoning } = VARIANTS.proof;
	if (result === undefined) return [];
	return [{ approach, reasoning: fill(reasoning, { first }), subjects: [subject], paragraphs: [[result], ...rest] }];
}

/** Ends with one question of the member. */
export function oneQuestion({ question }: Material, before: Paragraphs): Variant[] {
	const { approach, subject, reasoning, spareLine, spareName } = VARIANTS.question;
	if (question === '') return [];
	const asked: Paragraph[] = [[question], [spare(spareLine), spare(spareName)]];
	return [{ approach, reasoning, subjects: [subject], paragraphs: [...before, ...asked] }];
}

/** The first e-mail with the referrer in copy: the one alternative that needs no further material. */
export function inCopy({ referrer, referrerFirst }: Material, copied: string, rest: Paragraphs): Variant[] {
	const { approach, subject, subjectLong, reasoning } = VARIANTS.copy;
	if (copied === '' || referrerFirst === '') return [];
	return [
		{
			approach,
			reasoning: fill(reasoning, { referrer: referrerFirst }),
			subjects: [fill(subject, { referrer }), fill(subject, { referrer: referrerFirst }), subjectLong],
			paragraphs: [[copied], ...rest],
		},
	];
}

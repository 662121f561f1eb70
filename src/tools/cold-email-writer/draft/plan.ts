import { fill } from '#prose/fill.ts';
import type { Email, Paragraph } from './arrange.ts';
import type { Material } from './material.ts';
import type { Pool } from './pool.ts';
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
	/** What is left to tell where there is room. */
	pool: Pool;
}

type Rest = Omit<Email, 'subjects'>;

const after = (lead: Paragraph, rest: Rest): Rest => ({ ...rest, paragraphs: [lead, ...rest.paragraphs] });

/** Opens with the first result. */
export function resultFirst({ first, results: [result] }: Material, rest: Rest): Variant[] {
	const { approach, subject, reasoning } = VARIANTS.proof;
	if (result === undefined) return [];
	return [{ approach, reasoning: fill(reasoning, { first }), subjects: [subject], ...after([result], rest) }];
}

/** The first e-mail with the referrer in copy: the one alternative that needs no further material. */
export function inCopy({ referrer, referrerFirst }: Material, copied: string, rest: Rest): Variant[] {
	const { approach, subject, subjectLong, reasoning } = VARIANTS.copy;
	if (copied === '' || referrerFirst === '') return [];
	return [
		{
			approach,
			reasoning: fill(reasoning, { referrer: referrerFirst }),
			subjects: [
				...[referrer, referrerFirst].filter(Boolean).map((name) => fill(subject, { referrer: name })),
				subjectLong,
			],
			...after([copied], rest),
		},
	];
}

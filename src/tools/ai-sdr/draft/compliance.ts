import { fill } from '#prose/fill.ts';
import type { Lead } from './lead.ts';
import type { Material } from './material.ts';
import { COMPLIANCE } from './sentences/compliance.ts';

/** What the law requires on the chosen channels, and of what is told. */
export function complianceNotes({ channels, input }: Lead, { results }: Material): string[] {
	const isEmailed = channels.includes('email');
	return [
		isEmailed ? COMPLIANCE.usEmail : COMPLIANCE.usOther,
		isEmailed ? COMPLIANCE.ukEmail : COMPLIANCE.ukOther,
		fill(COMPLIANCE.eu, { source: input.leadInfo.leadSource || COMPLIANCE.source }),
		...(channels.includes('phone') ? [COMPLIANCE.calls] : []),
		...(results.length > 0 ? [COMPLIANCE.proof] : []),
	];
}

import type { ColdEmailInput } from '../contract.ts';
import type { Email } from './arrange.ts';
import type { Wanted } from './gaps.ts';
import type { Material } from './material.ts';
import type { Pool } from './pool.ts';
import { GAPS } from './sentences/shared.ts';

/** What a method writes from. */
export interface Stock {
	input: ColdEmailInput;
	material: Material;
	/** What no e-mail has told yet. */
	pool: Pool;
	wanted: Wanted;
}

/** Another way to begin. */
export interface Variant extends Email {
	approach: string;
	/** What speaks for it. */
	reasoning: string;
}

/** What a method makes of its stock. */
export interface Plan {
	emails: readonly [initial: Email, Email, Email, Email];
	/** Days from one e-mail to the next. */
	days: readonly [number, number, number];
	/** Those that the material holds, each with something else to say than the first e-mail. */
	variants?: readonly Variant[];
}

/** What the sender does, and what came of it. */
export function ofSender({ pool, wanted }: Stock): Pick<Email, 'facts' | 'room' | 'gap'> {
	const offer = pool.take('offer');
	return {
		facts: [offer, pool.take('result')],
		room: ['how', 'result'],
		gap: offer === undefined ? GAPS.offer : wanted('result', 'how', 'example'),
	};
}

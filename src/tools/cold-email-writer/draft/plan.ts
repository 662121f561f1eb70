import type { Email } from './arrange.ts';
import type { Pool } from './pool.ts';

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
	/** Those that the material holds, each with something else to say than the first e-mail. */
	variants: readonly Variant[];
	/** What is left to tell where there is room. */
	pool: Pool;
}

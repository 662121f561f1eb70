import type { Token } from '../numbers/tokens.ts';
import type { DateValues } from './slots.ts';
import type { When } from './when.ts';

/** One way to name a date, with examples of what it finds and leaves alone. */
export interface DateForm {
	id: string;
	pattern: readonly string[];
	/** Null if the values are no valid date, e.g. the 32nd. */
	when(values: Partial<DateValues>, words: readonly string[]): When | null;
	/** Whether the surrounding words change the meaning. */
	unless?(tokens: readonly Token[], from: number, next: number): boolean;
	finds: readonly (readonly [text: string, when: When])[];
	leaves: readonly string[];
}

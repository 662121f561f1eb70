import type { Token } from '../numbers/tokens.ts';
import type { DateValues } from './slots.ts';
import type { When } from './when.ts';

/** A form in which people name a day, with what it finds and leaves alone. */
export interface DateForm {
	id: string;
	pattern: readonly string[];
	/** Null where the values make no date, e.g. the 32nd. */
	when(values: Partial<DateValues>, words: readonly string[]): When | null;
	/** Whether what surrounds the words makes them another thing. */
	unless?(tokens: readonly Token[], from: number, next: number): boolean;
	finds: readonly (readonly [text: string, when: When])[];
	leaves: readonly string[];
}

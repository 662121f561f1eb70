/** The forms in which people name a day or a stretch of the calendar, each with what it finds and leaves alone. */

import type { Token } from '../numbers/tokens.ts';
import { CLOCK_FORMS } from './clock-forms.ts';
import { COUNTED_FORMS } from './counted-forms.ts';
import { DAY_FORMS } from './day-forms.ts';
import { PERIOD_FORMS } from './period-forms.ts';
import type { DateValues } from './slots.ts';
import type { When } from './when.ts';

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

/** In this order: the first form that matches at a word has it. */
export const DATE_FORMS: readonly DateForm[] = [...DAY_FORMS, ...COUNTED_FORMS, ...CLOCK_FORMS, ...PERIOD_FORMS];

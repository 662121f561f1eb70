/** The ways in which people name a day or a period, each with examples of what it finds and leaves alone. */

import { CLOCK_FORMS } from './clock-forms.ts';
import { COUNTED_FORMS } from './counted-forms.ts';
import type { DateForm } from './date-form.ts';
import { DAY_FORMS } from './day-forms.ts';
import { PERIOD_FORMS } from './period-forms.ts';

/** The first form that matches at a word wins. */
export const DATE_FORMS: readonly DateForm[] = [...DAY_FORMS, ...COUNTED_FORMS, ...CLOCK_FORMS, ...PERIOD_FORMS];

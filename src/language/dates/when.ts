/** What a text says about a day, a time or a period. Relative dates stay relative. */

export type CalendarUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';
export type Part = 'start' | 'middle' | 'end';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
/** From a preposition: "by Friday", "from the first of March". */
export type DateBound = 'by' | 'before' | 'after' | 'from' | 'until' | 'since' | 'in';

export interface When {
	year?: number;
	/** 1 to 12. */
	month?: number;
	/** Of the month. */
	day?: number;
	/** Monday is 1. */
	weekday?: number;
	/** Which week or weekday of the month: 1 for the first, -1 for the last. */
	nth?: number;
	/** Set if `nth` counts weeks. */
	isWeek?: true;
	quarter?: number;
	season?: Season;
	/** "Easter", "Christmas". */
	feast?: string;
	/** The unit that `offset` counts in, from the present one: -1 last, 0 this, 1 next. */
	relative?: CalendarUnit;
	offset?: number;
	/** A period counted from now; negative for "two weeks ago". */
	in?: { unit: CalendarUnit; count: number };
	/** Weeks after the next such weekday: 1 for "Thursday week". */
	plusWeeks?: number;
	/** Of the period. */
	part?: Part | 'weekend';
	isFiscal?: true;
	partOfDay?: 'morning' | 'lunch' | 'afternoon' | 'evening' | 'night' | 'end';
	/** `HH:MM`. If neither am nor pm is said, this is the earlier time and `or` the later one. */
	time?: string;
	or?: string;
	/** The other reading of an ambiguous date such as 3/4. */
	swapped?: { month: number; day: number };
	bound?: DateBound;
}

export interface DateMention {
	start: number;
	end: number;
	/** Verbatim, without the preposition in `when.bound`. */
	text: string;
	when: When;
	/** With the preposition: "by the end of Q1". */
	phrase: { start: number; end: number; text: string };
	/** The id of the form that found it. */
	form: string;
}

/** Whether it names more than an hour of the day. */
export function namesADay({ when: { time: _, or: __, partOfDay: ___, bound: ____, ...day } }: DateMention): boolean {
	return Object.keys(day).length > 0;
}

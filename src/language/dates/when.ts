/** What a text says of a day, a time of day or a stretch of the calendar. Relative stays relative. */

export type CalendarUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';
export type Part = 'start' | 'middle' | 'end';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
/** What a preposition makes of it: "by Friday", "from the first of March". */
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
	/** Whether `nth` counts weeks. */
	isWeek?: true;
	quarter?: number;
	season?: Season;
	/** "Easter", "Christmas". */
	feast?: string;
	/** The period of the calendar that `offset` counts from the present one: -1 last, 0 this, 1 next. */
	relative?: CalendarUnit;
	offset?: number;
	/** A stretch counted from now; negative for "two weeks ago". */
	in?: { unit: CalendarUnit; count: number };
	/** Weeks after the weekday that comes next: 1 for "Thursday week". */
	plusWeeks?: number;
	/** Of the period. */
	part?: Part | 'weekend';
	isFiscal?: true;
	partOfDay?: 'morning' | 'lunch' | 'afternoon' | 'evening' | 'night' | 'end';
	/** `HH:MM`; where neither half of the day is said, the earlier one, and the later one in `or`. */
	time?: string;
	or?: string;
	/** Day and month the other way round, where both can be: 3/4. */
	swapped?: { month: number; day: number };
	bound?: DateBound;
}

export interface DateMention {
	start: number;
	end: number;
	/** Verbatim, without the preposition that `when.bound` stands for. */
	text: string;
	when: When;
	/** The same with its preposition: "by the end of Q1". */
	phrase: { start: number; end: number; text: string };
	/** The form that found it. */
	form: string;
}

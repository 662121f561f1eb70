/** A task on a day of a plan. */
export interface Task {
	/** Day 1 is the first day of the plan. */
	day: number;
	/** The hour it is meant for, e.g. `09:00`; a task without one lasts the whole day. */
	time?: string;
	title: string;
	text: string;
	/** Whether it moves to Monday when its day falls on a weekend. */
	workdays?: true;
}

/** Rows for a spreadsheet or another program. Cells are plain text: the writer escapes them. */
export interface Table {
	head: readonly string[];
	rows: readonly (readonly string[])[];
	/** Of each row, where the program takes a file for each of its channels. */
	channels?: readonly string[];
}

/** The date of a day of a plan that begins on `start`; both are written like 2026-03-02. */
export function dateOf({ day, workdays }: Pick<Task, 'day' | 'workdays'>, start: string): string {
	const date = new Date(`${start}T00:00:00Z`);
	date.setUTCDate(date.getUTCDate() + Math.max(Math.round(day), 1) - 1);
	const weekday = date.getUTCDay();
	if (workdays && weekday === SATURDAY) date.setUTCDate(date.getUTCDate() + 2);
	if (workdays && weekday === SUNDAY) date.setUTCDate(date.getUTCDate() + 1);
	return date.toISOString().slice(0, 10);
}

/** Days from `start` to the first Monday on or after it, for plans that name days of the week. */
export function daysToMonday(start: string): number {
	return (8 - new Date(`${start}T00:00:00Z`).getUTCDay()) % 7;
}

const SATURDAY = 6;
const SUNDAY = 0;

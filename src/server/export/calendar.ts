import { ICalCalendar, ICalEventTransparency } from 'ical-generator';
import { dateOf, type Task } from '#shared/schedule.ts';
import { legible, legibleLine } from './legible.ts';

const MINUTES = 30;

export interface CalendarSource {
	/** The name of the calendar. */
	title: string;
	/** The first day, e.g. `2026-03-02`. */
	start: string;
	/** Makes the same task the same event when the file is imported again. */
	runId: string;
	made: Date;
}

/**
 * A plan as a calendar file (RFC 5545). A task with an hour takes half an hour, at that hour wherever the reader is;
 * the others are all-day events that block no time.
 */
export function toCalendar(tasks: readonly Task[], { title, start, runId, made }: CalendarSource): string {
	const calendar = new ICalCalendar({
		name: legibleLine(title),
		prodId: { company: 'Growth Toolkit', product: 'Plan', language: 'EN' },
	});
	for (const [index, task] of tasks.entries()) {
		const time = hourOf(task.time);
		const begin = new Date(`${dateOf(task, start)}T${time ?? '00:00'}:00Z`);
		calendar.createEvent({
			id: `${runId}-${index + 1}@growth-toolkit`,
			stamp: made,
			summary: legibleLine(task.title),
			description: legible(task.text),
			start: begin,
			...(time === null
				? { allDay: true, transparency: ICalEventTransparency.TRANSPARENT }
				: { floating: true, end: new Date(begin.getTime() + MINUTES * 60_000) }),
		});
	}
	return calendar.toString();
}

/** `9:00` and `09.00` as `09:00`; `null` where it is not a time of day. */
function hourOf(time = ''): string | null {
	const [, hour, minutes] = /^\s*([01]?\d|2[0-3])[:.]([0-5]\d)\s*$/.exec(time) ?? [];
	return hour && minutes ? `${hour.padStart(2, '0')}:${minutes}` : null;
}

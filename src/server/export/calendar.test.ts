import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { Task } from '#shared/schedule.ts';
import { toCalendar } from './calendar.ts';

const source = {
	title: 'Plan for Łukasz',
	start: '2026-03-02',
	runId: 'run-7',
	made: new Date('2026-02-27T10:00:00Z'),
};

function eventsOf(tasks: readonly Task[]) {
	const calendar = new ICAL.Component(ICAL.parse(toCalendar(tasks, source)));
	return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

function eventOf(changes: Partial<Task>) {
	const [event] = eventsOf([{ day: 1, title: 'Call Ada', text: 'About loaves', ...changes }]);
	if (!event) throw new Error('no event');
	return event;
}

describe('a plan as a calendar file', () => {
	it('has half an hour at a clock’s time that is the same wherever it is read', () => {
		const event = eventOf({ day: 3, time: '9:05' });
		expect(event.startDate.toString()).toBe('2026-03-04T09:05:00');
		expect(event.endDate.toString()).toBe('2026-03-04T09:35:00');
		expect(event.startDate.zone).toBe(ICAL.Timezone.localTimezone);
	});

	it.each([undefined, 'morning', '25:00', ''])('takes the whole day, without blocking it, for the time %s', (time) => {
		const event = eventOf({ day: 6, ...(time === undefined ? {} : { time }) });
		expect(event.startDate.isDate).toBe(true);
		expect(event.startDate.toString()).toBe('2026-03-07');
		expect(event.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
	});

	it('moves a working day to Monday', () => {
		expect(eventOf({ day: 6, workdays: true }).startDate.toString()).toBe('2026-03-09');
	});

	it('gives back texts with commas, semicolons, backslashes and lines, however long', () => {
		const text = `First; second, third \\ fourth\n${'Łódź über naïve 😀 '.repeat(300).trim()}\nlast: "quoted"`;
		const event = eventOf({ title: 'Write, then; call', text });
		expect(event.summary).toBe('Write, then; call');
		expect(event.description).toBe(text);
		const file = toCalendar([{ day: 1, title: 'a, b; c \\ d', text: '' }], source);
		expect(file).toContain('SUMMARY:a\\, b\\; c \\\\ d\r\n');
	});

	it('lets no text make a line of its own', () => {
		const attack = 'Hello\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:forged\u0000';
		const events = eventsOf([{ day: 1, title: attack, text: attack }]);
		expect(events.map(({ summary }) => summary)).toEqual(['Hello END:VEVENT BEGIN:VEVENT SUMMARY:forged']);
	});

	it('holds no control character but the ends of its lines, in its name or anywhere', () => {
		const attack = 'Plan\r\nX-FORGED:1\u0000\u0007\u001b[1m\u007f\r\u0085';
		const file = toCalendar([{ day: 1, title: attack, text: attack }], { ...source, title: attack });
		expect(file.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
		expect(file).not.toMatch(/^X-FORGED/m);
		expect(file).toMatch(/^X-WR-CALNAME:Plan X-FORGED:1\[1m\r$/m);
	});

	it('folds its lines at 75 bytes, and ends them as the standard says', () => {
		const lines = toCalendar([{ day: 1, title: 'ü'.repeat(200), text: '漢'.repeat(500) }], source).split('\r\n');
		for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(76);
		expect(lines.join('')).not.toMatch(/[\r\n]/);
	});

	it('names each task the same way every time, so that reading it again doubles nothing', () => {
		const tasks = [
			{ day: 1, title: 'One', text: '' },
			{ day: 1, title: 'Two', text: '' },
		];
		expect(eventsOf(tasks).map(({ uid }) => uid)).toEqual(['run-7-1@growth-toolkit', 'run-7-2@growth-toolkit']);
		expect(toCalendar(tasks, source)).toBe(toCalendar(tasks, source));
	});
});

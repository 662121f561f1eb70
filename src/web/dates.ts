import { capital } from '#language/capitals.ts';

const DAY_MS = 86_400_000;

/** "Today, 16:52", "Yesterday, 09:05", "Mon 16 Mar, 11:20"; with the year where it is not the current one. */
export function shortMoment(iso: string, now = new Date()): string {
	return capital(momentWithin(iso, now));
}

/** The same within a sentence: "today, 16:52". */
export function momentWithin(iso: string, now = new Date()): string {
	const moment = new Date(iso);
	if (Number.isNaN(moment.getTime())) return 'unknown date';
	const time = moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
	const days = Math.round((startOfDay(now) - startOfDay(moment)) / DAY_MS);
	if (days === 0) return `today, ${time}`;
	if (days === 1) return `yesterday, ${time}`;
	const sameYear = moment.getFullYear() === now.getFullYear();
	const day = moment.toLocaleDateString('en-GB', {
		...(sameYear ? { weekday: 'short' } : { year: 'numeric' }),
		day: 'numeric',
		month: 'short',
	});
	return `${day.replace(',', '')}, ${time}`;
}

/** "2 March 2026", in the reader's time zone. */
export function longDay(iso: string): string {
	return new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}

function startOfDay(date: Date): number {
	return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

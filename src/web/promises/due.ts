import type { PromiseMade } from '#shared/calls.ts';

export interface Due {
	/** E.g. "Due Fri 6 Mar". */
	text: string;
	tone: 'neutral' | 'yellow' | 'red';
}

/**
 * When a promise is due, seen on `today` (`2026-03-02`): its day, else the words of the call. A day counted from that on
 * which the call was added may be another: it stands beside those words, and nothing is overdue by it.
 */
export function dueOf({ day, when, dayFrom }: Pick<PromiseMade, 'day' | 'when' | 'dayFrom'>, today: string): Due {
	const words = when === null ? '' : `“${when}”`;
	if (day === null) return { text: words === '' ? 'No day named' : words, tone: 'neutral' };
	if (dayFrom === 'added')
		return { text: [words, `about ${shortDay(day, today)}`].filter(Boolean).join(', '), tone: 'neutral' };
	if (day === today) return { text: 'Due today', tone: 'yellow' };
	const isOver = day < today;
	return { text: `${isOver ? 'Was due' : 'Due'} ${shortDay(day, today)}`, tone: isOver ? 'red' : 'neutral' };
}

/** "Fri 6 Mar"; with the year where it is not the current one. */
function shortDay(day: string, today: string): string {
	const named = new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
		weekday: 'short',
		day: 'numeric',
		month: 'short',
		...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
		timeZone: 'UTC',
	});
	return named.replace(',', '');
}

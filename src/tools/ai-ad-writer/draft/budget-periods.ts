import type { Amount } from '#language/amounts/amount.ts';

/** Periods as they stand around a sum in a budget, in English and in the languages in which people note one. */

export const WORDS = {
	day: 'day days daily dia dias diario diarios tag tage taglich jour jours giorno giorni',
	week: 'week weeks weekly semana semanas woche wochen semaine semaines settimana settimane',
	month: 'month months monthly mes meses monat monate mois mese mesi',
	total: 'total lifetime overall altogether insgesamt',
} as const;

type Period = keyof typeof WORDS;

const PERIOD_OF: ReadonlyMap<string, Period> = new Map(
	(Object.keys(WORDS) as Period[]).flatMap((period) =>
		WORDS[period].split(' ').map((word): [string, Period] => [word, period]),
	),
);

const LENGTHS = { day: 1, week: 7, month: 30, total: 0 } as const;
const LONGEST_DAYS = 730;

function periodNamed(word: string): Period | undefined {
	return PERIOD_OF.get(word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''));
}

/** How many days an amount of time takes: "3 weeks", "2 semanas"; null if it is none. */
export function lengthIn({ value, unit = '', kind }: Amount): number | null {
	const period = kind === 'duration' || kind === 'count' ? periodNamed(unit) : undefined;
	const days = (value ?? 0) * LENGTHS[period ?? 'total'];
	return days >= 1 && days <= LONGEST_DAYS ? Math.round(days) : null;
}

/** Words between a sum and its period: "15 € al día", "£500 for the month". */
const NEAR_WORDS = 3;

/** When a sum is due, by the words with it; in all, if they name no period. */
export function periodAround({ per, each = '' }: Amount, before: string, after: string): Period {
	if (per === 'day' || per === 'week' || per === 'month') return per;
	const [clause = ''] = after.split(/[.;,]/);
	const behind = (clause.match(/\p{L}+/gu) ?? []).slice(0, NEAR_WORDS);
	const ahead = (
		before
			.split(/[.;,]/)
			.at(-1)
			?.match(/\p{L}+/gu) ?? []
	).slice(-NEAR_WORDS);
	const named = [each, ...behind, ...ahead.reverse()].map(periodNamed);
	return named.find((period) => period !== undefined) ?? 'total';
}

import { quoted } from '#prose/sentences.ts';
import type { CompassInput } from '../contract.ts';
import type { Means } from './money.ts';
import { UNUSED } from './sentences.ts';
import { jobName, tradesCalled } from './told.ts';

/** What was entered in the form's last step and could not be used, each once, with the reason. */
export function unusedIn(input: CompassInput, { prices, time }: Means): string[] {
	const jobs = [input.job1, input.job2, input.job3, input.contactJob1, input.contactJob2];
	const trades = [input.knownTrade1, input.knownTrade2, input.contactTrade1, input.contactTrade2];
	const needs = [input.contactJob1, input.contactJob2];
	const unnamed = (names: readonly string[], texts: readonly string[]) => texts.filter((_, at) => names[at] === '');
	const texts = {
		job: jobs.filter((text) => jobName(text) === ''),
		trade: trades.filter((text) => tradesCalled([text]).length === 0),
		result: unnamed(jobs, [input.result1, input.result2, input.result3]),
		contactJob: unnamed(trades.slice(2), needs),
		people: unnamed(trades, [input.knownPeople1, input.knownPeople2]),
		prices: prices.isUnclear ? [input.firstPrice] : [],
		price: prices.ofJob.size === 0 && !prices.isUnclear ? [input.firstPrice] : [],
		hours: time === null ? [input.hoursAWeek] : [],
	} satisfies Record<keyof typeof UNUSED, readonly string[]>;
	const lines = Object.entries(UNUSED).flatMap(([kind, reason]) =>
		texts[kind as keyof typeof UNUSED].filter((text) => text !== '').map((text) => `${reason} ${quoted(text)}`),
	);
	return [...new Set(lines)];
}

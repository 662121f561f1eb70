import { quoted } from '#prose/sentences.ts';
import type { CompassInput } from '../contract.ts';
import type { Means } from './money.ts';
import { UNUSED } from './sentences.ts';
import { jobName, tradesCalled } from './told.ts';

/** What was entered in the form's last step and could not be used, each once, with the reason. */
export function unusedIn(input: CompassInput, { price, time }: Means): string[] {
	const jobs = [input.job1, input.job2, input.job3, input.contactJob1, input.contactJob2];
	const trades = [input.knownTrade1, input.knownTrade2, input.contactTrade1, input.contactTrade2];
	const results = [
		[input.job1, input.result1],
		[input.job2, input.result2],
		[input.job3, input.result3],
	] as const;
	const needed = [
		[input.contactTrade1, input.contactJob1],
		[input.contactTrade2, input.contactJob2],
	] as const;
	const people = [
		[input.knownTrade1, input.knownPeople1],
		[input.knownTrade2, input.knownPeople2],
	] as const;
	const without = (pairs: readonly (readonly [string, string])[]) =>
		pairs.filter(([name]) => name === '').map(([, text]) => text);
	const lines = [
		...named(
			UNUSED.job,
			jobs.filter((text) => jobName(text) === ''),
		),
		...named(
			UNUSED.trade,
			trades.filter((text) => tradesCalled([text]).length === 0),
		),
		...named(UNUSED.result, without(results)),
		...named(UNUSED.contactJob, without(needed)),
		...named(UNUSED.people, without(people)),
		...named(UNUSED.price, price === '' ? [input.firstPrice] : []),
		...named(UNUSED.hours, time === null ? [input.hoursAWeek] : []),
	];
	return [...new Set(lines)];
}

function named(reason: string, texts: readonly string[]): string[] {
	return texts.filter((text) => text !== '').map((text) => `${reason} ${quoted(text)}`);
}

import type { CompassInput } from '../contract.ts';
import { sentencesOf } from './pieces.ts';
import type { Reading } from './reading.ts';
import { tradesTiedTo } from './ties.ts';
import { type Job, neededJob, tradesCalled } from './told.ts';
import { entriesOfTrade, shareOfTrade, tradeCalled } from './trades.ts';

/** A job for one trade. */
export interface Offer {
	job: Job;
	/** Done for this trade, as far as the answers tell. */
	isDoneHere: boolean;
	/** What the member says they need, verbatim; empty if nothing. */
	need: string;
}

/** A trade for which the member could work. */
export interface Trade {
	/** In the plural. */
	name: string;
	/** Its id in the catalogue; null if the catalogue has none. */
	industry: string | null;
	known: 'work' | 'people';
	/** Whom the form's last step names there; empty if nobody. */
	people: string;
	/** What was done there, or is needed. */
	offers: readonly Offer[];
}

type Place = Omit<Trade, 'offers'>;

/** Trades that the answers name are used where the form's last step names none. */
const MOST_READ = 2;

export function tradesOf(input: CompassInput, reading: Reading, jobs: readonly Job[]): Trade[] {
	const needs = [
		{ trade: input.contactTrade1, need: input.contactJob1 },
		{ trade: input.contactTrade2, need: input.contactJob2 },
	].flatMap(({ trade, need }) => tradesCalled([trade]).map((name) => ({ name, need })));
	const own = ownTrades(input, reading);
	const through = [...new Set(needs.map(({ name }) => name))]
		.filter((name) => own.every((one) => one.name !== name))
		.map((name): Place => {
			const known = isOwnWork(input, name) ? 'work' : 'people';
			return { name, industry: tradeCalled(name), known, people: '' };
		});
	const places = [...own, ...through];
	const named = (known: Trade['known']) => places.filter((one) => one.known === known).map(({ name }) => name);
	// What is told of no trade was done in the one that the member names first.
	const first = places.find(({ known }) => known === 'work')?.name;
	const homes = jobs.map((job) => ({ job, homes: tradesTiedTo(input, job, named('work'), named('people')) }));
	return places.map((place) => {
		const { name } = place;
		const wanted = needs
			.filter((one) => one.name === name)
			.flatMap(({ need }) => neededJob(need, jobs).map((job) => ({ job, need })));
		const done = homes
			.filter((one) => (one.homes.length === 0 ? name === first : one.homes.includes(name)))
			.map(({ job }): Offer => ({ job, isDoneHere: true, need: wanted.find((one) => one.job === job)?.need ?? '' }));
		const only = wanted.filter(({ job }) => done.every((one) => one.job !== job));
		return { ...place, offers: [...done, ...only.map((one): Offer => ({ ...one, isDoneHere: false }))] };
	});
}

function ownTrades(input: CompassInput, reading: Reading): Place[] {
	const typed = [input.knownTrade1, input.knownTrade2];
	const named = tradesCalled(typed).map((name): Place => {
		const isFirst = tradesCalled([input.knownTrade1]).includes(name);
		const people = isFirst ? input.knownPeople1 : input.knownPeople2;
		return { name, industry: tradeCalled(name), known: 'work', people };
	});
	return named.length > 0 ? named : tradesRead(reading);
}

function tradesRead({ confirmed, work }: Reading): Place[] {
	const industries = new Set([...(confirmed ? [confirmed.industry] : []), ...work.keys()]);
	return [...industries].slice(0, MOST_READ).map((industry) => {
		const name = entriesOfTrade(industry)[0]?.trade ?? '';
		return { name, industry, known: 'work', people: '' };
	});
}

/** Whether the background names a trade that the form's last step counts among those of other people. */
function isOwnWork({ professionalBackground }: CompassInput, trade: string): boolean {
	return sentencesOf(professionalBackground).some((sentence) => shareOfTrade(sentence, trade) === 1);
}

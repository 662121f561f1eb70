import { amountsIn } from '#language/amounts/amounts.ts';
import { overlap, stems } from '#language/stems.ts';
import type { CompassInput } from '../contract.ts';
import { isAkinTo } from './entry-work.ts';
import { tellingOf } from './names-trade.ts';
import { sentencesOf, stretchesOf } from './pieces.ts';
import type { Reading } from './reading.ts';
import { tradesTiedTo } from './ties.ts';
import { type Job, neededJob, tradesCalled } from './told.ts';
import { entriesOfTrade, shareOfTrade, tradeCalled } from './trades.ts';

/** A job for one trade. */
export interface Offer {
	job: Job;
	/** Done for this trade, as far as the answers tell. */
	isDoneHere: boolean;
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

/** Where a clause begins to tell of another firm. */
const TELLS_HOW_LONG = /\byear/i;

type Place = Omit<Trade, 'offers'>;

/** Trades that the answers name are used where the form's last step names none. */
const MOST_READ = 2;

export function tradesOf(input: CompassInput, reading: Reading, jobs: readonly Job[]): Trade[] {
	const own = ownTrades(input, reading);
	const needs = [
		{ trade: input.contactTrade1, need: input.contactJob1 },
		{ trade: input.contactTrade2, need: input.contactJob2 },
	].flatMap(({ trade, need }) =>
		tradesCalled([trade]).map((called) => ({
			name: own.find(({ name }) => isSameTrade(name, called))?.name ?? called,
			wanted: neededJob(need, jobs),
		})),
	);
	const through = [...new Set(needs.map(({ name }) => name))]
		.filter((name) => own.every((one) => one.name !== name))
		.map((name): Place => ({ name, industry: tradeCalled(name), known: knownBy(input, name), people: '' }));
	const places = [...own, ...through];
	const named = (known: Trade['known']) => places.filter((one) => one.known === known).map(({ name }) => name);
	const homes = jobs.map((job) =>
		homeOf(input, job, {
			own,
			works: named('work'),
			peoples: named('people'),
			isNeeded: needs.some(({ wanted }) => wanted.includes(job)),
		}),
	);
	return places.map((place) => {
		const done = homes.filter((one) => one.homes.includes(place.name));
		const wanted = new Set(needs.filter(({ name }) => name === place.name).flatMap((one) => one.wanted));
		const only = [...wanted].filter((job) => done.every((one) => one.job !== job));
		return { ...place, offers: [...done, ...only.map((job): Offer => ({ job, isDoneHere: false }))] };
	});
}

interface Known {
	own: readonly Place[];
	works: readonly string[];
	peoples: readonly string[];
	/** Whether somebody of the network needs the job. */
	isNeeded: boolean;
}

/** The trades in which a job was done or could be. */
function homeOf(input: CompassInput, job: Job, { own, works, peoples, isNeeded }: Known) {
	const told = tradesTiedTo(input, job, works, peoples);
	const met = own
		.filter(
			({ name, people }) =>
				overlap(stems(people), stems(job.result)) + overlap(stems(tellingOf(name)), stems(job.name)) > 0,
		)
		.map(({ name }) => name);
	const tied = told.length === 0 && met.length === 1 ? met : told;
	const first = firstTrade(input, works);
	// The form asks for the trade beside the result; a job without one may be of any trade, or of those who need it.
	const isOpen = job.result === '' && (isNeeded || works.length > 1);
	const untold = first === undefined || isOpen ? [] : [first];
	const isDoneHere = tied.length > 0 || !untold.some((name) => isFromAnother(input, job, name));
	return { job, isDoneHere, homes: tied.length > 0 ? tied : untold };
}

/** The trade of a job that is told of none: the one that the form asks for first, or the only one. */
function firstTrade({ knownTrade1, knownTrade2 }: CompassInput, works: readonly string[]): string | undefined {
	const isUnread = knownTrade1 !== '' && tradesCalled([knownTrade1]).length === 0;
	const isTyped = tradesCalled([knownTrade1, knownTrade2]).length > 0;
	return (isTyped ? isUnread : works.length > 1) ? undefined : works[0];
}

/** Whether a result counts what the background tells of a firm of another trade: "5 sites" of "3 years for a chain with 5 sites". */
function isFromAnother({ professionalBackground }: CompassInput, { result }: Job, trade: string): boolean {
	const counts = countsIn(result);
	const firms = sentencesOf(professionalBackground)
		.flatMap((sentence) => stretchesOf(sentence).filter((clause, index) => index === 0 || TELLS_HOW_LONG.test(clause)))
		.filter((clause) => countsIn(clause).some((count) => counts.includes(count)));
	return firms.length > 0 && !firms.some((clause) => isAkinTo(tellingOf(trade), clause));
}

function countsIn(text: string): string[] {
	return amountsIn(text).flatMap(({ kind, value, unit }) => (kind === 'count' ? [`${value} ${unit}`] : []));
}

function isSameTrade(name: string, other: string): boolean {
	return shareOfTrade(tellingOf(name), tellingOf(other)) === 1 && shareOfTrade(tellingOf(other), tellingOf(name)) === 1;
}

function ownTrades(input: CompassInput, reading: Reading): Place[] {
	const named = [
		{ typed: input.knownTrade1, people: input.knownPeople1 },
		{ typed: input.knownTrade2, people: input.knownPeople2 },
	]
		.flatMap(({ typed, people }) => tradesCalled([typed]).map((name) => ({ name, people })))
		.filter(({ name }, index, all) => all.findIndex((one) => one.name === name) === index)
		.map((one): Place => ({ ...one, industry: tradeCalled(one.name), known: 'work' }));
	return named.length > 0 ? named : tradesRead(reading);
}

function tradesRead({ confirmed, work }: Reading): Place[] {
	const industries = new Set([...(confirmed ? [confirmed.industry] : []), ...work.keys()]);
	return [...industries].slice(0, MOST_READ).map((industry) => {
		const name = entriesOfTrade(industry)[0]?.trade ?? '';
		return { name, industry, known: 'work', people: '' };
	});
}

/** How a trade is known that the form's last step counts among those of other people: the background may name it, too. */
function knownBy({ professionalBackground }: CompassInput, trade: string): Trade['known'] {
	const words = stems(trade);
	const isNamed = sentencesOf(professionalBackground).some((one) => overlap(words, stems(one)) === words.size);
	return isNamed ? 'work' : 'people';
}

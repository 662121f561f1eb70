import { amountsIn } from '#language/amounts/amounts.ts';
import { stems } from '#language/stems.ts';
import type { CompassInput } from '../contract.ts';
import { isAkinTo, namesTrade, tellingOf, tellsOf } from './mentions.ts';
import { entriesOf, sentencesOf, stretchesOf } from './pieces.ts';
import { type Reading, RULES_OUT } from './reading.ts';
import { type Job, namedOnce, neededJob, rowsOf, tradeName } from './told.ts';
import { entriesOfTrade, holdsTrade, tradeCalled } from './trades.ts';

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

type Place = Omit<Trade, 'offers'>;

/** Trades that the answers name are used where the form's last step names none. */
const MOST_READ = 2;
/** Where a clause begins to tell of another firm. */
const TELLS_HOW_LONG = /\byear/i;

export function tradesOf(input: CompassInput, reading: Reading, jobs: readonly Job[]): Trade[] {
	const { known, contacts } = rowsOf(input);
	const typed = known.map(({ trade, people }): Place => {
		const name = tradeName(trade);
		return { name, industry: tradeCalled(name), known: 'work', people };
	});
	const isTyped = typed.some(({ name }) => name !== '');
	const own = isTyped ? namedOnce(typed) : tradesRead(reading);
	const needs = contacts
		.map(({ trade, job }) => ({ called: tradeName(trade), job: neededJob(job, jobs) }))
		.filter(({ called }) => called !== '')
		.map(({ called, job }) => ({ name: own.find(({ name }) => isSameTrade(name, called))?.name ?? called, job }));
	const through = needs.map(
		({ name }): Place => ({ name, industry: tradeCalled(name), known: knownBy(input, name), people: '' }),
	);
	const places = namedOnce([...own, ...through]);
	const works = places.filter((place) => place.known === 'work');
	// Of a job that is told of none, the trade is the one that the form asks for first, or the only one.
	const isUnclear = isTyped ? known[0]?.trade !== '' && typed[0]?.name === '' : works.length > 1;
	const homes = jobs.map((job) => {
		const tied = homesOf(input, job, own, places);
		// The form asks for the trade beside the result; a job without one may be of any trade, or of those who need it.
		const isOpen = job.result === '' && (works.length > 1 || needs.some((need) => need.job === job));
		const untold = isUnclear || isOpen ? [] : works.slice(0, 1);
		return {
			job,
			isDoneHere: tied.length > 0 || !untold.some(({ name }) => isFromAnother(input, job, name)),
			homes: tied.length > 0 ? tied : untold,
		};
	});
	return places.map((place) => {
		const done = homes.filter((one) => one.homes.includes(place));
		const wanted = new Set(needs.flatMap(({ name, job }) => (name === place.name && job ? [job] : [])));
		const only = [...wanted].filter((job) => done.every((one) => one.job !== job));
		return { ...place, offers: [...done, ...only.map((job): Offer => ({ job, isDoneHere: false }))] };
	});
}

/**
 * Where a job was done, or is asked for, as its name, its result or another answer tells. Of a trade of the member's
 * work part of the name is enough, a hall for concert halls.
 */
function homesOf(input: CompassInput, { name, result }: Job, own: readonly Place[], places: readonly Place[]): Place[] {
	const told = [
		...sentencesOf(input.professionalBackground),
		...[input.topSkills, input.network, input.anythingElse].flatMap(entriesOf),
	].filter((text) => !RULES_OUT.test(text));
	const tied = places.filter(
		({ name: trade, known }) =>
			namesTrade(name, trade) ||
			(known === 'work' ? namesTrade(result, trade) : holdsTrade(result, trade)) ||
			told.some((text) => ties(text, name, trade, places)),
	);
	const sharesWord = (one: string, other: string) => !stems(one).isDisjointFrom(stems(other));
	const met = own.filter((one) => sharesWord(one.people, result) || sharesWord(tellingOf(one.name), name));
	return tied.length === 0 && met.length === 1 ? met : tied;
}

/** Of a text that names several trades, the job and the trade stand in one clause. */
function ties(text: string, job: string, trade: string, places: readonly Place[]): boolean {
	const isAlone = places.filter(({ name }) => namesTrade(text, name)).length === 1;
	return (isAlone ? [text] : stretchesOf(text)).some((part) => tellsOf(job, part, trade) && namesTrade(part, trade));
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

function isSameTrade(one: string, other: string): boolean {
	const [telling, others] = [tellingOf(one), tellingOf(other)];
	return holdsTrade(telling, others) && holdsTrade(others, telling);
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
	const isNamed = sentencesOf(professionalBackground).some((one) => stems(trade).isSubsetOf(stems(one)));
	return isNamed ? 'work' : 'people';
}

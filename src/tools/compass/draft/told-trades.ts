import { measuresIn } from '#language/amounts/amounts.ts';
import { stems } from '#language/stems.ts';
import { firstOfEach } from '#prose/lists.ts';
import type { CompassInput } from '../contract.ts';
import { entriesOfTrade, holdsTrade, isAkinTo, namesTrade, sharesWord, tellingOf, tellsOf } from './mentions.ts';
import { entriesOf, sentencesOf, stretchesOf } from './pieces.ts';
import { type Reading, RULES_OUT } from './reading.ts';
import { type Job, neededJob, rowsOf, tradeName } from './told.ts';

/** A trade for which the member could work. */
export interface Trade {
	/** In the plural. */
	name: string;
	known: 'work' | 'people';
	/** Whom the form's last step names there; empty if nobody. */
	people: string;
}

/** A job for one trade. */
export interface Offer {
	trade: Trade;
	job: Job;
	/** Done for this trade, as far as the answers tell, and not only needed there. */
	isDoneHere: boolean;
}

/** Trades that the answers name are used where the form's last step names none. */
const MOST_READ = 2;
/** Where a clause begins to tell of another firm. */
const TELLS_HOW_LONG = /\byear/i;

/** The trades that the member named, and the jobs that were done or are needed in each. */
export function offersOf(input: CompassInput, reading: Reading, jobs: readonly Job[]) {
	const { known, contacts } = rowsOf(input);
	const typed = known.map(({ trade, people }): Trade => ({ name: tradeName(trade), known: 'work', people }));
	const isTyped = typed.some(({ name }) => name !== '');
	const own = isTyped ? firstOfEach(typed, ({ name }) => name) : tradesRead(reading);
	const needs = contacts
		.map(({ trade, job }) => ({ called: tradeName(trade), job: neededJob(job, jobs) }))
		.filter(({ called }) => called !== '')
		.map(({ called, job }) => ({ name: own.find(({ name }) => isSameTrade(name, called))?.name ?? called, job }));
	const through = needs.map(({ name }): Trade => {
		// The background may name the trade of a contact, too.
		const isOwn = sentencesOf(input.professionalBackground).some((one) => stems(name).isSubsetOf(stems(one)));
		return { name, known: isOwn ? 'work' : 'people', people: '' };
	});
	const trades = firstOfEach([...own, ...through], ({ name }) => name);
	const works = trades.filter((trade) => trade.known === 'work');
	// Of a job that is told of none, the trade is the one that the form asks for first, or the only one.
	const isUnclear = isTyped ? known[0]?.trade !== '' && typed[0]?.name === '' : works.length > 1;
	const done = jobs.flatMap((job): Offer[] => {
		const tied = tradesTiedTo(input, job, own, trades);
		if (tied.length > 0) return tied.map((trade) => ({ trade, job, isDoneHere: true }));
		// The form asks for the trade beside the result; a job without one may be of any trade, or of those who need it.
		const isOpen = job.result === '' && (works.length > 1 || needs.some((need) => need.job === job));
		const likeliest = isUnclear || isOpen ? [] : works.slice(0, 1);
		return likeliest.map((trade) => ({ trade, job, isDoneHere: !isFromAnother(input, job, trade.name) }));
	});
	const offers = trades.flatMap((trade) => {
		const doneHere = done.filter((offer) => offer.trade === trade);
		const needed = new Set(needs.flatMap(({ name, job }) => (name === trade.name && job ? [job] : [])));
		for (const { job } of doneHere) needed.delete(job);
		return [...doneHere, ...[...needed].map((job): Offer => ({ trade, job, isDoneHere: false }))];
	});
	return { trades, offers };
}

/**
 * Where a job was done, or is asked for, as its name, its result or another answer tells. Of a trade of the member's
 * work part of the name is enough, a hall for concert halls.
 */
function tradesTiedTo(input: CompassInput, { name, result }: Job, own: readonly Trade[], trades: readonly Trade[]) {
	const told = [
		...sentencesOf(input.professionalBackground),
		...[input.topSkills, input.network, input.anythingElse].flatMap(entriesOf),
	].filter((text) => !RULES_OUT.test(text));
	// Of a text that names several trades, the job and the trade stand in one clause.
	const isOfOne = (text: string) => trades.filter((trade) => namesTrade(text, trade.name)).length === 1;
	const parts = told.flatMap((text) => (isOfOne(text) ? [text] : stretchesOf(text)));
	const tied = trades.filter(
		({ name: trade, known }) =>
			namesTrade(name, trade) ||
			(known === 'work' ? namesTrade(result, trade) : holdsTrade(result, trade)) ||
			parts.some((part) => tellsOf(name, part, trade) && namesTrade(part, trade)),
	);
	const met = own.filter((one) => sharesWord(one.people, result) || sharesWord(tellingOf(one.name), name));
	return tied.length === 0 && met.length === 1 ? met : tied;
}

/** Whether a result counts what the background tells of a firm of another trade: "5 sites" of "3 years for a chain with 5 sites". */
function isFromAnother({ professionalBackground }: CompassInput, { result }: Job, trade: string): boolean {
	const counts = measuresIn(result, 'count');
	const firms = sentencesOf(professionalBackground)
		.flatMap((sentence) => stretchesOf(sentence).filter((clause, index) => index === 0 || TELLS_HOW_LONG.test(clause)))
		.filter((clause) => measuresIn(clause, 'count').some((count) => counts.includes(count)));
	return firms.length > 0 && !firms.some((clause) => isAkinTo(tellingOf(trade), clause));
}

function isSameTrade(one: string, other: string): boolean {
	const [telling, others] = [tellingOf(one), tellingOf(other)];
	return holdsTrade(telling, others) && holdsTrade(others, telling);
}

function tradesRead({ confirmed, work }: Reading): Trade[] {
	const industries = new Set([...(confirmed ? [confirmed.industry] : []), ...work.keys()]);
	const read = [...industries].slice(0, MOST_READ).flatMap((industry) => entriesOfTrade(industry).slice(0, 1));
	return read.map(({ trade }) => ({ name: trade, known: 'work', people: '' }));
}

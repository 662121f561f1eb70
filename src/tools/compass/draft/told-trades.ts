import type { CompassInput } from '../contract.ts';
import { sentencesOf } from './pieces.ts';
import type { Reading } from './reading.ts';
import { type Job, neededJob, tradesCalled } from './told.ts';
import { entriesOfTrade, shareOfTrade, tradeCalled } from './trades.ts';

/** A trade for which the member could work. */
export interface Trade {
	/** In the plural. */
	name: string;
	/** Its id in the catalogue; null if the catalogue has none. */
	industry: string | null;
	known: 'work' | 'people';
	/** Whom the form's last step names there; empty if nobody. */
	people: string;
	/** What to offer there. */
	jobs: readonly Job[];
}

/** Trades that the answers name are used where the form's last step names none. */
const MOST_READ = 2;

export function tradesOf(input: CompassInput, reading: Reading, jobs: readonly Job[]): Trade[] {
	const own = [input.knownTrade1, input.knownTrade2];
	const reached = [
		{ trade: input.contactTrade1, job: input.contactJob1 },
		{ trade: input.contactTrade2, job: input.contactJob2 },
	];
	const named = tradesCalled(own);
	const known = named.map((name): Trade => {
		const people =
			own.findIndex((typed) => tradesCalled([typed]).includes(name)) === 0 ? input.knownPeople1 : input.knownPeople2;
		return { name, industry: tradeCalled(name), known: 'work', people, jobs };
	});
	const through = reached.flatMap(({ trade, job }): Trade[] =>
		tradesCalled([trade])
			.filter((name) => !named.includes(name))
			.map((name) => {
				const isOwn = isOwnWork(input, name);
				const offered = isOwn && job === '' ? jobs : neededJob(job, jobs);
				return { name, industry: tradeCalled(name), known: isOwn ? 'work' : 'people', people: '', jobs: offered };
			}),
	);
	return [...known, ...(known.length === 0 ? tradesRead(reading, jobs) : []), ...through];
}

function tradesRead({ confirmed, work }: Reading, jobs: readonly Job[]): Trade[] {
	const industries = new Set([...(confirmed ? [confirmed.industry] : []), ...work.keys()]);
	return [...industries].slice(0, MOST_READ).map((industry) => {
		const name = entriesOfTrade(industry)[0]?.trade ?? '';
		return { name, industry, known: 'work', people: '', jobs };
	});
}

/** Whether the background names a trade that the form's last step counts among those of other people. */
function isOwnWork({ professionalBackground }: CompassInput, trade: string): boolean {
	return sentencesOf(professionalBackground).some((sentence) => shareOfTrade(sentence, trade) === 1);
}

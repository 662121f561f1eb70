import type { FittingNiche } from '#content/niche.ts';
import { fittingNiches } from '#content/niche-fits.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { stems } from '#language/stems.ts';
import type { CompassInput, Scores } from '../contract.ts';
import { entriesOfTrade, holdsTrade, isAboutWorkOf, tellsOf, tradeCalled, tradesIn, workOf } from './mentions.ts';
import { type Means, meansOf, type Price } from './money.ts';
import { askedIn, type People, peopleIn, personIn } from './people.ts';
import { entriesOf, sentencesOf, stretchesOf, withContext, workIn } from './pieces.ts';
import { type Reading, readingOf, refuses, speaksAgainst } from './reading.ts';
import { type Job, jobsIn, titleOf } from './told.ts';
import { type Offer, offersOf, type Trade } from './told-trades.ts';

/** A niche that the answers may carry, with what they hold for it. */
export interface Candidate {
	title: string;
	/** In the plural. */
	trade: string;
	/** Null for a niche of the catalogue. */
	job: Job | null;
	/** The job was done in this trade. */
	isDoneHere: boolean;
	/** What the member asks for this job. */
	price: Price | null;
	/** What the member refuses or wants to do less, if it is about this; empty if nothing. */
	limit: string;
	/** The catalogue's entry: the niche itself or, for a job of the member's own, the nearest. */
	entry: FittingNiche | null;
	/** Known from the member's own work, through people, or not at all. */
	known: 'work' | 'people' | 'no';
	/** What the member wrote of the work; empty if nothing can be quoted. */
	work: string;
	people: People | null;
	/** One person to ask before others; empty if none is named. */
	person: string;
	proof: Proof;
	/** What the member likes about the trade; empty if nothing was said. */
	liking: string;
}

export interface Proof {
	/** `result`: what came of it, in the last step; `told`: an answer tells of the work; `named`: the job is only named. */
	kind: 'result' | 'told' | 'named' | 'none';
	/** Empty where the member chose an entry, and tells nothing of its work. */
	quote: string;
	/** Whether the quote holds a number. */
	hasNumber: boolean;
}

export type Niche = Candidate & { scores: Scores };

export type Situation = ReturnType<typeof situationOf>;

/** What the answers hold, the niches that they may carry, and those that the member rules out. */
export function situationOf(input: CompassInput) {
	const reading = readingOf(input);
	const jobs = jobsIn(input);
	const { trades, offers } = offersOf(input, reading, jobs);
	const names = new Set([...jobs, ...offers.map(({ job }) => job)].map(({ name }) => name));
	const means = meansOf(input, [...names]);
	const own = offers.map((offer) => ownNiche(input, reading, offer, means));
	const taken = new Set(own.map(({ entry }) => entry));
	const listed = entriesToLook(reading, trades).filter((entry) => !taken.has(entry));
	const all = [...own, ...listed.map((entry) => listedNiche(input, reading, trades, entry))];
	const refusedTrades = [...reading.ruledOut].map(([industry, quote]) => ({
		title: entriesOfTrade(industry)[0]?.name ?? '',
		quote,
	}));
	const refusalOf = (title: string) => reading.limits.find((limit) => refuses(limit, title));
	const refusedNiches = all.flatMap(({ title, job }) => {
		const limit = refusalOf(title);
		return limit ? [{ title: job && refuses(limit, job.name) ? job.name : title, quote: limit.quote }] : [];
	});
	const ruledOut = [...refusedTrades, ...refusedNiches];
	const candidates = all.filter(({ title }) => refusalOf(title) === undefined);
	return { input, jobs, trades, offers, means, reading, ruledOut, candidates };
}

function entriesToLook({ confirmed, isRefused, work, people, considered }: Reading, trades: readonly Trade[]) {
	const industries = new Set([...work.keys(), ...people.keys(), ...trades.map(({ name }) => tradeCalled(name))]);
	const ofTrades = fittingNiches.filter(({ industry }) => industries.has(industry));
	const entries = isRefused ? [] : [confirmed, considered, ...ofTrades];
	return [...new Set(entries)].filter((entry) => entry !== null);
}

function ownNiche(input: CompassInput, reading: Reading, offer: Offer, means: Means): Candidate {
	const { trade, job, isDoneHere } = offer;
	const { name, known } = trade;
	return {
		title: titleOf(job.name, name),
		trade: name,
		job,
		isDoneHere,
		price: means.prices.ofJob.get(job.name) ?? null,
		limit: reading.limits.find((limit) => speaksAgainst(limit, job.name))?.quote ?? '',
		entry: entriesOfTrade(tradeCalled(name)).find((entry) => tellsOf(workOf(entry), job.name)) ?? null,
		known,
		work: workIn(input.professionalBackground, known === 'work' ? name : '', job.name),
		people: askedIn(input, trade, job.name),
		person: personIn(input.network, name, job.name),
		proof: proofOf(input, job, name),
		liking: likingOf(input, name),
	};
}

function listedNiche(input: CompassInput, reading: Reading, trades: readonly Trade[], entry: FittingNiche): Candidate {
	const { industry, trade, name } = entry;
	const own = trades.find((one) => one.known === 'work' && tradeCalled(one.name) === industry);
	const people = peopleIn(input.network, own?.name ?? trade, industry);
	const isOwn = reading.work.has(industry) || reading.confirmed === entry || own !== undefined;
	const sentence = reading.work.get(industry) ?? '';
	const clause = stretchesOf(sentence).find((one) => tradesIn(one).has(industry));
	const work = clause ? withContext(clause, sentence) : workIn(input.professionalBackground, trade, name);
	// Where the trade is known through people only, all words of the work have to be told.
	const about = toldIn(input).find((text) => (isOwn ? isAboutWorkOf(entry, text) : tellsOf(workOf(entry), text)));
	const unproven: Proof = { kind: reading.confirmed === entry ? 'named' : 'none', quote: '', hasNumber: false };
	return {
		title: name,
		trade,
		job: null,
		isDoneHere: true,
		price: null,
		limit: '',
		entry,
		known: isOwn ? 'work' : people ? 'people' : 'no',
		work: isOwn ? work : '',
		people,
		person: '',
		proof: about === undefined ? unproven : toldProof(about),
		liking: likingOf(input, trade),
	};
}

const OWN_DEED = /^(?:I|we|our)\b/i;

/** Only what the member did counts with its number, and years alone are none. */
function toldProof(quote: string): Proof {
	const counts = amountsIn(quote).some(({ kind }) => kind !== 'duration');
	return { kind: 'told', quote, hasNumber: counts && OWN_DEED.test(quote) };
}

/** The sentences and entries in which a member tells of work. */
function toldIn({ professionalBackground, topSkills }: CompassInput): string[] {
	return [...sentencesOf(professionalBackground), ...entriesOf(topSkills)];
}

function proofOf(input: CompassInput, { name, typed, result }: Job, trade: string): Proof {
	if (result !== '') return { kind: 'result', quote: result, hasNumber: amountsIn(result).length > 0 };
	const saysMore = (text: string) => !stems(text).isSubsetOf(stems(name));
	const about = toldIn(input).filter((text) => tellsOf(name, text, trade) && saysMore(text));
	const proofs = about.map(toldProof);
	return proofs.find(({ hasNumber }) => hasNumber) ?? proofs[0] ?? { kind: 'named', quote: typed, hasNumber: false };
}

function likingOf({ passions }: CompassInput, trade: string): string {
	return entriesOf(passions).find((text) => holdsTrade(text, trade)) ?? '';
}

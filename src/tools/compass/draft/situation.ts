import type { FittingNiche } from '#content/niche.ts';
import { fittingNiches } from '#content/niche-fits.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import { stems } from '#language/stems.ts';
import type { CompassInput } from '../contract.ts';
import type { Candidate, Proof } from './candidate.ts';
import { isAboutWorkOf, isAkinTo, isExactlyWorkOf, tellsOf } from './entry-work.ts';
import { isAbout, isNear, type Limit, limitsIn } from './limits.ts';
import { type Means, meansOf } from './money.ts';
import { namesTrade, tellingOf } from './names-trade.ts';
import { type People, peopleIn, peopleOf, personIn } from './people.ts';
import { entriesOf, sentencesOf, stretchesOf } from './pieces.ts';
import { type Reading, readingOf } from './reading.ts';
import { type Job, jobsIn, titleOf } from './told.ts';
import { type Offer, type Trade, tradesOf } from './told-trades.ts';
import { entriesOfTrade, shareOfTrade, tradeNamed, tradesIn } from './trades.ts';

export interface Situation {
	input: CompassInput;
	jobs: readonly Job[];
	/** What the member rules out or wants to do less. */
	limits: readonly Limit[];
	/** Niches that are what the member rules out. */
	ruledOut: readonly { title: string; quote: string }[];
	trades: readonly Trade[];
	means: Means;
	reading: Reading;
	/** The best first, whether they reach the floor or not. */
	candidates: readonly Candidate[];
}

export function situationOf(input: CompassInput): Situation {
	const reading = readingOf(input);
	const jobs = jobsIn(input);
	const trades = tradesOf(input, reading, jobs);
	const limits = limitsIn(input.anythingElse);
	const offered = trades.flatMap(({ offers }) => offers).map(({ job }) => job);
	const means = meansOf(input, [...new Set([...jobs, ...offered].map(({ name }) => name))]);
	const own = trades.flatMap((trade) => trade.offers.map((offer) => ownNiche(input, trade, offer, means, limits)));
	const taken = new Set(own.map(({ entry }) => entry));
	const listed = entriesToLook(reading, trades).filter((entry) => !taken.has(entry));
	const all = [...own, ...listed.map((entry) => listedNiche(input, reading, trades, entry))];
	const refusal = ({ title }: Candidate) => limits.find((limit) => limit.isRefused && isAbout(limit, title));
	return {
		input,
		jobs,
		limits,
		ruledOut: all.flatMap((one) => {
			const limit = refusal(one);
			if (limit === undefined) return [];
			const title = one.job !== '' && isAbout(limit, one.job) ? one.job : one.title;
			return [{ title, quote: limit.quote }];
		}),
		trades,
		means,
		reading,
		candidates: all.filter((one) => refusal(one) === undefined),
	};
}

function entriesToLook({ confirmed, isRefused, work, people, considered }: Reading, trades: readonly Trade[]) {
	if (isRefused) return [];
	const industries = new Set([
		...work.keys(),
		...people.keys(),
		...trades.flatMap(({ industry }) => (industry === null ? [] : [industry])),
	]);
	const entries = new Set([
		...(confirmed ? [confirmed] : []),
		...(considered ? [considered] : []),
		...fittingNiches.filter(({ industry }) => industries.has(industry)),
	]);
	return [...entries];
}

function ownNiche(
	input: CompassInput,
	{ name, industry, known, people }: Trade,
	{ job, isDoneHere }: Offer,
	{ prices }: Means,
	limits: readonly Limit[],
): Candidate {
	const person = personIn(input.network, name, tradeNamed(name), job.name);
	return {
		title: titleOf(job.name, name),
		trade: name,
		job: job.name,
		done: job.done,
		price: prices.ofJob.get(job.name) ?? null,
		limit: limits.find((limit) => isNear(limit, job.name))?.quote ?? '',
		entry: entriesOfTrade(industry).find((entry) => isExactlyWorkOf(entry, job.name)) ?? null,
		known,
		work: known === 'work' ? workIn(input, name, job.name) : workIn(input, '', job.name),
		people:
			people === ''
				? askedIn(input, name, known)
				: peopleOf(people, name, `${job.name}\n${input.professionalBackground}`),
		person,
		proof: proofOf(input, job, name, isDoneHere),
		liking: likingOf(input, name),
	};
}

function listedNiche(
	input: CompassInput,
	{ work, confirmed }: Reading,
	trades: readonly Trade[],
	entry: FittingNiche,
): Candidate {
	const { industry, trade } = entry;
	const own = trades.find((one) => one.industry === industry && one.known === 'work');
	const people = peopleIn(input.network, own?.name ?? trade, industry);
	const isOwn = work.has(industry) || confirmed === entry || own !== undefined;
	const named = work.get(industry) ?? '';
	const clause = stretchesOf(named).find((one) => tradesIn(one).some((mention) => mention.industry === industry));
	const told = isOwn ? (clause ? withContext(clause, named) : workIn(input, trade, entry.name)) : '';
	return {
		title: entry.name,
		trade,
		job: '',
		done: false,
		price: null,
		limit: '',
		entry,
		known: isOwn ? 'work' : people ? 'people' : 'no',
		work: told,
		people,
		person: '',
		proof: listedProof(input, entry, isOwn, confirmed === entry),
		liking: likingOf(input, trade),
	};
}

function withoutNumber(kind: Proof['kind'], quote: string): Proof {
	return { kind, quote, hasNumber: false, isOfTrade: true };
}

const OWN_DEED = /^(?:I|we|our)\b/i;

/** Only what the member did counts with its number, and years alone are none. */
function shown(quote: string): Proof {
	const counts = amountsIn(quote).some(({ kind }) => kind !== 'duration');
	return { kind: 'told', quote, hasNumber: counts && OWN_DEED.test(quote), isOfTrade: true };
}

/** The sentences and entries in which a member tells of work. */
function toldIn({ professionalBackground, topSkills }: CompassInput): string[] {
	return [...sentencesOf(professionalBackground), ...entriesOf(topSkills)];
}

function proofOf(input: CompassInput, { name, typed, result }: Job, trade: string, isOfTrade: boolean): Proof {
	if (result !== '') return { kind: 'result', quote: result, hasNumber: amountsIn(result).length > 0, isOfTrade };
	const about = toldIn(input)
		.filter((text) => tellsOf(name, trade, text) && saysMore(text, name))
		.map((text) => ({ ...shown(text), isOfTrade }));
	return about.find(({ hasNumber }) => hasNumber) ?? about[0] ?? withoutNumber('named', typed);
}

function saysMore(text: string, job: string): boolean {
	const ofJob = stems(job);
	return [...stems(text)].some((word) => !ofJob.has(word));
}

/** Where the trade is known through people only, all words of the work have to be told. */
function listedProof(input: CompassInput, entry: FittingNiche, isOwn: boolean, isChosen: boolean): Proof {
	const about = toldIn(input).find((text) => (isOwn ? isAboutWorkOf : isExactlyWorkOf)(entry, text));
	return about === undefined ? withoutNumber(isChosen ? 'named' : 'none', '') : shown(about);
}

function askedIn({ network }: CompassInput, name: string, known: Trade['known']): People | null {
	const found = peopleIn(network, name, tradeNamed(name));
	const person = personIn(network, name, tradeNamed(name), '');
	if (found !== null || person !== '') return found ?? { quote: person, count: 1 };
	return known === 'work' ? null : { quote: '', count: null };
}

function likingOf({ passions }: CompassInput, trade: string): string {
	return entriesOf(passions).find((text) => shareOfTrade(text, trade) === 1) ?? '';
}

/** The part of the background that names the trade or, failing that, has most to do with the job. */
function workIn({ professionalBackground }: CompassInput, trade: string, job: string): string {
	const clauses = sentencesOf(professionalBackground).flatMap((sentence) =>
		stretchesOf(sentence).map((clause) => ({ clause, sentence })),
	);
	const ofTrade = clauses.find(({ clause }) => namesTrade(clause, trade));
	const akin = [tellingOf(trade), job].map((name) => clauses.find(({ clause }) => isAkinTo(name, clause)));
	const found = ofTrade ?? akin[0] ?? akin[1];
	return found ? withContext(found.clause, found.sentence) : '';
}

/** In words: a shorter part says too little without what stands before it. */
const TELLING = 6;

function withContext(clause: string, sentence: string): string {
	if (clause.split(/\s+/).length >= TELLING) return clause;
	return sentence.slice(0, sentence.indexOf(clause) + clause.length);
}

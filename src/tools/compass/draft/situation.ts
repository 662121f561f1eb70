import type { FittingNiche } from '#content/niche.ts';
import { fittingNiches } from '#content/niche-fits.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import type { CompassInput } from '../contract.ts';
import type { Candidate, Proof } from './candidate.ts';
import { isAboutWorkOf, isExactlyWorkOf, namesSkillOf, tellsOf } from './entry-work.ts';
import { isAbout, type Limit, limitsIn } from './limits.ts';
import { type Means, meansOf } from './money.ts';
import { namesTrade } from './names-trade.ts';
import { type People, peopleIn, peopleOf } from './people.ts';
import { entriesOf, sentencesOf } from './pieces.ts';
import { type Reading, readingOf } from './reading.ts';
import { type Job, jobsIn, priceIn, titleOf } from './told.ts';
import { type Trade, tradesOf } from './told-trades.ts';
import { entriesOfTrade, shareOfTrade, tradeNamed } from './trades.ts';

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

/** One price is that of the first job unless the member says otherwise. */
const FOR_ALL = /\b(?:all|any)\b/i;

export function situationOf(input: CompassInput): Situation {
	const reading = readingOf(input);
	const jobs = jobsIn(input);
	const trades = tradesOf(input, reading, jobs);
	const limits = limitsIn(input.anythingElse);
	const typedPrice = priceIn(input);
	const priced = FOR_ALL.test(typedPrice) ? null : (jobs[0]?.name ?? trades.flatMap(({ jobs }) => jobs)[0]?.name ?? '');
	const own = trades.flatMap((trade, index) =>
		trade.jobs
			.map((job) =>
				ownNiche(input, trade, job, { isPriced: priced === null || priced === job.name, limits, isFirst: index === 0 }),
			)
			// In the trade named first, a job is enough; in others something has to show it.
			.filter(({ proof }) => index === 0 || trade.known === 'people' || proof.kind !== 'named'),
	);
	const taken = new Set(own.map(({ entry }) => entry));
	const listed = entriesToLook(reading, trades).filter((entry) => !taken.has(entry));
	const all = [...own, ...listed.map((entry) => listedNiche(input, reading, trades, entry, jobs.length > 0))];
	const refusal = ({ title }: Candidate) => limits.find((limit) => limit.isRefused && isAbout(limit, title));
	return {
		input,
		jobs,
		limits,
		ruledOut: all.flatMap((one) => {
			const limit = refusal(one);
			return limit === undefined ? [] : [{ title: one.title, quote: limit.quote }];
		}),
		trades,
		means: meansOf(input, typedPrice),
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

interface Place {
	isPriced: boolean;
	limits: readonly Limit[];
	/** Of the trade that the member named first. */
	isFirst: boolean;
}

function ownNiche(
	input: CompassInput,
	{ name, industry, known, people }: Trade,
	job: Job,
	{ isPriced, limits, isFirst }: Place,
): Candidate {
	const title = titleOf(job.name, name);
	return {
		title,
		trade: name,
		job: job.name,
		done: job.done,
		isPriced,
		less: limits.find((limit) => !limit.isRefused && isAbout(limit, title))?.quote ?? '',
		entry: entriesOfTrade(industry).find((entry) => isExactlyWorkOf(entry, job.name)) ?? null,
		known,
		work: known === 'work' ? mostAbout(name, sentencesOf(input.professionalBackground)) : '',
		people: people === '' ? askedIn(input, name, known) : peopleOf(people),
		proof: proofOf(input, job, name, isFirst),
		liking: likingOf(input, name),
	};
}

function listedNiche(
	input: CompassInput,
	{ work, confirmed }: Reading,
	trades: readonly Trade[],
	entry: FittingNiche,
	namesJobs: boolean,
): Candidate {
	const { industry, trade } = entry;
	const own = trades.find((one) => one.industry === industry && one.known === 'work');
	const people = peopleIn(input.network, own?.name ?? trade, industry);
	const sentences = sentencesOf(input.professionalBackground);
	const isOwn = work.has(industry) || confirmed === entry || own !== undefined;
	const told = work.get(industry) ?? (isOwn ? mostAbout(trade, sentences) : '');
	return {
		title: entry.name,
		trade,
		job: '',
		done: false,
		isPriced: false,
		less: '',
		entry,
		known: isOwn ? 'work' : people ? 'people' : 'no',
		work: told,
		people,
		proof: listedProof(input, entry, {
			ownTrade: isOwn,
			// A skill shows the work where no job is named: one of the same trade, or with somebody to ask.
			skills: namesJobs || !isOwn ? [] : [told, ...(people ? entriesOf(input.topSkills) : [])],
			choice: confirmed === entry,
		}),
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

function proofOf(input: CompassInput, { name, typed, result }: Job, trade: string, isFirst: boolean): Proof {
	if (result !== '') {
		const others = [input.knownTrade1, input.knownTrade2, input.contactTrade1, input.contactTrade2];
		const isOthers = others.some((one) => one !== '' && one !== trade && namesTrade(result, one));
		const isOfTrade = namesTrade(result, trade) || (isFirst && !isOthers);
		return { kind: 'result', quote: result, hasNumber: amountsIn(result).length > 0, isOfTrade };
	}
	const about = toldIn(input)
		.filter((text) => tellsOf(name, trade, text) && text.toLowerCase() !== typed.toLowerCase())
		.map((text) => ({ ...shown(text), isOfTrade: isFirst || namesTrade(text, trade) }));
	return about.find(({ hasNumber }) => hasNumber) ?? about[0] ?? withoutNumber('named', typed);
}

/** Where the trade is known through people only, all words of the work have to be told. */
function listedProof(
	input: CompassInput,
	entry: FittingNiche,
	by: { ownTrade: boolean; skills: readonly string[]; choice: boolean },
): Proof {
	const isMeant = by.ownTrade ? isAboutWorkOf : isExactlyWorkOf;
	const about = toldIn(input).find((text) => isMeant(entry, text));
	if (about !== undefined) return shown(about);
	const skill = by.skills.find((text) => namesSkillOf(entry, text));
	if (skill !== undefined) return withoutNumber('skill', skill);
	return withoutNumber(by.choice ? 'named' : 'none', '');
}

function askedIn({ network }: CompassInput, name: string, known: Trade['known']): People | null {
	return peopleIn(network, name, tradeNamed(name)) ?? (known === 'people' ? { quote: '', count: null } : null);
}

function likingOf({ passions }: CompassInput, trade: string): string {
	return entriesOf(passions).find((text) => shareOfTrade(text, trade) === 1) ?? '';
}

/** The sentence that names the trade; the first where none does. */
function mostAbout(trade: string, sentences: readonly string[]): string {
	const share = (text: string) => shareOfTrade(text, trade);
	return sentences.toSorted((a, b) => share(b) - share(a))[0] ?? '';
}

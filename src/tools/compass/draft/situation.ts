import type { FittingNiche } from '#content/niche.ts';
import { fittingNiches } from '#content/niche-fits.ts';
import { amountsIn } from '#language/amounts/amounts.ts';
import type { CompassInput } from '../contract.ts';
import type { Candidate, Proof } from './candidate.ts';
import { type Means, meansOf } from './money.ts';
import { peopleIn } from './people.ts';
import { entriesOf, sentencesOf } from './pieces.ts';
import { type Reading, readingOf } from './reading.ts';
import { isAboutWorkOf, isExactlyWorkOf, namesSkillOf, tellsOf } from './services.ts';
import { type Job, jobsIn, priceIn, titleOf } from './told.ts';
import { type Trade, tradesOf } from './told-trades.ts';
import { entriesOfTrade, shareOfTrade } from './trades.ts';

export interface Situation {
	input: CompassInput;
	jobs: readonly Job[];
	/** Whether something that the member typed does not fit its place. */
	refused: { job: boolean; trade: boolean };
	trades: readonly Trade[];
	means: Means;
	reading: Reading;
	/** The best first, whether they reach the floor or not. */
	candidates: readonly Candidate[];
}

export function situationOf(input: CompassInput): Situation {
	const reading = readingOf(input);
	const jobs = jobsIn(input);
	const { trades, refused } = tradesOf(input, reading, jobs);
	const own = trades.flatMap((trade, index) =>
		trade.jobs
			.map((job) => ownNiche(input, trade, job))
			// In the trade named first, a job is enough; in others something has to show it.
			.filter(({ proof }) => index === 0 || trade.known === 'people' || proof.kind !== 'named'),
	);
	const taken = new Set(own.map(({ entry }) => entry));
	const listed = entriesToLook(reading, trades).filter((entry) => !taken.has(entry));
	return {
		input,
		jobs,
		refused: {
			job: [input.job1, input.job2, input.job3].filter((text) => text !== '').length > jobs.length,
			trade: refused,
		},
		trades,
		means: meansOf(input, priceIn(input)),
		reading,
		candidates: [...own, ...listed.map((entry) => listedNiche(input, reading, trades, entry, jobs.length > 0))],
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

function ownNiche(input: CompassInput, { name, industry, known }: Trade, job: Job): Candidate {
	return {
		title: titleOf(job.name, name),
		trade: name,
		job: job.name,
		entry: entriesOfTrade(industry).find((entry) => isAboutWorkOf(entry, job.name)) ?? null,
		known,
		work: known === 'work' ? mostAbout(name, sentencesOf(input.professionalBackground)) : '',
		people: peopleIn(input.network, [name], industry) ?? (known === 'people' ? { quote: '', count: null } : null),
		proof: proofOf(input, job, name),
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
	const people = peopleIn(input.network, own ? [own.name] : [trade], industry);
	const sentences = sentencesOf(input.professionalBackground);
	const isOwn = work.has(industry) || confirmed === entry || own !== undefined;
	const told = work.get(industry) ?? (isOwn ? mostAbout(trade, sentences) : '');
	return {
		title: entry.name,
		trade,
		job: '',
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
	return { kind, quote, hasNumber: false };
}

const OWN_DEED = /^(?:I|we|our)\b/i;

/** Only what the member did counts with its number, and years alone are none. */
function shown(quote: string): Proof {
	const counts = amountsIn(quote).some(({ kind }) => kind !== 'duration');
	return { kind: 'told', quote, hasNumber: counts && OWN_DEED.test(quote) };
}

/** The sentences and entries in which a member tells of work. */
function toldIn({ professionalBackground, topSkills }: CompassInput): string[] {
	return [...sentencesOf(professionalBackground), ...entriesOf(topSkills)];
}

function proofOf(input: CompassInput, { name, typed, result }: Job, trade: string): Proof {
	if (result !== '') return { kind: 'result', quote: result, hasNumber: amountsIn(result).length > 0 };
	const about = toldIn(input)
		.filter((text) => tellsOf(name, trade, text))
		.map(shown);
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

function likingOf({ passions }: CompassInput, trade: string): string {
	return entriesOf(passions).find((text) => shareOfTrade(text, trade) === 1) ?? '';
}

/** The sentence that names the trade; the first where none does. */
function mostAbout(trade: string, sentences: readonly string[]): string {
	const share = (text: string) => shareOfTrade(text, trade);
	return sentences.toSorted((a, b) => share(b) - share(a))[0] ?? '';
}

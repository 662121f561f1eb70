import { foreignLanguage } from '#language/languages.ts';
import { fill } from '#prose/fill.ts';
import { distinct, given } from '#prose/lists.ts';
import { quoted } from '#prose/sentences.ts';
import type { CompassInput } from '../contract.ts';
import type { Means } from './money.ts';
import { refuses } from './reading.ts';
import { sumOf } from './scores.ts';
import { ABOUT, MISSING, UNUSED } from './sentences.ts';
import type { Niche, Situation } from './situation.ts';
import { jobName, rowsOf, tradeName } from './told.ts';

const ENOUGH = 5;
/** A list of words without a verb looks like it as well. */
const UNTOLD = 'another language';

/** Why the list holds no more niches, and what the catalogue does not know. */
export function aboutList(situation: Situation, shown: readonly Niche[]): string[] {
	const { input, candidates, ruledOut, means } = situation;
	const { considered, limits } = situation.reading;
	const language = foreignLanguage(input.professionalBackground);
	const isForeign = language !== null && language !== UNTOLD;
	const refused = new Set(ruledOut.map(({ quote }) => quote));
	const toCheck = limits.filter(({ quote }) => !refused.has(quote) && !quote.includes(considered?.name ?? '\n'));
	const quotes = toCheck.map(({ quote }) => quoted(quote)).join(', ');
	return given([
		shown.length < ENOUGH ? `${ABOUT.floor} ${countOf(shown.length)}` : '',
		beginning(shown, input.takenAs),
		isForeign ? fill(ABOUT.language, { language }) : '',
		candidates.length === 0 && !isForeign ? ABOUT.nothing : '',
		shown.some(({ entry }) => entry === null) ? ABOUT.noEntry : '',
		considered && shown.every(({ entry }) => entry !== considered)
			? fill(ABOUT.considered, { title: considered.name })
			: '',
		...ruledOut.map(({ title, quote }) => `${fill(ABOUT.ruledOut, { title })} ${quoted(quote)}`),
		shown.length > 0 && quotes !== '' ? `${ABOUT.limits} ${quotes}` : '',
		...unusedIn(input, means),
	]);
}

/** Where to begin, if there is a reason, unless the member chose or there is one niche. */
function beginning([first, ...others]: readonly Niche[], takenAs: string): string {
	if (first === undefined || others.length === 0 || first.title === takenAs) return '';
	const sum = sumOf(first.scores);
	const isBest = others.every(({ scores }) => sumOf(scores) < sum);
	return isBest ? fill(ABOUT.begin, { title: first.title, sum: String(sum) }) : '';
}

function countOf(count: number): string {
	if (count === 0) return ABOUT.none;
	return count === 1 ? ABOUT.single : fill(ABOUT.several, { count: String(count) });
}

/** What was entered in the form's last step and could not be used, each once, with the reason. */
function unusedIn(input: CompassInput, { prices, time }: Means): string[] {
	const { jobs, known, contacts } = rowsOf(input);
	const allJobs = [...jobs, ...contacts].map(({ job }) => job);
	const allTrades = [...known, ...contacts].map(({ trade }) => trade);
	const priceReason = prices.isUnclear ? UNUSED.prices : UNUSED.price;
	const unused: [string, string[]][] = [
		[UNUSED.job, allJobs.filter((text) => jobName(text) === '')],
		[UNUSED.trade, allTrades.filter((text) => tradeName(text) === '')],
		[UNUSED.result, jobs.map(({ job, result }) => (job === '' ? result : ''))],
		[UNUSED.contactJob, contacts.map(({ trade, job }) => (trade === '' ? job : ''))],
		[UNUSED.people, known.map(({ trade, people }) => (trade === '' ? people : ''))],
		[priceReason, prices.isUnclear || prices.ofJob.size === 0 ? [input.firstPrice] : []],
		[UNUSED.hours, time === null ? [input.hoursAWeek] : []],
	];
	return distinct(unused.flatMap(([reason, texts]) => given(texts).map((text) => `${reason} ${quoted(text)}`)));
}

/** What the member could add, the most telling first; a price and a month count where there is a job. */
export function missingIn(situation: Situation, shown: readonly Niche[]): string[] {
	const { input, jobs, reading, trades, offers, means } = situation;
	const rows = rowsOf(input);
	const namesJob = [...rows.jobs, ...rows.contacts].some(({ job }) => job !== '');
	const namesTrade = [...rows.known, ...rows.contacts].some(({ trade }) => trade !== '');
	const namesPeople = input.network !== '' || rows.known.some(({ people }) => people !== '');
	const offered = new Set(offers.map(({ job }) => job));
	const isRefused = (name: string) => reading.limits.some((limit) => refuses(limit, name));
	const homeless = trades.length === 0 ? [] : jobs.filter((job) => !offered.has(job) && !isRefused(job.name));
	const isShown = (name: string) => shown.some(({ trade }) => trade === name);
	const untied = namesJob && homeless.length === 0 ? trades.filter(({ name }) => !isShown(name)) : [];
	const hasJob = offered.size > 0;
	return given([
		namesJob ? '' : MISSING.job,
		trades.length > 0 || namesTrade ? '' : MISSING.trade,
		...homeless.map(({ name }) => fill(MISSING.home, { job: name })),
		...untied.map(({ name }) => fill(MISSING.tie, { trade: name })),
		namesPeople ? '' : MISSING.network,
		hasJob && input.firstPrice === '' ? MISSING.price : '',
		hasJob && !means.saysNeed ? MISSING.need : '',
		hasJob && means.time === null && input.hoursAWeek === '' ? MISSING.hours : '',
	]);
}

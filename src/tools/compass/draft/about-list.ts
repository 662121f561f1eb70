import { foreignLanguage } from '#language/languages.ts';
import { fill } from '#prose/fill.ts';
import { quoted } from '#prose/sentences.ts';
import type { Rated } from './candidate.ts';
import { isAbout } from './limits.ts';
import { sumOf } from './scores.ts';
import { ABOUT, MISSING } from './sentences.ts';
import type { Situation } from './situation.ts';
import type { Job } from './told.ts';
import { entriesOfTrade } from './trades.ts';
import { unusedIn } from './unused.ts';

const ENOUGH = 5;
/** A list of words without a verb looks like it as well. */
const UNTOLD = 'another language';

/** Why the list holds no more niches, and what the catalogue does not know. */
export function aboutList(situation: Situation, rated: readonly Rated[]): string[] {
	const { input, reading, limits, ruledOut, means } = situation;
	const shown = rated.map(({ candidate }) => candidate);
	const { considered } = reading;
	const found = foreignLanguage(input.professionalBackground);
	const language = found === UNTOLD ? null : found;
	const refused = new Set([...reading.ruledOut.values(), ...ruledOut.map(({ quote }) => quote)]);
	const toCheck = limits.filter(({ quote }) => !refused.has(quote) && !quote.includes(considered?.name ?? '\n'));
	const quotes = toCheck.map(({ quote }) => quoted(quote));
	return [
		...(shown.length < ENOUGH ? [`${ABOUT.floor} ${countOf(shown.length)}`] : []),
		...beginning(rated, input.takenAs),
		...(language === null ? [] : [fill(ABOUT.language, { language })]),
		...(shown.length === 0 && situation.candidates.length === 0 && language === null ? [ABOUT.nothing] : []),
		...(shown.some(({ entry }) => entry === null) ? [ABOUT.noEntry] : []),
		...(considered && !shown.some(({ entry }) => entry === considered)
			? [fill(ABOUT.considered, { title: considered.name })]
			: []),
		...[...reading.ruledOut].flatMap(([industry, words]) =>
			entriesOfTrade(industry)
				.slice(0, 1)
				.map(({ name }) => `${fill(ABOUT.ruledOut, { title: name })} ${quoted(words)}`),
		),
		...ruledOut.map(({ title, quote }) => `${fill(ABOUT.ruledOut, { title })} ${quoted(quote)}`),
		...(shown.length > 0 && quotes.length > 0 ? [`${ABOUT.limits} ${quotes.join(', ')}`] : []),
		...unusedIn(input, means),
	];
}

/** Where to begin, if there is a reason, unless the member chose or there is one niche. */
function beginning([first, ...others]: readonly Rated[], takenAs: string): string[] {
	if (first === undefined || others.length === 0 || first.candidate.title === takenAs) return [];
	const sum = sumOf(first.scores);
	const next = Math.max(...others.map(({ scores }) => sumOf(scores)));
	return sum > next ? [fill(ABOUT.begin, { title: first.candidate.title, sum: String(sum) })] : [];
}

function countOf(count: number): string {
	if (count === 0) return ABOUT.none;
	return count === 1 ? ABOUT.single : fill(ABOUT.several, { count: String(count) });
}

/** What the member could add, the most telling first; a price and a month count where there is a job. */
export function missingIn({ input, jobs, limits, trades, means }: Situation, shown: readonly Rated[]): string[] {
	const named = [input.job1, input.job2, input.job3, input.contactJob1, input.contactJob2].join('');
	const typed = input.knownTrade1 + input.knownTrade2 + input.contactTrade1 + input.contactTrade2;
	const hasJob = trades.some(({ offers }) => offers.length > 0);
	const isOffered = (job: Job) => trades.some(({ offers }) => offers.some((offer) => offer.job === job));
	const isRefused = ({ name }: Job) => limits.some((limit) => limit.isRefused && isAbout(limit, name));
	const homeless = trades.length === 0 ? [] : jobs.filter((job) => !isOffered(job) && !isRefused(job));
	return [
		...(named === '' ? [MISSING.job] : []),
		...(trades.length === 0 && typed === '' ? [MISSING.trade] : []),
		...homeless.map(({ name }) => fill(MISSING.home, { job: name })),
		...trades
			.filter(
				({ name }) => named !== '' && homeless.length === 0 && !shown.some(({ candidate }) => candidate.trade === name),
			)
			.map(({ name }) => fill(MISSING.tie, { trade: name })),
		...(input.network + input.knownPeople1 + input.knownPeople2 === '' ? [MISSING.network] : []),
		...(hasJob && input.firstPrice === '' ? [MISSING.price] : []),
		...(hasJob && !means.saysNeed ? [MISSING.need] : []),
		...(hasJob && means.time === null && input.hoursAWeek === '' ? [MISSING.hours] : []),
	];
}

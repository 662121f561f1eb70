import { foreignLanguage } from '#language/languages.ts';
import { fill } from '#prose/fill.ts';
import { quoted } from '#prose/sentences.ts';
import type { CompassInput } from '../contract.ts';
import type { Candidate, Rated } from './candidate.ts';
import { sumOf } from './scores.ts';
import { ABOUT, MISSING } from './sentences.ts';
import type { Situation } from './situation.ts';
import { entriesOfTrade } from './trades.ts';
import { unusedIn } from './unused.ts';

const ENOUGH = 5;
/** A list of words without a verb looks like it as well. */
const UNTOLD = 'another language';
/** How many niches below the floor are named. */
const NAMED_BELOW = 3;

/** Why the list holds no more niches, and what the catalogue does not know. */
export function aboutList(situation: Situation, rated: readonly Rated[], below: readonly Candidate[]): string[] {
	const { input, reading, limits, ruledOut, means } = situation;
	const shown = rated.map(({ candidate }) => candidate);
	const found = foreignLanguage(input.professionalBackground);
	const language = found === UNTOLD ? null : found;
	const unknown = shown.filter(({ entry }) => entry === null);
	const refused = new Set([...reading.ruledOut.values(), ...ruledOut.map(({ quote }) => quote)]);
	const toCheck = limits.filter(
		({ quote }) => !refused.has(quote) && !quote.includes(reading.considered?.name ?? '\n'),
	);
	const quotes = toCheck.map(({ quote }) => quoted(quote));
	const hasOwn = shown.some(({ job }) => job !== '');
	return [
		...(shown.length < ENOUGH ? [`${ABOUT.floor} ${countOf(shown.length)}`] : []),
		...beginning(rated, input.takenAs),
		...(language === null ? [] : [fill(ABOUT.language, { language })]),
		...(shown.length === 0 && below.length === 0 && language === null ? [ABOUT.nothing] : []),
		...(unknown.length === 0
			? []
			: unknown.length === shown.length
				? [ABOUT.noneKnown]
				: [fill(ABOUT.noEntry, { titles: titlesOf(unknown) })]),
		...below
			.filter(({ known, entry }) => entry === reading.considered || (known === 'work' && !hasOwn))
			.slice(0, NAMED_BELOW)
			.map(whyNot),
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

function titlesOf(candidates: readonly Candidate[]): string {
	return candidates.map(({ title }) => title).join('; ');
}

/** Where to begin, and why, unless the member chose or there is one niche. */
function beginning([first, ...others]: readonly Rated[], takenAs: string): string[] {
	if (first === undefined || others.length === 0 || first.candidate.title === takenAs) return [];
	const sum = sumOf(first.scores);
	const next = Math.max(...others.map(({ scores }) => sumOf(scores)));
	return [fill(sum > next ? ABOUT.begin : ABOUT.beginFirst, { title: first.candidate.title, sum: String(sum) })];
}

function countOf(count: number): string {
	if (count === 0) return ABOUT.none;
	return count === 1 ? ABOUT.single : fill(ABOUT.several, { count: String(count) });
}

function whyNot({ title, known, people }: Candidate): string {
	return fill(known === 'no' && people === null ? ABOUT.unsupported : ABOUT.unproven, { title });
}

function namesNoTrade({ knownTrade1, knownTrade2, contactTrade1, contactTrade2 }: CompassInput): boolean {
	return knownTrade1 + knownTrade2 + contactTrade1 + contactTrade2 === '';
}

/** What the member could add, the most telling first; a price and a month count where there is a job. */
export function missingIn({ input, trades, means }: Situation): string[] {
	const named = [input.job1, input.job2, input.job3, input.contactJob1, input.contactJob2].join('');
	const hasJob = trades.some(({ offers }) => offers.length > 0);
	return [
		...(named === '' ? [MISSING.job] : []),
		...(trades.length === 0 && namesNoTrade(input) ? [MISSING.trade] : []),
		...trades
			.filter(({ offers }) => named !== '' && offers.length === 0)
			.map(({ name }) => fill(MISSING.tie, { trade: name })),
		...(input.network + input.knownPeople1 + input.knownPeople2 === '' ? [MISSING.network] : []),
		...(hasJob && input.firstPrice === '' ? [MISSING.price] : []),
		...(hasJob && !means.saysNeed ? [MISSING.need] : []),
		...(hasJob && means.time === null && input.hoursAWeek === '' ? [MISSING.hours] : []),
	];
}

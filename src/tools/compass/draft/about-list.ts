import { foreignLanguage } from '#language/languages.ts';
import { fill } from '#prose/fill.ts';
import { quoted } from '#prose/sentences.ts';
import type { Candidate } from './candidate.ts';
import { ABOUT, MISSING } from './sentences.ts';
import type { Situation } from './situation.ts';
import { entriesOfTrade } from './trades.ts';

const ENOUGH = 5;
/** A list of words without a verb looks like it as well. */
const UNTOLD = 'another language';
/** How many niches below the floor are named. */
const NAMED_BELOW = 3;

/** Why the list holds no more niches, and what the catalogue does not know. */
export function aboutList(
	{ input, reading }: Situation,
	shown: readonly Candidate[],
	below: readonly Candidate[],
): string[] {
	const found = foreignLanguage(input.professionalBackground);
	const language = found === UNTOLD ? null : found;
	const unknown = shown.filter(({ entry }) => entry === null).map(({ title }) => title);
	const hasOwn = shown.some(({ job }) => job !== '');
	return [
		...(shown.length < ENOUGH ? [`${ABOUT.floor} ${countOf(shown.length)}`] : []),
		...(language === null ? [] : [fill(ABOUT.language, { language })]),
		...(shown.length === 0 && below.length === 0 && language === null ? [ABOUT.nothing] : []),
		...(unknown.length > 0 ? [fill(ABOUT.noEntry, { titles: unknown.join('; ') })] : []),
		...below
			.filter(({ known, entry }) => entry === reading.considered || (known === 'work' && !hasOwn))
			.slice(0, NAMED_BELOW)
			.map(whyNot),
		...[...reading.ruledOut].flatMap(([industry, words]) =>
			entriesOfTrade(industry)
				.slice(0, 1)
				.map(({ name }) => `${fill(ABOUT.ruledOut, { title: name })} ${quoted(words)}`),
		),
	];
}

function countOf(count: number): string {
	if (count === 0) return ABOUT.none;
	return count === 1 ? ABOUT.single : fill(ABOUT.several, { count: String(count) });
}

function whyNot({ title, known, people }: Candidate): string {
	return fill(known === 'no' && people === null ? ABOUT.unsupported : ABOUT.unproven, { title });
}

/** What the member could add, the most telling first. */
export function missingIn({ input, jobs, trades, refused, means, candidates }: Situation): string[] {
	return [
		...(jobs.length === 0 || refused.job ? [MISSING.job] : []),
		...(trades.length === 0 || refused.trade ? [MISSING.trade] : []),
		...trades
			.filter(({ jobs: needed }) => jobs.length > 0 && needed.length === 0)
			.map(({ name }) => fill(MISSING.contactJob, { trade: name })),
		...(input.network === '' ? [MISSING.network] : []),
		...(jobs.length > 0 && !candidates.some(({ proof }) => proof.hasNumber) ? [MISSING.result] : []),
		...(means.price === '' ? [MISSING.price] : []),
		...(!means.saysNeed ? [MISSING.need] : []),
		...(means.time === null ? [MISSING.hours] : []),
	];
}

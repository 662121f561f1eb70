import { oneLine } from '#language/clean.ts';
import { overlap, stems } from '#language/stems.ts';
import { fill } from '#prose/fill.ts';
import { listOf, quoted } from '#prose/sentences.ts';
import { isFinished } from '../ad-copy.ts';
import type { AdInput, AdVariation } from '../contract.ts';
import { codeOf } from '../placements.ts';
import type { Material } from './angles.ts';
import { linesOf, wordsBeside } from './own-texts.ts';
import { namesEnd } from './rules.ts';
import { NOTES } from './sentences/notes.ts';
import type { SpecialCategory } from './special-categories.ts';
import { differing, isQuotable, tooLongNotes, unusedNotes } from './unused.ts';

/** What to write, prove, confirm or leave out before publishing; each note rests on something that was entered. */
export function complianceNotes(
	input: AdInput,
	{ leftOut }: Material,
	ads: readonly AdVariation[],
	categories: readonly SpecialCategory[],
): string[] {
	const open = ads.filter((ad) => !isFinished(ad)).map(({ name }) => codeOf(name));
	return [
		...(open.length === 0 ? [] : [fill(NOTES.open, { codes: listOf(open) })]),
		...leftOutNotes(leftOut),
		...unusedNotes(
			input,
			ads,
			leftOut.map(({ raw }) => raw),
		),
		...tooLongNotes(input),
		...differing(ads),
		...ads.flatMap((ad) => recordOf(ad)),
		...offersIn(input, ads),
		...competitorsIn(input, ads),
		...(input.campaignObjective === 'Lead Generation' ? [NOTES.leadForm] : []),
		...(categories.some(({ isOffered }) => isOffered) ? [NOTES.declare] : []),
	];
}

const MOST_LEFT_OUT = 6;

/** One note for each reason. */
function leftOutNotes(leftOut: Material['leftOut']): string[] {
	const reasons = new Map<string, string[]>();
	for (const { raw, problem } of leftOut.slice(0, MOST_LEFT_OUT)) {
		if (problem === null || !isQuotable(raw)) continue;
		reasons.set(problem, [...(reasons.get(problem) ?? []), quoted(raw)]);
	}
	return [...reasons].map(([problem, texts]) => fill(NOTES.leftOut, { texts: texts.join(' '), problem }));
}

function recordOf({ angle, name, primaryText }: AdVariation): string[] {
	const isProof = /\d/.test(primaryText) && angle.startsWith('Proof') && isQuotable(primaryText);
	return isProof ? [fill(NOTES.record, { text: primaryText, code: codeOf(name) })] : [];
}

function offersIn({ promotions }: AdInput, ads: readonly AdVariation[]): string[] {
	return linesOf(promotions, '').flatMap(({ raw, line, problem }) => {
		const ad = ads.find(({ hook, primaryText }) => hook === line.replace(/\.$/, '') || primaryText.startsWith(line));
		if (problem !== null || ad === undefined || !isQuotable(raw)) return [];
		return namesEnd(raw)
			? [fill(NOTES.offerEnds, { code: codeOf(ad.name), offer: raw })]
			: [fill(NOTES.offerEndless, { offer: raw })];
	});
}

/** The words that an ad shares with what competitors do; fewer are chance. */
const FEWEST_SHARED = 2;

function competitorsIn(input: AdInput, ads: readonly AdVariation[]): string[] {
	const { competitorInfo } = input;
	const text = oneLine(competitorInfo);
	if (text === '') return [];
	const theirs = wordsBeside(input, text);
	const ad = ads.find(({ hook, primaryText }) => overlap(stems(`${hook} ${primaryText}`), theirs) >= FEWEST_SHARED);
	if (ad !== undefined) return [fill(NOTES.compares, { code: codeOf(ad.name) })];
	return [
		isQuotable(text) && competitorInfo.includes(text) ? fill(NOTES.competitors, { text }) : NOTES.competitorsLong,
	];
}

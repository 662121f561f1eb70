import { type Figure, figuresIn } from '#evidence/figures.ts';
import { type TroubleId, troubleIn } from '#reading/troubles.ts';
import type { GrowthPlanInput } from '../../contract.ts';
import { sharedPairs, termsOf } from './terms.ts';

/** A case study as the member entered it; empty fields stay empty. */
export interface CaseStudy {
	client: string;
	outcome: string;
	challenge: string;
	solution: string;
	result: string;
	timeframe: string;
	terms: ReadonlyMap<string, string>;
	kind: TroubleId;
}

const LONGEST = 600;

/** One line, cut at a word where a page was pasted into the field. */
export function shortLine(text: string, most = LONGEST): string {
	const line = text.replace(/\s+/g, ' ').trim();
	if (line.length <= most) return line;
	const cut = line.slice(0, most);
	return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2))} …`;
}

/** The case studies that hold a challenge, a solution, a result or an outcome. */
export function casesOf(input: GrowthPlanInput): CaseStudy[] {
	return ([1, 2, 3] as const).flatMap((n) => {
		const one = {
			client: shortLine(input[`caseStudy${n}ClientName`], 120),
			outcome: shortLine(input[`caseStudy${n}Outcome`]),
			challenge: shortLine(input[`caseStudy${n}Challenge`]),
			solution: shortLine(input[`caseStudy${n}Solution`]),
			result: shortLine(input[`caseStudy${n}Result`]),
			timeframe: shortLine(input[`caseStudy${n}Timeframe`], 120),
		};
		const subject = [one.challenge, one.outcome, one.solution].filter((text) => text !== '').join('. ');
		if (subject === '' && one.result === '') return [];
		const told = one.challenge || one.outcome || one.solution;
		return [{ ...one, terms: termsOf(`${subject} ${one.result}`), kind: troubleIn(told).id }];
	});
}

/** What a pain offers for the comparison. */
export interface Comparable {
	terms: ReadonlyMap<string, string>;
	kindId: TroubleId;
}

export interface Match<Pain> {
	case: CaseStudy;
	pain: Pain;
	/** Words of the case that the pain has as well, or has in other words: "rang/rings". */
	shared: readonly string[];
	sameKind: boolean;
}

const SAME_KIND = 2;
/** One word in common is chance; two, or one and the same kind of trouble, are a reason. */
const THRESHOLD = 2;
const WEAK_KINDS = new Set<TroubleId>(['trouble', 'hard']);

/** Each case with the pain that it fits best; those that fit none are left out. */
export function matched<Pain extends Comparable>(cases: readonly CaseStudy[], pains: readonly Pain[]): Match<Pain>[] {
	return cases.flatMap((one) => {
		const best = pains
			.map((pain) => {
				const shared = sharedPairs(one.terms, pain.terms);
				const sameKind = one.kind === pain.kindId && !WEAK_KINDS.has(one.kind);
				return { case: one, pain, shared, sameKind, score: shared.length + (sameKind ? SAME_KIND : 0) };
			})
			.filter(({ score, shared, sameKind }) => score >= THRESHOLD && (sameKind || shared.length > 0))
			.sort((a, b) => b.score - a.score || b.shared.length - a.shared.length)[0];
		return best === undefined ? [] : [best];
	});
}

/** "16 technicians" of the case and "22 technicians" of the call: sizes of one noun, as they were written. */
export function sizes(one: CaseStudy, call: string): { there: string; here: string } | null {
	const counts = (text: string) =>
		figuresIn(text).filter(({ kind, unit }) => kind === 'count' && PEOPLE.test(unit ?? ''));
	const [there] = counts(`${one.challenge}. ${one.solution}`);
	const size = ({ value, high }: Figure) => value ?? high ?? 0;
	const here = counts(call)
		.filter(({ unit }) => unit === there?.unit)
		.sort((a, b) => size(b) - size(a))[0];
	return there === undefined || here === undefined || there.text === here.text
		? null
		: { there: plain(there.text), here: plain(here.text) };
}

const PEOPLE =
	/^(?:people|staff|employees|reps|technicians|teachers|drivers|engineers|rooms|shops|sites|branches|offices|locations|trucks|vans|agents|nurses|lawyers|chairs|beds|stores|practices|clinics|dentists|consultants|loads|vets|desks)$/i;

/** "22 technicians" out of "14 to 22 technicians". */
function plain(text: string): string {
	return text.replace(/^.* to (?=\S+ \p{L})/u, '').replace(/^(?:about|around|roughly) /i, '');
}

const SEPARATORS = /[,;•\n\r]+|\s[-–]\s|(?<=[^.\s])\.\s+/;
const MOST_SKILLS = 8;

/** The member's skills one by one. */
export function skillsOf({ yourSkillset }: GrowthPlanInput): string[] {
	const parts = yourSkillset
		.split(SEPARATORS)
		.map((part) =>
			shortLine(part.replace(/^\s*(?:[-*]|\d{1,2}[.)]|and)\s+/i, ''), 120).replace(/(?<![.\s])[.\s]+$/, ''),
		)
		.filter((part) => /\p{L}{2}/u.test(part));
	return [...new Set(parts)].slice(0, MOST_SKILLS);
}

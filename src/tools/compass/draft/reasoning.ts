import { fill } from '#prose/fill.ts';
import { ended, quoted } from '#prose/sentences.ts';
import type { Scores } from '../contract.ts';
import type { Candidate, Proof } from './candidate.ts';
import { type Means, timesNeeded } from './money.ts';
import { sentencesOf } from './pieces.ts';
import { AGAINST, AS_BEFORE, QUOTED } from './sentences.ts';

/** What earlier niches have said and quoted. */
export class Said {
	readonly #sentences = new Set<string>();
	readonly #quotes = new Map<string, number>();

	/** The sentences that were not said before. Records them. */
	fresh(sentences: readonly string[]): string[] {
		const fresh = sentences.filter((sentence) => sentence !== '' && !this.#sentences.has(sentence));
		for (const sentence of fresh) this.#sentences.add(sentence);
		return [...new Set(fresh)];
	}

	/** The number of the niche that showed these words first, if it is another one. Records them. */
	quotedIn(words: string, number: number): number | null {
		const first = this.#quotes.get(words);
		if (first === undefined) this.#quotes.set(words, number);
		return first === undefined || first === number ? null : first;
	}
}

const STILL_EMPLOYED =
	/\b(?:currently|still employed|still work|my employer|beside my job|next to my job|day job|quit)\b/i;

const EVIDENCE = {
	result: QUOTED.proof,
	told: QUOTED.proof,
	skill: QUOTED.skill,
	named: QUOTED.work,
	none: QUOTED.work,
} satisfies Record<Proof['kind'], string>;

/** One line for each reason, then what speaks against the niche. */
export function reasoningOf(
	candidate: Candidate,
	scores: Scores,
	means: Means,
	answers: string,
	number: number,
	said: Said,
) {
	const { work, people, proof, liking, job } = candidate;
	// What the description quotes is not quoted again.
	const shown = new Set(job === '' ? [] : [proof.quote]);
	const line = (label: string, words: string, asBefore?: (typeof AS_BEFORE)[keyof typeof AS_BEFORE]) => {
		if (words === '' || shown.has(words)) return '';
		shown.add(words);
		const before = said.quotedIn(words, number);
		return before === null || asBefore === undefined ? `${label} ${quoted(words)}` : fillNumber(asBefore, before);
	};
	const reasons = [
		said.quotedIn(work, number) === null ? line(QUOTED.work, work) : '',
		line(QUOTED.people, people?.quote ?? '', AS_BEFORE.people),
		// A job's own result is its description.
		job === '' ? line(EVIDENCE[proof.kind], proof.quote) : '',
		said.quotedIn(liking, number) === null ? line(QUOTED.liking, liking) : '',
	];
	// Nothing is recommended without a word of the member's own.
	if (!reasons.some((reason) => reason.includes('“')))
		reasons[0] = `${QUOTED.work} ${quoted(work || (sentencesOf(answers)[0] ?? proof.quote))}`;
	const against = said.fresh(againstOf(candidate, scores, means, answers)).join(' ');
	return [...reasons, against === '' ? '' : `${AGAINST.heading} ${against}`].filter((text) => text !== '').join('\n');
}

function fillNumber(sentence: (typeof AS_BEFORE)[keyof typeof AS_BEFORE], number: number): string {
	return fill(sentence, { number: String(number) });
}

function againstOf(candidate: Candidate, scores: Scores, means: Means, answers: string): string[] {
	const { title, trade, entry, job, people, proof, known, less } = candidate;
	const count = people?.count ?? 0;
	const found = [
		job === '' && entry ? ended(entry.warning) : '',
		known === 'work' ? '' : fill(AGAINST.noWork, { trade }),
		people === null ? fill(AGAINST.nobody, { trade }) : '',
		count === 1 ? fill(AGAINST.oneContact, { trade }) : '',
		!proof.isOfTrade && proof.hasNumber ? fill(AGAINST.otherClients, { trade }) : '',
		proof.hasNumber ? '' : fill(AGAINST.noNumber, { title }),
		...monthOf(candidate, scores, means),
		less === '' ? '' : `${AGAINST.less} ${quoted(less)}.`,
		STILL_EMPLOYED.test(answers) && known === 'work' ? AGAINST.employed : '',
	].filter((sentence) => sentence !== '');
	const best = Object.values(scores).every(({ points }) => points === 2);
	return found.length === 0 && best ? [AGAINST.nothing] : found;
}

/** How many of the people whom the member names would have to buy. */
function monthOf({ trade, people, isPriced }: Candidate, { money }: Scores, means: Means): string[] {
	const needed = timesNeeded(means);
	const known = people?.count ?? 0;
	if (!isPriced || needed === null || means.sum?.per !== 'month' || known < 2 || money.points === 2) return [];
	const slots = { clients: String(needed), count: String(known), price: means.price };
	return [money.points === 1 ? fill(AGAINST.share, slots) : fill(AGAINST.tooMany, { ...slots, trade })];
}

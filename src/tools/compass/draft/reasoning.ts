import { capital } from '#language/capitals.ts';
import { fill } from '#prose/fill.ts';
import { ended, quoted } from '#prose/sentences.ts';
import type { Scores } from '../contract.ts';
import type { Candidate, Proof } from './candidate.ts';
import { type Means, timesNeeded } from './money.ts';
import { sentencesOf } from './pieces.ts';
import { AGAINST, QUOTED } from './sentences.ts';

/** How often the whole list quotes the same words of the background. */
const MOST_QUOTED = 2;

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

	/** The words, unless they were quoted as often before. Records them. */
	quotable(words: string, most: number): string {
		const times = this.#quotes.get(words) ?? 0;
		if (times >= most) return '';
		this.#quotes.set(words, times + 1);
		return words;
	}
}

export const STILL_EMPLOYED =
	/\b(?:currently|still employed|still work|my employer|beside my job|next to my job|day job|quit)\b/i;

const EVIDENCE = {
	result: QUOTED.proof,
	told: QUOTED.proof,
	skill: QUOTED.skill,
	named: QUOTED.work,
	none: QUOTED.work,
} satisfies Record<Proof['kind'], string>;

/** One line for each reason, then what speaks against the niche. */
export function reasoningOf(candidate: Candidate, scores: Scores, means: Means, answers: string, said: Said) {
	const { work, people, person, need, proof, liking, job } = candidate;
	const asked = people?.quote ?? '';
	const reasons = [
		job !== '' && proof.quote === work ? '' : line(QUOTED.work, said.quotable(work, 1)),
		line(QUOTED.people, asked),
		line(QUOTED.first, asked.includes(person) ? '' : said.quotable(person, 1)),
		// A job's own result is its description.
		job === '' && proof.quote !== work ? line(EVIDENCE[proof.kind], proof.quote) : '',
		line(QUOTED.liking, said.quotable(liking, 1)),
	].filter((text) => text !== '');
	// Nothing is recommended without a word of the member's own.
	if (reasons.length === 0) {
		const again = said.quotable(work, MOST_QUOTED);
		const instead = again || proof.quote || (sentencesOf(answers)[0] ?? '');
		reasons.push(need === '' ? line(QUOTED.work, instead) : line(QUOTED.need, need));
	}
	const against = said.fresh(againstOf(candidate, scores, means, answers)).join(' ');
	return [...reasons, ...(against === '' ? [] : [`${AGAINST.heading} ${against}`])].join('\n');
}

function line(label: string, words: string): string {
	return words === '' ? '' : `${label} ${quoted(words)}`;
}

function againstOf(candidate: Candidate, scores: Scores, means: Means, answers: string): string[] {
	const { trade, entry, job, people, proof, known, less } = candidate;
	const found = [
		job === '' && entry ? ended(capital(entry.warning)) : '',
		// Of a result from elsewhere the description says so.
		known === 'people' && proof.kind !== 'result' ? fill(AGAINST.noWork, { trade }) : '',
		people?.count === 1 ? fill(AGAINST.oneContact, { trade }) : '',
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

import { capital } from '#language/capitals.ts';
import { fill } from '#prose/fill.ts';
import { ended, quoted } from '#prose/sentences.ts';
import type { Candidate } from './candidate.ts';
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

/** One line for each reason, then what speaks against the niche. */
export function reasoningOf(candidate: Candidate, answers: string, said: Said) {
	const { work, people, person, proof, liking, job, known } = candidate;
	const asked = people?.quote ?? '';
	const reasons = [
		known !== 'work' || (job !== '' && proof.quote === work) ? '' : line(QUOTED.work, said.quotable(work, 1)),
		line(QUOTED.people, asked),
		line(QUOTED.first, asked.includes(person) ? '' : said.quotable(person, 1)),
		// A job's own result is its description.
		job === '' && proof.quote !== work ? line(QUOTED.proof, proof.quote) : '',
		line(QUOTED.liking, said.quotable(liking, 1)),
	].filter((text) => text !== '');
	// Nothing is recommended without a word of the member's own.
	if (reasons.length === 0) {
		const [first = ''] = sentencesOf(answers);
		const again = said.quotable(work, MOST_QUOTED) || said.quotable(first, MOST_QUOTED);
		reasons.push(line(QUOTED.work, again || proof.quote || first));
	}
	const against = said.fresh(againstOf(candidate, answers)).join(' ');
	return [...reasons, ...(against === '' ? [] : [`${AGAINST.heading} ${against}`])].join('\n');
}

function line(label: string, words: string): string {
	return words === '' ? '' : `${label} ${quoted(words)}`;
}

function againstOf({ trade, entry, job, people, proof, known, limit }: Candidate, answers: string): string[] {
	return [
		job === '' && entry ? ended(capital(entry.warning)) : '',
		// Of a result from elsewhere the description says so.
		known === 'people' && proof.kind !== 'result' ? fill(AGAINST.noWork, { trade }) : '',
		people?.count === 1 ? fill(AGAINST.oneContact, { trade }) : '',
		limit === '' ? '' : `${AGAINST.limit} ${quoted(limit)}.`,
		STILL_EMPLOYED.test(answers) && known === 'work' ? AGAINST.employed : '',
	];
}

import { stems } from '#language/stems.ts';
import type { ContentType } from '../options.ts';
import type { Candidate, Source } from './pool.ts';

/** How much each source counts: what the member told comes before what is typical of the trade. */
const WEIGHTS: Readonly<Record<Source, number>> = {
	moment: 13,
	market: 13,
	season: 13,
	statement: 13,
	action: 12,
	craft: 14,
	value: 11,
	inside: 7,
	term: 6,
	topic: 4,
};
const OF_SOURCE = 1.5;
const OF_FORM = 6;
const OF_SUBJECT = 4;
const OF_WEEK = 3;
/** The penalty per gap: a piece that can be posted as it is comes before one that the member must complete. */
const OF_GAP = 2;

/** Hands out each candidate once: of the wanted type, near the week's theme, and varied in source, form and subject. */
export class Chooser {
	private readonly left: Set<Candidate>;
	private readonly used = new Map<string, number>();
	private readonly stems = new Map<Candidate, readonly string[]>();

	constructor(pool: readonly Candidate[]) {
		this.left = new Set(pool);
		for (const candidate of pool) this.stems.set(candidate, [...stems(candidate.subject)]);
	}

	/** The best candidate for the type; null if none is left. */
	next(type: ContentType, theme: string): Candidate | null {
		const wanted = stems(theme);
		let best: Candidate | null = null;
		let most = Number.NEGATIVE_INFINITY;
		for (const candidate of this.left) {
			if (!candidate.types.includes(type)) continue;
			const score = this.score(candidate, wanted);
			if (score > most) [best, most] = [candidate, score];
		}
		if (best !== null) this.take(best);
		return best;
	}

	private score(candidate: Candidate, wanted: ReadonlySet<string>): number {
		const { source, form, subject, gaps, weight } = candidate;
		const times = (key: string) => this.used.get(key) ?? 0;
		const near = this.stems.get(candidate)?.some((stem) => wanted.has(stem)) ? OF_WEEK : 0;
		return (
			WEIGHTS[source] +
			weight -
			OF_SOURCE * times(source) -
			OF_FORM * times(`form ${form}`) -
			OF_SUBJECT * times(`subject ${subject}`) -
			OF_GAP * gaps +
			near
		);
	}

	private take(candidate: Candidate): void {
		this.left.delete(candidate);
		for (const key of [candidate.source, `form ${candidate.form}`, `subject ${candidate.subject}`]) {
			this.used.set(key, (this.used.get(key) ?? 0) + 1);
		}
	}
}

import { syllablesIn } from '#prose/email/grade.ts';
import { sentencesIn, wordsIn } from '#prose/email/read-email.ts';
import { SUBJECT, WORDS } from '#prose/email/rules.ts';

/**
 * Part of an e-mail: alternative wordings from the best to the shortest. '' last means that the slot may be left out;
 * '' first, that it is used only if the e-mail is too short. The first combination that satisfies all rules is used.
 */
export type Slot = readonly string[];

export type Paragraph = readonly Slot[] | { bullets: readonly Slot[] };

/** Stricter than the rule, since programs count syllables differently. */
const GRADE_AIMED_AT = 8.2;
/** The most combinations to try for one e-mail. */
const MOST_TRIES = 60_000;

interface Measured {
	text: string;
	words: number;
	syllables: number;
	sentences: number;
	/** An item of a list. Some programs do not recognise lists and read all items as one sentence. */
	listed: boolean;
}

function measured(text: string, listed: boolean): Measured {
	const words = wordsIn(text);
	return {
		text,
		words: words.length,
		syllables: words.reduce((sum, word) => sum + syllablesIn(word), 0),
		sentences: sentencesIn(text).filter((sentence) => wordsIn(sentence).length > 0).length,
		listed,
	};
}

/** The wordings of a slot, measured only when needed: usually the first choices already satisfy the rules. */
interface Option {
	readonly count: number;
	at(index: number): Measured;
}

function measuredWhenAsked(slot: Slot, listed: boolean): Option {
	const known: Measured[] = [];
	return {
		count: slot.length,
		at(index) {
			const found = known[index] ?? measured(slot[index] ?? '', listed);
			known[index] = found;
			return found;
		},
	};
}

interface Choice {
	/** One index per slot. */
	picks: readonly number[];
	cost: number;
}

/**
 * The text of an e-mail between greeting and signature. Set `graded` to false if the member's words are not English.
 * `said` holds the sentences of earlier e-mails, which are not repeated; new sentences are added to it.
 */
export function compose(paragraphs: readonly Paragraph[], graded: boolean, said: Set<string>): string {
	const all = paragraphs.flatMap((paragraph) =>
		'bullets' in paragraph
			? paragraph.bullets.map((slot) => ({ slot: unsaid(slot, said), listed: true }))
			: paragraph.map((slot) => ({ slot: unsaid(slot, said), listed: false })),
	);
	const slots = all.map(({ slot }) => slot);
	const options = all.map(({ slot, listed }) => measuredWhenAsked(slot.length === 0 ? [''] : slot, listed));
	let best: { choice: Choice; faults: number } | null = null;
	for (const choice of choices(options.map(({ count }) => count))) {
		const faults = faultsOf(choice, options, graded);
		if (best === null || faults < best.faults) best = { choice, faults };
		if (faults === 0) break;
	}
	const text = laidOut(paragraphs, slots, best?.choice.picks ?? []);
	for (const sentence of sentencesIn(text)) said.add(sentence);
	return text;
}

/** The wordings of a slot that repeat nothing; all of them if there is no such wording. */
function unsaid(slot: Slot, said: ReadonlySet<string>): Slot {
	const fresh = slot.filter((text) => !sentencesIn(text).some((sentence) => said.has(sentence)));
	return fresh.length > 0 ? fresh : slot;
}

/** All combinations, the cheapest first, up to a limit. */
function choices(counts: readonly number[]): Choice[] {
	let all: Choice[] = [{ picks: [], cost: 0 }];
	for (const count of counts) {
		all = all.flatMap(({ picks, cost }) =>
			Array.from({ length: count }, (_, index) => ({ picks: [...picks, index], cost: cost + index })),
		);
		if (all.length > MOST_TRIES) all = all.sort((a, b) => a.cost - b.cost).slice(0, MOST_TRIES / 4);
	}
	return all.sort((a, b) => a.cost - b.cost);
}

/** How far a choice is from the rules; 0 if it satisfies them. */
function faultsOf({ picks }: Choice, options: readonly Option[], graded: boolean): number {
	const parts = picks.flatMap((index, slot) => options[slot]?.at(index) ?? []);
	const sum = (count: (part: Measured) => number) => parts.reduce((total, part) => total + count(part), 0);
	const words = sum((part) => part.words);
	const short = Math.max(0, WORDS.least + 1 - words);
	const long = Math.max(0, words - WORDS.most);
	if (!graded || words === 0) return short + long;
	const syllables = sum((part) => part.syllables) / words;
	const gradeOf = (sentences: number) => 0.39 * (words / Math.max(1, sentences)) + 11.8 * syllables - 15.59;
	const above = Math.max(0, gradeOf(sum((part) => part.sentences)) - GRADE_AIMED_AT);
	const lists = parts.some(({ listed, words: held }) => listed && held > 0) ? 1 : 0;
	const asOne = Math.max(0, gradeOf(sum((part) => (part.listed ? 0 : part.sentences)) - lists) - GRADE_AIMED_AT);
	return short + long + (above + asOne) * 20;
}

function laidOut(paragraphs: readonly Paragraph[], slots: readonly Slot[], picks: readonly number[]): string {
	let at = 0;
	const next = () => {
		const text = slots[at]?.[picks[at] ?? 0] ?? '';
		at += 1;
		return text;
	};
	return paragraphs
		.map((paragraph) => {
			if (!('bullets' in paragraph))
				return paragraph
					.map(next)
					.filter((text) => text !== '')
					.join(' ');
			return paragraph.bullets
				.map(next)
				.filter((text) => text !== '')
				.map((text) => `- ${text}`)
				.join('\n');
		})
		.filter((text) => text !== '')
		.join('\n\n');
}

/**
 * The first subject that satisfies the rules and is not in `taken`. The last candidate must satisfy them for every
 * input.
 */
export function subjectFrom(candidates: readonly string[], taken: Set<string>): string {
	const fits = (subject: string) => {
		const words = wordsIn(subject).length;
		const characters = [...subject].length;
		return words >= SUBJECT.leastWords && words <= SUBJECT.mostWords && characters <= SUBJECT.mostCharacters;
	};
	const chosen = candidates.find((subject) => fits(subject) && !taken.has(subject)) ?? candidates.at(-1) ?? '';
	taken.add(chosen);
	return chosen;
}

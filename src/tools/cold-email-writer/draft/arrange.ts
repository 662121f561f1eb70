import { sentencesIn, wordsIn } from '#prose/email/read-email.ts';
import { WORDS } from '#prose/email/rules.ts';
import { type Fact, type Kind, ORDER, type Pool } from './pool.ts';

/** A sentence of an e-mail: `may` goes if it is too long, `spare` comes only if it is too short. */
export interface Part {
	text: string;
	need: 'may' | 'spare';
}

/** Texts that stand beside each other; an empty text stands nowhere. */
export type Paragraph = readonly (string | Part)[];

export interface Email {
	/** The first that keeps the limits is taken; the last keeps them whatever was entered. */
	subjects: readonly string[];
	paragraphs: readonly Paragraph[];
	/** The facts of the member that it is about. */
	facts?: readonly Fact[];
	/** What else it may tell, the most fitting first. */
	room?: readonly Kind[];
	/** Stands before the facts, if there are any. */
	lead?: string;
	/** The request, and what may stand after it. */
	ask: string;
	/** The same as a statement, for an e-mail that holds the question of somebody else. */
	told?: string;
	ends?: Paragraph;
}

export const may = (text: string): Part => ({ text, need: 'may' });
export const spare = (text: string): Part => ({ text, need: 'spare' });

/** Lines as a list. */
export const listed = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

const textOf = (part: string | Part): string => (typeof part === 'string' ? part : part.text);
const needOf = (part: string | Part): string => (typeof part === 'string' ? 'must' : part.need);

/** More than this is more than one thought. */
const ROOMY = 115;

/** The e-mails with the facts that nothing has told yet: first where an e-mail would be too short, then where there is room. */
export function furnished<Emails extends readonly Email[]>(
	emails: Emails,
	pool: Pool,
): { [Index in keyof Emails]: Email } {
	const furnishing = emails.map((email) => ({ ...email, facts: [...(email.facts ?? [])] }));
	for (const enough of [WORDS.least, ROOMY]) {
		for (const email of furnishing) {
			for (const kind of email.room ?? []) {
				const words = wordsOf(email);
				const next = wordsIn(pool.next(kind).join(' ')).length;
				const fact = next === 0 || words >= enough || words + next > ROOMY ? null : pool.take(kind);
				if (fact !== null) email.facts.push(fact);
			}
		}
	}
	return furnishing as { [Index in keyof Emails]: Email };
}

function wordsOf(email: Email): number {
	const parts = paragraphsOf(email).flat();
	const text = parts.filter((part) => needOf(part) !== 'spare').map(textOf);
	return wordsIn(text.join('\n')).length;
}

/** Everything between greeting and signature. */
function paragraphsOf({ paragraphs, facts = [], lead = '', ask, told = '', ends = [] }: Email): Paragraph[] {
	const sorted = [...facts].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
	const isAsked = facts.some(({ kind }) => kind === 'doubt');
	return [
		...paragraphs,
		facts.every(({ kind }) => kind === 'doubt') ? [] : [lead],
		// What somebody does, and what came of it.
		sorted.filter(isProof).flatMap(({ paragraphs: texts }) => texts),
		...sorted.filter((fact) => !isProof(fact)).flatMap(({ paragraphs: texts }) => texts.map((text) => [text])),
		[isAsked ? told : ask, ...ends],
	];
}

function isProof({ kind }: Fact): boolean {
	return kind === 'offer' || kind === 'result';
}

/**
 * The text of an e-mail between greeting and signature, within the limits of words as far as its parts allow.
 *
 * @param said the sentences of earlier e-mails, which no spare one repeats; those of this one are added
 */
export function arranged(email: Email, said: Set<string>): string {
	const paragraphs = paragraphsOf(email);
	const parts = paragraphs.flat().filter((part) => textOf(part) !== '');
	const chosen = new Set(parts.filter((part) => needOf(part) !== 'spare'));
	const words = () => wordsIn([...chosen].map(textOf).join('\n')).length;
	for (const part of parts) if (needOf(part) === 'may' && words() > WORDS.most) chosen.delete(part);
	for (const part of parts) {
		if (words() >= WORDS.least) break;
		if (needOf(part) === 'spare' && !said.has(textOf(part))) chosen.add(part);
	}
	const text = paragraphs
		.map((paragraph) =>
			paragraph
				.filter((part) => chosen.has(part))
				.map(textOf)
				.join(' '),
		)
		.filter((paragraph) => paragraph !== '')
		.join('\n\n');
	for (const sentence of sentencesIn(text)) said.add(sentence);
	return text;
}

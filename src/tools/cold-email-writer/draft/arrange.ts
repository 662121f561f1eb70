import { sentencesIn, wordsIn } from '#prose/email/read-email.ts';
import { WORDS } from '#prose/email/rules.ts';

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
}

export const may = (text: string): Part => ({ text, need: 'may' });
export const spare = (text: string): Part => ({ text, need: 'spare' });

/** Lines as a list. */
export const listed = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

const textOf = (part: string | Part): string => (typeof part === 'string' ? part : part.text);
const needOf = (part: string | Part): string => (typeof part === 'string' ? 'must' : part.need);

/**
 * The text of an e-mail between greeting and signature, within the limits of words as far as its parts allow.
 *
 * @param said the sentences of earlier e-mails, which no spare one repeats; those of this one are added
 */
export function arranged(paragraphs: readonly Paragraph[], said: Set<string>): string {
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

/** Splits an email into greeting, text, signature and footer. */

import { wholeSentences } from '#language/sentences.ts';

export interface EmailParts {
	/** "Hi Ann,", or empty. */
	greeting: string;
	/** Between greeting and signature, line by line as written. */
	text: string;
	/** Signature and footer. */
	closing: string;
}

/** A gap for the sender to fill, e.g. `[add one result]`. */
export const PLACEHOLDER = /\[(?:add|confirm)\b[^\][]*\]/gi;
const OPT_OUT = /\b(?:opt out|unsubscribe|no more e-?mails?|not write again|stop writing|take you off)\b/i;

export interface Sender {
	name: string;
	postalAddress: string;
}

/**
 * Splits the body of a plain-text email. The signature is the last paragraph that begins with one of the sender's
 * names; without one, the closing begins at the paragraph with the postal address or the opt-out.
 */
export function readEmail(body: string, sender: Sender): EmailParts {
	const paragraphs = body
		.split(/\r\n|\n|\r/)
		.join('\n')
		.split(/\n[^\S\n]*\n/)
		.map((paragraph) => paragraph.trim())
		.filter((paragraph) => paragraph !== '');
	const first = paragraphs[0] ?? '';
	const greeting = /^[^\n]{1,80},$/.test(first) || /^(?:hi|hello|dear)\b[^\n.?]{0,60}$/i.test(first) ? first : '';
	const from = greeting === '' ? 0 : 1;
	const end = closingIndex(paragraphs, from, sender);
	return {
		greeting,
		text: paragraphs.slice(from, end).join('\n\n'),
		closing: paragraphs.slice(end).join('\n\n'),
	};
}

function closingIndex(paragraphs: readonly string[], from: number, sender: Sender): number {
	const [firstName = ''] = sender.name.trim().split(/\s+/);
	const signs = (paragraph: string) =>
		firstName !== '' &&
		(paragraph.split('\n')[0] ?? '').startsWith(firstName) &&
		!/[.?!]$/.test(paragraph.split('\n')[0] ?? '');
	const signature = paragraphs.findLastIndex((paragraph, index) => index >= from && signs(paragraph));
	if (signature > from) return signature;
	const footer = paragraphs.findIndex(
		(paragraph, index) => index >= from && (hasOptOut(paragraph) || hasAddress(paragraph, sender.postalAddress)),
	);
	return footer === -1 ? paragraphs.length : footer;
}

/** Whether a text says how to stop further emails. */
export function hasOptOut(text: string): boolean {
	return OPT_OUT.test(text);
}

/** Whether a text contains the postal address, however its lines are broken. */
export function hasAddress(text: string, postalAddress: string): boolean {
	const fold = (value: string) =>
		value
			.replace(/[\s,]+/g, ' ')
			.trim()
			.toLowerCase();
	const wanted = fold(postalAddress);
	return wanted !== '' && fold(text).includes(wanted);
}

/** The words of a text without placeholders, bullets and bare punctuation. */
export function wordsIn(text: string): string[] {
	return text
		.replace(PLACEHOLDER, ' ')
		.split(/\s+|[–—]/)
		.filter((word) => /[\p{L}\p{N}]/u.test(word));
}

const LINK = /\b(?:https?:\/\/|www\.)[^\s<>)\]]+/gi;

export function linksIn(text: string): string[] {
	return text.match(LINK) ?? [];
}

/** The sentences that ask something, in order. A question mark inside a link does not count. */
export function asksIn(text: string): string[] {
	return sentencesIn(text.replace(LINK, 'link')).flatMap((sentence) =>
		Array.from(sentence.matchAll(/\?/g), () => sentence),
	);
}

/** The sentences of a text. A line break ends a sentence only before or after a bullet, or at an empty line. */
export function sentencesIn(text: string): string[] {
	return text
		.split(/\n\s*\n|\n(?=\s*[-•*]\s)|(?<=^\s*[-•*]\s.*)\n/m)
		.flatMap((block) => wholeSentences(block.replace(/\s+/g, ' ')))
		.map((sentence) => sentence.replace(/^[-•*]\s+/, '').trim())
		.filter((sentence) => sentence !== '');
}

import { withArticle } from '#language/articles.ts';
import { sentenceCapital } from '#language/capitals.ts';
import { wholeSentences } from '#language/sentences.ts';
import { DETERMINERS, NUMBER, PREPOSITIONS } from '#language/word-classes.ts';
import { stepLines, withLineBreaks } from './form.ts';
import type { Slot } from './slots.ts';

/** The places of statements, and those of questions: their texts end in a mark. Titles, names and labels have none. */
const STATEMENTS: ReadonlySet<Slot> = new Set([
	'we',
	'step',
	'how',
	'result',
	'check',
	'shown',
	'sentence',
	'about',
	'mistake',
	'answer',
	'passage',
	'steps',
	'story',
]);
const QUESTIONS: ReadonlySet<Slot> = new Set(['question', 'objection']);

/**
 * A text for its place with a capital letter at the beginning of each sentence and a mark at the end of each line, where people leave them
 * out as they type. An exclamation becomes a statement, "4200 €" becomes "€4,200", and what is offered gets its article.
 * Nothing else changes.
 */
export function completed(slot: Slot, text: string): string {
	if (slot === 'price') return inEnglish(text);
	if (slot === 'offered') return asOffered(text.trim());
	const mark = STATEMENTS.has(slot) ? '.' : QUESTIONS.has(slot) ? '?' : null;
	if (mark === null) return text;
	const typed = slot === 'steps' ? stepLines(text) : slot === 'story' ? withLineBreaks(text) : text;
	const whole = (mark === '.' ? unwrapped(typed) : typed)
		.split('\n')
		.map((line) => withMark(withCapitals(calm(line.trim())), mark))
		.join('\n');
	return slot === 'step' ? whole.replace(' - ', ' – ') : whole;
}

/** A statement without the quotation marks that some put around it. */
function unwrapped(text: string): string {
	return text.trim().replace(/^["“]([^"“”]*)["”]$/, '$1');
}

/** An exclamation mark becomes a full stop where a sentence ends, and one question mark is enough. */
function calm(line: string): string {
	return line
		.replace(/(\??)!+(?=[”"’')]*(?:$|\s+\p{Lu}))/gu, (_, asked: string) => asked || '.')
		.replace(/\?{2,}/g, '?');
}

/** English writes the sign before the sum, commas between thousands, and "a day". A point before three digits may be either. */
function inEnglish(text: string): string {
	return text
		.replace(
			/(?<![\d.,£$€]|\d ?(?:to|-|–) ?)(\d{1,3}(?:,\d{3})+|\d+(?:[.,]\d{2})?) ?([£$€])(?!\d)/g,
			(_, sum: string, sign: string) => sign + grouped(sum.replace(/,(?=\d{2}$)/, '.')),
		)
		.replace(/ for hour$/, ' an hour')
		.replace(/ for (?=(?:day|week|month|year)$)/, ' a ');
}

function grouped(sum: string): string {
	return /^\d{4,}$/.test(sum) ? Number(sum).toLocaleString('en') : sum;
}

/** "Free audit of your inbox" becomes "a free audit of your inbox" where it is certainly one thing, and no name. */
function asOffered(text: string): string {
	const words = text.split(/\s+/);
	const opening = words[0]?.toLowerCase() ?? '';
	const isNamed = /^\p{Lu}/u.test(text) && !(opening === 'free' && /^[\p{Ll}\d]/u.test(words[1] ?? ''));
	if (isNamed || DETERMINERS.has(opening) || NUMBER.test(opening)) return text;
	const end = words.findIndex((word, index) => index > 0 && PREPOSITIONS.has(word));
	const noun = (end === -1 ? words : words.slice(0, end)).at(-1) ?? '';
	return THINGS.has(noun) ? withArticle(opening + text.slice(opening.length)) : text;
}

/** What people send or invite to, each one thing. */
const THINGS: ReadonlySet<string> = new Set(
	`audit box brochure calculator calendar call checklist checkup class comparison copy course demo e-book ebook guide
	handbook kit leaflet lesson list map one-pager overview pack page plan quiz quote recording report review sample session
	sheet spreadsheet summary survey template test tour trial video visit voucher webinar whitepaper workshop`.split(
		/\s+/,
	),
);

/** After "20 min.", "Yahoo!" or "a ?" a sentence goes on. */
const GOES_ON = /\d ?\p{L}{1,4}\.$|!$| \?$/u;

function withCapitals(line: string): string {
	const sentences = wholeSentences(line);
	if (sentences.join(' ') !== line) return sentenceCapital(line);
	return sentences
		.map((one, index) => (GOES_ON.test(sentences[index - 1] ?? '') ? one : sentenceCapital(one)))
		.join(' ');
}

/** A comma or colon at the end says that something is missing; a mark would become part of an address. */
function withMark(line: string, mark: '.' | '?'): string {
	const last = line.slice(line.lastIndexOf(' ') + 1);
	if (!/[\p{L}\p{N}%€£$)”"’']$/u.test(line) || /[.?!…][”"’')]{1,3}$/u.test(line) || /[:@]|\.\p{L}/u.test(last))
		return line;
	const isQuoted = mark === '?' && /^[“"‘'].*[”"’']$/u.test(line);
	return isQuoted ? `${line.slice(0, -1)}${mark}${line.slice(-1)}` : `${line}${mark}`;
}

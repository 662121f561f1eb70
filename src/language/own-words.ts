import { capital } from './capitals.ts';
import { withoutBullet, withoutEnd, withoutMarkup } from './clean.ts';
import { splitSentences } from './sentences.ts';

/** Prepares the member's own words for an e-mail: sentences without markup, with long ones cut to clauses. */

/**
 * The sentences of a field, each with its end mark. Questions become statements, since an e-mail asks only one
 * question.
 */
export function ownSentences(text: string): string[] {
	const sentences = withoutMarkup(text)
		.split(/[\r\n\u2028\u2029]+/)
		.map((line) => withoutBullet(line).replace(/\s+/g, ' ').trim())
		.flatMap(splitSentences)
		.flatMap((sentence) => sentence.split(/;\s+/))
		.map((sentence) => closed(sentence.replace(/^(?:and|but|so|or)\s+/i, '')))
		.filter((sentence) => !LONGEST_WORD.test(sentence) && hasAWordAndMore(sentence) && !LINK.test(sentence));
	return [...new Map(sentences.map((sentence) => [sentence.toLowerCase(), sentence])).values()].slice(
		0,
		MOST_SENTENCES,
	);
}

/** Whether a word of at least two letters comes before the last word. */
function hasAWordAndMore(sentence: string): boolean {
	return sentence
		.split(/\s+/)
		.slice(0, -1)
		.some((word) => /\p{L}{2}/u.test(word));
}

const MOST_SENTENCES = 12;
/** A first e-mail contains no links. */
const LINK = /\bhttps?:\/\/|\bwww\./i;
/** No language has words this long. Addresses can be, so they do not count. */
const LONGEST_WORD = /(?<![\w/:.])[\p{L}\p{N}]{46,}/u;

function closed(sentence: string): string {
	const words = withoutEnd(sentence);
	return words === '' ? '' : `${capital(words)}.`;
}

/** These words qualify what comes before them: cutting there would change the meaning. */
const TAKES_BACK = /^(?:but|unless|except|only|if|though|although|however|without|not|no|until|while|whereas|when)\b/i;
const CUTS = /(?:,|:|\s[–—-])\s+|\s(?=(?:and|so that|so|because|which|who|after|before|since|by|using|including)\s)/g;

function countWords(text: string): number {
	return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/**
 * The sentence, or its longest beginning of at most `most` words that ends at a clause and that the rest does not
 * qualify. Null if there is none.
 */
export function shortened(sentence: string, most: number): string | null {
	if (countWords(sentence) <= most) return sentence;
	const cuts = Array.from(sentence.matchAll(CUTS), (match) => ({
		at: match.index,
		rest: match.index + match[0].length,
	}));
	for (const { at, rest } of cuts.reverse()) {
		const head = sentence.slice(0, at);
		const words = countWords(head);
		if (words > most || words < 4 || TAKES_BACK.test(sentence.slice(rest)) || isOpen(head)) continue;
		return closed(asPair(head));
	}
	return null;
}

/** Repairs a list that was cut after its second item: "reads papers, photos" becomes "reads papers and photos". */
function asPair(head: string): string {
	const parts = head.split(', ');
	const [, item = ''] = parts;
	return parts.length === 2 && countWords(item) <= 3 && !/\band\b/.test(head) ? parts.join(' and ') : head;
}

/** Whether a beginning is incomplete: it opened a subordinate clause, a bracket or a quotation. */
function isOpen(head: string): boolean {
	if (/^(?:if|when|while|because|since|after|before|although|though|as|once|unless)\b/i.test(head)) return true;
	if (
		/\b(?:the|a|an|of|to|for|with|in|on|at|and|or|by|from|as|is|are|was|were|that|which|who|not only|both|between)$/i.test(
			head,
		)
	) {
		return true;
	}
	const count = (sign: RegExp) => (head.match(sign) ?? []).length;
	return count(/\(/g) !== count(/\)/g) || count(/“/g) !== count(/”/g) || count(/"/g) % 2 === 1;
}

/** Words that are capitalised only at the start of a sentence. */
const ORDINARY = new Set(
	`a about after all also an and another any as at because before both by calls clients customers customer client client's
	candidates drivers each employees engineers every everyone few for from half her his how in incoming inquiries invoices
	it its jobs leads less like loads long many maybe members more most much new no nobody nurses office old on one only
	orders our over owners parents parts patients paper papers people phone phones quotes requests sales since small some
	staff still students suppliers support team teams technicians that the their them then there these they this those
	second first churn complaints conflicts costs deliveries visits three two under until users we what when where which while with work workers you your`.split(
		/\s+/,
	),
);

/**
 * The sentence as a clause for use in mid-sentence, without its full stop. Its first word is lowered only if it is
 * certainly not a name. Null if that is uncertain.
 *
 * @param source texts that show how the word is written elsewhere
 */
export function asClause(sentence: string, source: string): string | null {
	const bare = sentence.replace(/[.]$/, '');
	const [first = ''] = bare.split(/[\s,]/);
	const low = first.toLowerCase();
	const lowered = low + bare.slice(first.length);
	if (/^\p{N}/u.test(first)) return bare;
	if (first === 'I' || /^I['’]/.test(first)) return null;
	if (first === low || ORDINARY.has(low)) return lowered;
	const singular = low.replace(/s$/, '').replace(/[^\p{L}\p{N}]/gu, '.');
	const elsewhere = new RegExp(`(?<![\\p{L}\\p{N}])${singular}s?(?![\\p{L}\\p{N}])`, 'u');
	return /^\p{Lu}\p{Ll}+$/u.test(first) && elsewhere.test(source) ? lowered : null;
}

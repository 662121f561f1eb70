/**
 * Cuts a readable piece out of what somebody said, verbatim: the sentence itself where it is short, else
 * the clause around the words that matter. Speech without punctuation is cut at conjunctions, fillers
 * and bracketed placeholders, and never ends on a word that calls for another.
 */

/** A quote longer than this is no longer read. */
export const MOST_QUOTED = 200;
const COMFORTABLE = 120;
const FEWEST_WORDS = 4;

interface Token {
	text: string;
	start: number;
	end: number;
	/** The clause ends behind this token. */
	closes: boolean;
	/** The clause may begin behind this token or end before it. */
	joint: boolean;
	/** Part of "you know" and its like. */
	phrase: boolean;
}

const JOINTS = new Set(
	'and but because cause cos so um uh er em mm oh yeah yes no well right okay ok now like which then basically alright'.split(
		' ',
	),
);
/** No clause ends on these, not even where the speaker broke off. */
const BROKEN_ENDS = new Set(
	`the a an of and or but with from my our your his their i we because cause including than uh um er em mm they'd they're they'll you'd you're you'll he'd she'd we'd we'll i'd i'll`.split(
		' ',
	),
);
/** After these more is to come, unless the sentence is over. */
const UNFINISHED = new Set(
	`to for in on at by its is are was were be been which who if as so about he she it's that's i'm we're getting get have having put off need next last this until want wanna do does did can could would will what how any keep keeps give tell me quite more one whether if they're they'd they'll they've you're you'd you'll you've we'd we'll we've he's he'd he'll she's she'd she'll i'd i'll i've it'd it'll there's what's who's`.split(
		' ',
	),
);
/** Before these "so" joins two clauses; elsewhere it only strengthens a word. */
const SUBJECT = new Set(
	"we i they he she it you that the my our then this there if when people what basically yeah now it's that's i'm we're".split(
		' ',
	),
);
const PLACEHOLDER = /^\[[^\]]*\]$/;
const PHRASE_JOINTS = /^(?:you know|i mean|sort of|kind of)\b/i;

function bare(word: string): string {
	return word
		.toLowerCase()
		.replace(/^[^\p{L}\p{N}[]+/u, '')
		.replace(/(?<![^\p{L}\p{N}\]])[^\p{L}\p{N}\]]+$/u, '');
}

/** Conjunctions and fillers cut only what nobody punctuated; elsewhere the punctuation does. */
function tokensOf(text: string, spoken: boolean): Token[] {
	const tokens: Token[] = [];
	for (const match of text.matchAll(/\S+/g)) {
		const word = match[0];
		const start = match.index;
		const punctuated = /[,.;:!?…]["'”’)]*$/u.test(word) || /^[—–-]+$/u.test(word);
		const placeholder = PLACEHOLDER.test(word);
		const phrase =
			PHRASE_JOINTS.test(text.slice(start, start + 12)) ||
			(tokens.at(-1)?.phrase === true && tokens.at(-2)?.phrase !== true);
		tokens.push({
			text: word,
			start,
			end: start + word.length,
			closes: punctuated,
			joint: placeholder || (spoken && (phrase || JOINTS.has(bare(word)))),
			phrase,
		});
	}
	for (const [index, token] of tokens.entries()) {
		if (bare(token.text) === 'so' && !SUBJECT.has(bare(tokens[index + 1]?.text ?? ''))) token.joint = false;
	}
	return tokens;
}

/** Whether a clause may not end on this word: at the end of the sentence fewer words count. */
function dangles(token: Token | undefined, more: boolean): boolean {
	if (token === undefined || token.closes) return false;
	const word = bare(token.text);
	return BROKEN_ENDS.has(word) || PLACEHOLDER.test(token.text) || (more && UNFINISHED.has(word));
}

function expandLeft(tokens: readonly Token[], from: number): number {
	let first = from;
	while (first > 0) {
		const before = tokens[first - 1];
		if (before === undefined || before.closes || before.joint) break;
		first -= 1;
	}
	return first;
}

function expandRight(tokens: readonly Token[], first: number, to: number): number {
	let last = to;
	while (last + 1 < tokens.length) {
		const next = tokens[last + 1];
		const current = tokens[last];
		const enough = last - first + 1 >= FEWEST_WORDS && !dangles(current, true) && current?.joint !== true;
		if (current?.closes && enough) break;
		if (next?.joint && enough) break;
		last += 1;
	}
	return last;
}

function fitted(text: string, tokens: readonly Token[], first: number, last: number, from: number, to: number): string {
	let begin = first;
	let end = last;
	const length = () => (tokens[end]?.end ?? 0) - (tokens[begin]?.start ?? 0);
	while (length() > MOST_QUOTED && end > to) end -= 1;
	while (length() > MOST_QUOTED && begin < from) begin += 1;
	while (end > to && (tokens[end]?.phrase === true || dangles(tokens[end], end + 1 < tokens.length))) end -= 1;
	const piece = text.slice(tokens[begin]?.start ?? 0, tokens[end]?.end ?? text.length).slice(0, MOST_QUOTED);
	return tidy(piece);
}

/** Without marks that belong to what stands around it: a quote never opens or closes a quotation of its own. */
function tidy(piece: string): string {
	const parts = piece.split(/[“”]/u);
	const longest = parts.reduce((best, part) => (part.length > best.length ? part : best), '');
	return longest
		.trim()
		.replace(/^["'‘(]+(?=\p{L})/u, (marks) => (piece.includes(marks, marks.length) ? marks : ''))
		.replace(/^(?:and|but|so|because|cause|or),? (?=\S+ \S+ \S)/iu, '')
		.replace(/^(?:is|was) that (?=(?:it|they|we|you|he|she|there)(?:['’]\w+)? \S+ \S)/iu, '')
		.replace(/^(?:that |just ){1,3}(?=(?:i|we) \S+ \S)/iu, '')
		.replace(/(?<![\s,;:—–-])[\s,;:—–-]*[,;:—–-]$/u, '')
		.trim();
}

function tidyWhole(sentence: string): string {
	return /[“”]/u.test(sentence) ? tidy(sentence) : sentence.replace(/^"(?=[^"]*$)/, '').replace(/^([^"]*)"$/, '$1');
}

/** The verbatim piece of `text` around the characters `from` to `to`, at most 200 characters. */
export function clauseAround(text: string, from: number, to: number, comfortable = COMFORTABLE): string {
	const whole = text.trim();
	if (whole.length <= comfortable && /[.!?…]["'”’)]*$/u.test(whole)) return tidyWhole(whole);
	const windowStart = Math.max(0, text.lastIndexOf(' ', Math.max(0, from - 400)));
	const windowEnd = Math.min(text.length, to + 400);
	const view = text.slice(windowStart, windowEnd);
	const tokens = tokensOf(view, !/[.!?]/.test(text));
	const at = tokens.findIndex((token) => token.end > from - windowStart);
	if (at < 0) return view.trim().slice(0, MOST_QUOTED);
	let until = at;
	while (until + 1 < tokens.length && (tokens[until + 1]?.start ?? 0) < to - windowStart) until += 1;
	const first = expandLeft(tokens, at);
	const last = expandRight(tokens, first, until);
	return fitted(view, tokens, first, last, at, until);
}

/** So near to its start, a clause is shown from there. */
const NEAR_START = 36;

/** The core of a clause in at most `most` characters, from just before the words that matter. */
export function coreAround(text: string, from: number, to: number, most: number): string {
	const clause = clauseAround(text, from, to, 0);
	if (clause.length <= most) return clause;
	const at = text.indexOf(clause);
	const words = tokensOf(clause, false);
	const focus = Math.max(
		0,
		words.findIndex((word) => at + word.end > from),
	);
	const until = Math.max(
		focus,
		words.findLastIndex((word) => at + word.start < to),
	);
	let first = focus;
	let last = until;
	const length = (a: number, b: number) => (words[b]?.end ?? 0) - (words[a]?.start ?? 0);
	const near = (words[focus]?.start ?? 0) <= NEAR_START;
	while (
		first > 0 &&
		(near || (focus - first < 3 && !JOINTS.has(bare(words[first - 1]?.text ?? '')))) &&
		length(first - 1, last) <= most
	)
		first -= 1;
	while (last + 1 < words.length && length(first, last + 1) <= most) last += 1;
	while (last > until && (words[last]?.phrase === true || dangles(words[last], last + 1 < words.length))) last -= 1;
	return tidy(clause.slice(words[first]?.start ?? 0, words[last]?.end ?? clause.length));
}

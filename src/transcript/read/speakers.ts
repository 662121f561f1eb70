/** Decides which apparent labels are real. */

import { type Label, markOf } from './label.ts';
import { BUYER_LABELS, folded, parseName, SELLER_LABELS } from './names.ts';

export interface Candidate {
	/** 0-based. */
	line: number;
	label: Label;
	key: string;
	/** Whether words follow on the same line. */
	words: boolean;
}

/** Keys of notes and headers, and words that introduce a list or a thought: never names. */
const NEVER =
	/^(?:re|fwd|fw|cc|ps|p\.s\.|nb|n\.b\.|https?|mailto|tel|e-?mail|subject|note|notes|call notes|meeting notes|call notes\b.{0,40}|key points|key takeaways|takeaways?|summary|overview|call summary|recap|agenda|action|actions|action items?|next steps?|to-?dos?|follow-?ups?|outcome|result|results|date|time|start|end|duration|length|call id|id|call type|type|title|topic|location|place|recording|link|url|transcript|participants|attendees?|present|speakers|company|industry|source|status|objective|goal|purpose|background|context|example|examples|for example|e\.g\.|i\.e\.|warning|tip|important|remember|caveat|disclaimer|translation|price|pricing|cost|costs|total|budget|timeline|authority|need|scope|benefits?|features?|pros|cons|problem|solution|option|options|question|questions|my question|answer|answers|objections?|quote|reason|reasons|first|second|third|fourth|fifth|firstly|secondly|thirdly|finally|lastly|one|two|three|four|five|yes|no|ok|okay|well|so|and|but|or|because|then|also|plus|anyway|basically|honestly|look|listen|right|sure|great|thanks|thank you|hello|hi|hey|today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|am|pm|at|in|on|by|to|of|for|is|are|was|it|it's|that|that's|this|these|here|there|what|why|how|who|when|where|which|(?:step|option|part|phase|stage|point|item|number|week|day|plan|tier|package|question|problem|reason|section|chapter|slide|page)\s(?:\d{1,3}|[a-z]|one|two|three|four|five))$/i;

/** Words that open or join sentences. A label of several words contains none of them. */
const SENTENCE_WORDS =
	/(?:^|\s)(?:i|i'm|i'll|i've|we|we're|we'll|we've|you|you're|he|she|it|they|my|your|our|their|his|its|is|are|was|were|be|been|am|do|does|did|have|has|had|can|could|will|would|should|so|but|because|if|that|this|these|those|there|here|what|why|how|when|where|which|who|not|just|about|with|for|to|from|at|on|in|an|a|then|than|like|as|says|said|asks|asked|means|thing|question)(?:\s|$)/i;

/** Whether a text can be a person's name. */
export function looksLikeName(name: string): boolean {
	const plain = folded(name.split('|')[0] ?? '')
		.replace(/\([^()]{0,80}\)/g, ' ')
		.trim()
		.replace(/^(?:prof|capt|supt|sgt|revd?|hon|messrs)\.\s/, '');
	if (plain === '' || NEVER.test(plain) || /^\d[\d\s.,:%$€£]*$/.test(plain)) return false;
	if (
		/^(?:[#>|•·"“'‘({$€£]|[-*+]\s|\d{1,2}[.)]\s)/.test(name.trim()) ||
		/[?!;=<>{}"“”]|\.\.|[^\s.]{4}\.(?:\s|$)/.test(plain)
	)
		return false;
	if (/,$|\b(?:19|20)\d{2}\b/.test(plain)) return false;
	const words = plain.split(/[\s,/&|+]+/).filter((word) => word !== '');
	if (words.length > 6) return false;
	return (
		words.length === 1 || ROLE_ALONE.test(plain) || SPELT_LIKE_A_WORD.test(name.trim()) || !SENTENCE_WORDS.test(plain)
	);
}

/** First names that are also ordinary words: Will White, An Nguyen. */
const SPELT_LIKE_A_WORD = /^(?:Will|Can|An|So|Do|He|In|My|You|To)(?: \p{Lu}[\p{Ll}'’-]{1,24}){1,2}$/u;

/** Whether every word has a capital or a digit, except particles. */
function isCapitalised(name: string): boolean {
	return name
		.split(/[\s(),/&|+]+/)
		.filter((word) => word !== '')
		.every(
			(word) =>
				!/^\p{Ll}/u.test(word) ||
				/^(?:de|da|di|du|van|von|der|den|del|la|le|el|bin|ibn|al|of|the|and|y|dos)$/.test(word),
		);
}

const ROLE_ALONE =
	/^(?:operator|receptionist|reception|moderator|interviewer|narrator|assistant|unknown(?: speaker)?|voicemail|ivr|(?:speaker|spk|participant|person|voice|guest|caller)[\s_-]?(?:\d{1,3}|[a-z]))$/i;

function isRole(key: string): boolean {
	return ROLE_ALONE.test(key) || SELLER_LABELS.test(key) || BUYER_LABELS.test(key);
}

function hasWordsBehindMark(line: string): boolean {
	const mark = markOf(line);
	return mark !== null && line.length > mark.after && line.slice(mark.after).trim() !== '';
}

const ASKS = /^(?:question|answer)s?$/;

/** `Question:` and `Answer:` are labels if both recur, as in a deposition. */
function asksAndAnswers(candidates: readonly Candidate[]): boolean {
	const asked = candidates.filter(({ key }) => key.startsWith('question') && ASKS.test(key)).length;
	const answered = candidates.filter(({ key }) => key.startsWith('answer') && ASKS.test(key)).length;
	return asked > 1 && answered > 1;
}

/** If at least this share of lines, from the first label to the last, has a label, nearly every line has one. */
const DENSE = 0.75;
/** The same, from the first label to the end of a text in which no label recurs. */
const DENSE_WHERE_NOBODY_RECURS = 0.5;

/**
 * The keys of the labels that name a speaker. A label counts if it recurs or is in the list of participants; if most
 * labels have a time, each speaker must have one somewhere. A label that occurs once counts if it has a time, as most
 * such lines do; if it is a role; or if it looks like a name and nearly every line has a label. Otherwise it is part of
 * the speech.
 */
export function speakerKeys(
	candidates: readonly Candidate[],
	lines: readonly string[],
	listed: (name: string) => boolean,
	listedInFull: (name: string) => boolean = () => false,
): Set<string> {
	const names = new Map<string, boolean>();
	const answered = asksAndAnswers(candidates);
	for (const { label, key } of candidates) {
		const known = names.get(label.name);
		if (known === undefined)
			names.set(label.name, looksLikeName(label.name) || listedInFull(label.name) || (answered && ASKS.test(key)));
	}
	const possible = candidates.filter(({ label }) => names.get(label.name));
	const counts = new Map<string, number>();
	for (const { key } of possible) counts.set(key, (counts.get(key) ?? 0) + 1);
	const timed = possible.filter(({ label }) => label.start !== undefined).length;
	const timesVouch = timed * 2 >= lines.filter((line) => hasWordsBehindMark(line)).length;
	const withTimes = new Set(possible.flatMap(({ key, label }) => (label.start === undefined ? [] : [key])));
	const needsTime = timed > 1 && timed * 2 >= possible.length;
	const keys = new Set<string>();
	for (const { key, label } of possible) {
		if (needsTime && !withTimes.has(key) && !listed(label.name)) continue;
		if ((counts.get(key) ?? 0) > 1 || (timesVouch && label.start !== undefined) || listed(label.name)) keys.add(key);
	}
	const known = possible.filter(({ key }) => keys.has(key));
	const few = keys.size === 0;
	const first = (few ? possible : known)[0]?.line ?? 0;
	const last = few ? lines.length - 1 : (known.at(-1)?.line ?? -1);
	const filled = lines.slice(first, last + 1).filter((line) => line.trim() !== '').length;
	const inside = possible.filter(({ line }) => line >= first && line <= last).length;
	const dense = inside >= filled * (few ? DENSE_WHERE_NOBODY_RECURS : DENSE);
	const bold = known.filter(({ label }) => label.bold).length * 2 > known.length;
	for (const { key, label, words, line } of possible) {
		if (keys.has(key) || timed * 2 > possible.length) continue;
		const role = isRole(key) && words;
		const likeOthers = dense && (few || isCapitalised(label.name)) && line >= first - 3;
		const boldLikeOthers = bold && label.bold && words && line > first;
		if (role || likeOthers || boldLikeOthers) keys.add(key);
	}
	return keys;
}

/** The key of each label. Labels with different details in parentheses have different keys. */
export function keysOfLabels(names: readonly string[]): Map<string, string> {
	const parsed = names.map((name) => ({ ...parseName(name), label: name }));
	const details = new Map<string, Set<string>>();
	for (const { key, detail } of parsed) {
		if (detail === '') continue;
		const known = details.get(key) ?? new Set();
		details.set(key, known.add(detail));
	}
	return new Map(
		parsed.map(({ label, key, detail }) => [
			label,
			detail !== '' && (details.get(key)?.size ?? 0) > 1 ? `${key} (${detail})` : key,
		]),
	);
}

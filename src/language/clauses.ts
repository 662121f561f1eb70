/** Cuts long speech at its natural joints into quotes that people can read. */

/** Sentences of up to this many words stay whole. */
const READABLE = 34;
/** Without punctuation, a clause ends at the first joint after this many words. */
const SHORTEST = 7;
const LONGEST = 26;

/** In characters. Longer than any real clause; protects later code from endless words. */
const LONGEST_CLAUSE = 1_500;

/** Words that open a clause. */
const JOINTS = new Set(
	"and but so because 'cause cause cos then if when which where while although though unless until or well now okay right yeah like anyway basically however plus".split(
		' ',
	),
);
/** After these words a clause continues: "a lot of and", "to the". */
const UNFINISHED = new Set(
	"a an the to of for in on at by with from my your our their his her its this that these those and or but so if is are was were be i you we they he she it i'm we're you're do don't not no very just really um uh er as than".split(
		' ',
	),
);

interface Word {
	text: string;
	start: number;
	end: number;
}

/** The parts of a sentence, each verbatim; just the sentence itself if it is short enough. */
export function clausesOf(sentence: string): string[] {
	const clauses = cutAtJoints(sentence);
	return sentence.length <= LONGEST_CLAUSE ? clauses : clauses.flatMap(cutToLength);
}

/** Cuts at a space if there is one, never within a character. */
function cutToLength(clause: string): string[] {
	const pieces: string[] = [];
	for (let from = 0; from < clause.length; ) {
		const most = from + LONGEST_CLAUSE;
		const space = most < clause.length ? clause.lastIndexOf(' ', most) : clause.length;
		const inPair = /[\udc00-\udfff]/.test(clause.charAt(most));
		const to = space > from ? space : inPair ? most - 1 : most;
		pieces.push(clause.slice(from, to).trim());
		from = to;
	}
	return pieces.filter((piece) => piece !== '');
}

function cutAtJoints(sentence: string): string[] {
	const words: Word[] = [];
	for (const match of sentence.matchAll(/\S+/g)) {
		words.push({ text: match[0].toLowerCase(), start: match.index, end: match.index + match[0].length });
	}
	if (words.length <= READABLE) return [sentence];
	const clauses: string[] = [];
	let first = 0;
	while (first < words.length) {
		const next = words.length - first <= LONGEST ? words.length : nextJoint(words, first);
		clauses.push(sentence.slice(words[first]?.start, words[next - 1]?.end));
		first = next;
	}
	return clauses;
}

/**
 * The index of the word that opens the next clause: after a comma or bracket, otherwise before a joint, otherwise at
 * the maximum length.
 */
function nextJoint(words: readonly Word[], first: number): number {
	const last = Math.min(words.length, first + LONGEST);
	let joint = 0;
	for (let at = first + SHORTEST; at < last; at++) {
		const before = words[at - 1]?.text ?? '';
		if (/[,;:—\]]$/.test(before)) joint = at;
		if (JOINTS.has(words[at]?.text ?? '') && !UNFINISHED.has(before) && !JOINTS.has(before)) joint = at;
		if (joint > 0 && at - first >= SHORTEST * 2) break;
	}
	if (joint > 0) return joint;
	for (let at = last; at > first + SHORTEST; at--) {
		if (!UNFINISHED.has(words[at - 1]?.text ?? '')) return at;
	}
	return last;
}

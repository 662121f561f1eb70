/** Cuts an answer into pieces that can be quoted. Every piece is verbatim and from one line. */

/** Separators between pieces. A comma or full stop inside a figure, or a name such as "make.com", does not separate. */
const BREAK =
	/[\n\r\t;•“”"|()<>{}[\]]| {2,}|[,:](?!\d)|(?<!\b(?:e\.g|i\.e|approx|Dr|Mr|Mrs|Ms|St|Prof|vs))[.!?…]+(?=\s|$)|\s(?:incl\.|including|among them)\s|\s[–—-]\s/u;
/** What can be removed from the start of a piece. */
const JOINER =
	/^(?:[-*·>/=\s,]+|\d+[.)](?=\s)|(?:among them|including|before that|after that|and|then|also|but|or|so|plus|both|well|where|which|who|that|when|while|because|although|mainly|mostly|e\.g\.|i\.e\.)\b)[\s,]*/iu;
/** Where a long piece can be cut. The words themselves stay with what follows. */
const TURN =
	/(?<!\s)\s+(?=(?:and|but|who|which|because|while|where|so that|though|although|until|after|before|when|as well as)\s)/iu;
/** Longer pieces are cut if possible. */
const READABLE_WORDS = 12;
/** The most words a quote may have. */
const LONGEST_QUOTE = 18;

export function wordCount(text: string): number {
	return text.split(/\s+/).filter((word) => word !== '').length;
}

/** "(English/Spanish)" stays with the words around it if more words follow. */
const ASIDE = /\(([^()<>{},;.:"“”\n]{1,30})\)(?= \p{L})/gu;
/** "my ex-wife (director of a clinic)": the description stays with the person. */
export const keepingAsides = /\(([^()<>{},;:"“”\n]{1,60})\)/gu;
const [OPENS, CLOSES] = ['\uE000', '\uE001'];

function withAsides(text: string): string {
	return /[\uE000\uE001]/.test(text) ? text.replaceAll(OPENS, '(').replaceAll(CLOSES, ')') : text;
}

/** The pieces of an answer in order. Pieces without a word are left out. */
export function piecesOf(answer: string, asides = ASIDE): string[] {
	return answer
		.replace(/[\uE000\uE001]/g, ' ')
		.replace(asides, `${OPENS}$1${CLOSES}`)
		.split(BREAK)
		.map(withAsides)
		.flatMap((piece) => (wordCount(piece) > READABLE_WORDS ? piece.split(TURN) : [piece]))
		.map(trimmed)
		.filter((piece) => /\p{L}{2}/u.test(piece));
}

function trimmed(piece: string): string {
	let text = piece.trim().replace(/(?<!\s)\s+(?:at first|at the moment)$/iu, '');
	for (let rest = text.replace(JOINER, ''); rest !== text; rest = text.replace(JOINER, '')) text = rest.trim();
	return text;
}

/** The part of a piece to quote, around `place`; the whole piece if it is short enough. */
export function quotable(piece: string, place = 0): string {
	if (wordCount(piece) <= LONGEST_QUOTE && piece.length <= 160) return piece;
	const words = [...piece.matchAll(/\S+/g)];
	const at = Math.max(
		0,
		words.findLastIndex((word) => word.index <= place),
	);
	const from = Math.max(0, Math.min(at - 5, words.length - READABLE_WORDS));
	const last = words[Math.min(words.length, from + READABLE_WORDS) - 1];
	const start = words[from]?.index ?? 0;
	return piece
		.slice(start, last === undefined ? piece.length : last.index + last[0].length)
		.slice(0, 160)
		.trim();
}

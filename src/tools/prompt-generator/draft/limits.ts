/** Limits that can be counted in the finished answer: "at most 140 words", "one-page", "five names". */
export interface Limit {
	/** Verbatim. */
	text: string;
	unit: string;
}

const NUMBER = '(?:\\d[\\d,]{0,20}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|half(?: an?)?)';
const UNITS =
	'words?|characters?|pages?|sentences?|bullet points?|bullets?|lines?|paragraphs?|rows?|columns?|items?|ideas?|names?|steps?|minutes?|seconds?|slides?|questions?|options?|titles?|headlines?|posts?|sections?|points?|examples?|versions?|variants?';
const LIMIT = new RegExp(
	`(?:\\b(?:at most|at least|no more than|not more than|up to|under|below|max\\.?|maximum(?: of)?|within|about|around|exactly|fewer than|less than)\\s+)?\\b${NUMBER}(?:\\s*(?:-|–|to)\\s*${NUMBER})?[\\s-]+(?:(?:short|numbered|spoken|plain|different|possible)\\s+)?(${UNITS})\\b(?:\\s+or (?:fewer|less|more))?`,
	'gi',
);

/** At most one per unit: the first one named. */
export function limitsIn(texts: readonly string[]): Limit[] {
	const limits = new Map<string, Limit>();
	for (const text of texts) {
		for (const match of text.matchAll(LIMIT)) {
			const unit = (match[1] ?? '')
				.toLowerCase()
				.replace(/^bullet.*/, 'bullet')
				.replace(/s$/, '');
			if (!limits.has(unit)) limits.set(unit, { text: match[0].trim(), unit });
		}
	}
	return [...limits.values()].slice(0, 4);
}

/** How to check the limit before sending the answer. */
export function limitCheck({ text, unit }: Limit): string {
	switch (unit) {
		case 'word':
			return `Count the words against “${text}”; over the limit, cut the weakest sentence rather than the facts.`;
		case 'character':
			return `Count characters, spaces included, against “${text}”.`;
		case 'page':
			return `Does it keep to “${text}”? If not, take out what the reader can do without, never the conclusion.`;
		case 'sentence':
			return `Count the sentences: “${text}” was asked for.`;
		case 'minute':
		case 'second':
			return `Read it aloud at a calm pace and time it against “${text}”.`;
		case 'slide':
			return `Does the deck have “${text}”, each with a title that is a statement?`;
		case 'column':
		case 'row':
			return `Does the table have “${text}”, none of them empty by accident?`;
		default:
			return `Are there “${text}”, none of them the same thing said twice?`;
	}
}

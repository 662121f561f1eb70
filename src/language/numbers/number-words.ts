/** The words that make up numbers. */

const numbered = (words: string, from: number, step = 1): [string, number][] =>
	words.split(' ').map((word, index) => [word, from + index * step]);

export const UNITS: ReadonlyMap<string, number> = new Map(
	numbered(
		'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
		0,
	),
);

export const TENS: ReadonlyMap<string, number> = new Map(
	numbered('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
);

export const ORDINALS: ReadonlyMap<string, number> = new Map([
	...numbered(
		'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth',
		1,
	),
	['thirtieth', 30],
]);

/** Names of fractions, with their denominators. */
export const PARTS_OF_A_WHOLE: ReadonlyMap<string, number> = new Map([
	['half', 2],
	['halves', 2],
	['third', 3],
	['thirds', 3],
	['quarter', 4],
	['quarters', 4],
	['fifth', 5],
	['fifths', 5],
	['tenth', 10],
	['tenths', 10],
]);

export const SCALES: ReadonlyMap<string, number> = new Map([
	['k', 1e3],
	['grand', 1e3],
	['thousand', 1e3],
	['m', 1e6],
	['mm', 1e6],
	['mil', 1e6],
	['mio', 1e6],
	['million', 1e6],
	['lakh', 1e5],
	['lakhs', 1e5],
	['crore', 1e7],
	['crores', 1e7],
	['b', 1e9],
	['bn', 1e9],
	['billion', 1e9],
]);

/** Abbreviated scales, which belong to the digits directly before them. */
export const LETTER_SCALES: ReadonlySet<string> = new Set(['k', 'm', 'mm', 'b', 'bn']);

/** A cheap test to skip tokenising, since most lines contain no number. */
const NUMBER_WORDS =
	/\d|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w{3,5}teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|half|third|quarter|hundred|thousand|million|billion|lakh|crore|grand|buck|dozen|couple|figures)|\b(?:hour|day|week)\s(?:a|per|each|every)\b/i;

export function mayHoldNumber(text: string): boolean {
	return NUMBER_WORDS.test(text);
}

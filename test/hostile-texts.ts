/** Texts of any length that a slow pattern, a quadratic loop or a recursion chokes on. The same length gives the same text. */

export interface HostileText {
	name: string;
	/** Exactly so many UTF-16 units. */
	text(length: number): string;
}

type Random = () => number;

/** The same piece again and again. */
function pumped(name: string, piece: string): HostileText {
	return { name, text: (length) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length) };
}

/** One piece after the other, each made from its number, until the length is reached. */
function written(name: string, piece: (index: number, random: Random) => string): HostileText {
	return {
		name,
		text(length) {
			const random = seeded(name);
			const pieces: string[] = [];
			for (let index = 0, size = 0; size < length; index += 1) {
				const next = piece(index, random);
				pieces.push(next);
				size += next.length;
			}
			return pieces.join('').slice(0, length);
		},
	};
}

/** Numbers from 0 to below 1, the same for the same name (Mulberry32 from an FNV-1a hash). */
function seeded(name: string): Random {
	let state = 0x811c9dc5;
	for (let index = 0; index < name.length; index += 1) {
		state = Math.imul(state ^ name.charCodeAt(index), 0x01000193);
	}
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

function oneOf<Item>(list: readonly [Item, ...Item[]], random: Random): Item {
	return list[Math.floor(random() * list.length)] ?? list[0];
}

function word(random: Random): string {
	return Array.from({ length: 3 + Math.floor(random() * 8) }, () => 97 + Math.floor(random() * 26))
		.map((code) => String.fromCharCode(code))
		.join('');
}

const LOSSES: readonly [string, ...string[]] = ['we lose', 'it costs us', 'we waste', 'we are losing', 'that eats'];
const PERIODS: readonly [string, ...string[]] = ['a month', 'every week', 'per year', 'a day'];
const SAID: readonly [string, ...string[]] = [
	'How many calls do you miss?',
	'About twelve a week, and each one is worth $300.',
	'We are too expensive, they say, and we cannot decide before March.',
	'Can we meet on Tuesday at 3pm?',
	'I would need to ask my partner first.',
	'Our price is $2,400 a month for the whole team.',
	'It takes us four hours every day to copy the orders.',
	'We already use HubSpot and are not happy with it.',
];

const MARKS: readonly [string, ...string[]] = ['a', ...'[](){}<>*_#$%&/\\|"“”.,:;!?-–@ \n\t0A', "'"];

/** What one member could freeze the server with. */
const SEEN: readonly HostileText[] = [
	pumped('opening brackets', '['),
	pumped('opened gaps', '[add '),
	pumped('right-to-left marks', '\u202eabc '),
	pumped('one loss with its cause', 'we lose $500 a month because '),
	written('distinct losses without labels', (index, random) => {
		return `${oneOf(LOSSES, random)} $${index + 100} ${oneOf(PERIODS, random)} on ${word(random)} ${word(random)}. `;
	}),
	{
		name: 'one turn of problems',
		text: (length) => `Ann: ${'we have a problem with it. '.repeat(length / 27 + 1)}`.slice(0, length),
	},
	pumped('dotted capitals', 'İ'),
	pumped('grouped numbers', '1,111,'),
	pumped('fillers', 'um, '),
	pumped('digits', '1'),
	pumped('question marks', '? '),
	pumped('carriage returns', '\r'),
	pumped('hard spaces', '\u00a0'),
];

type Pump = readonly [name: string, piece: string];

const PUMPS: readonly [Pump, ...Pump[]] = [
	['opening parentheses', '('],
	['closing brackets', ']'],
	['opening braces', '{'],
	['tags', '<b'],
	['nested brackets', '[('],
	['double asterisks', '**'],
	['list marks', '- '],
	['line breaks', '\n'],
	['spaces', ' a       '],
	['tabs', 'a\t'],
	['apostrophes', "'"],
	['opening quotes', '“a '],
	['straight quotes', '"a '],
	['dollar signs', '$'],
	['prices', '$1 '],
	['ranges', '1-2-'],
	['percent', '1% '],
	['decimals', '1.1.'],
	['times', '1:'],
	['clock times', '00:00:00 '],
	['dates', 'May 1, '],
	['one word without end', 'a'],
	['capitals', 'A'],
	['capitalised words', 'Aa '],
	['two-letter words', 'ab '],
	['short sentences', 'A. '],
	['dots', '.'],
	['ellipses', '... '],
	['commas', 'a, '],
	['and', 'a and '],
	['slashes', 'a/'],
	['hyphens', 'a-'],
	['dashes', ' – '],
	['combining marks', 'a\u0301\u0300\u0327'],
	['joined emoji', '👩‍👩‍👧‍👦'],
	['flags', '🇦'],
	['lone surrogates', '\ud800 '],
	['zero-width joiners', '\u200d'],
	['addresses', 'https://a.b/'],
	['e-mail addresses', 'a@b.'],
	['at signs', 'a@'],
	['hashtags', '#a '],
	['half labels', 'A:'],
	['labels on one line', 'A: b '],
	['empty turns', 'A:\n'],
	['stage directions', '[a] '],
	['captions', '1\n00:00:01,000 --> 00:00:02,000\na\n\n'],
	['JSON', '[{"speaker":"A","text":"'],
	['table cells', '|a'],
	['headings', '# a\n'],
	['first person', 'I am a '],
	['per', 'per '],
	['because', 'because '],
	['if', 'if we '],
	['not', 'not '],
	['negations', "don't "],
	['of', 'the of '],
	['full-width digits', '１，'],
	['Chinese', '我们每月损失。'],
	['Arabic', 'نحن نخسر '],
];

const WRITTEN: readonly HostileText[] = [
	written('20,000 short lines', (index) => `line ${index}\n`),
	written('alternating speakers', (index) => `${index % 2 === 0 ? 'Ann' : 'Bob'}: yes\n`),
	written('a new speaker each line', (index) => `Speaker ${index}: it costs us $${index}\n`),
	written('distinct words', (_, random) => `${word(random)} `),
	written('distinct words without spaces', (_, random) => word(random)),
	written('distinct names', (_, random) => {
		const [first = '', ...rest] = word(random);
		return `${first.toUpperCase()}${rest.join('')} `;
	}),
	written('distinct figures', (index) => `$${index * 7 + 1},000 `),
	written('distinct questions', (_, random) => `How do you ${word(random)} the ${word(random)}? `),
	written('distinct list entries', (_, random) => `${word(random)}, `),
	written('distinct pains in lines', (_, random) => `- ${word(random)} is too slow and costs ${word(random)}\n`),
	written('an honest call', (index, random) => `${index % 2 === 0 ? 'Ann' : 'Bob'}: ${oneOf(SAID, random)}\n`),
	written('an honest call without labels and lines', (_, random) => `${oneOf(SAID, random)} `),
	written('marks in any order', (_, random) => oneOf(MARKS, random)),
	written('pieces in any order', (_, random) => oneOf(PUMPS, random)[1]),
];

export const HOSTILE_TEXTS: readonly HostileText[] = [
	...SEEN,
	...PUMPS.map(([name, piece]) => pumped(name, piece)),
	...WRITTEN,
];

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
/** What the rules look for, said by each side: "#" is a figure, "@" a word. */
const SELLER_SAYS: readonly [string, ...string[]] = [
	'How many calls do you miss?',
	'What would you like to reach this year?',
	'Who decides about that, and when?',
	'Our price is $# a month for the whole team.',
	'We set up the @ within # days, and you can cancel at any time.',
	'It sends each caller to the @.',
	'You could begin with a pilot for the @.',
	'We could start with the @ in one branch for $#.',
	'So if I understand, you lose # @ a week, is that right?',
	'Thank you for telling me, shall we meet on Tuesday at 3pm?',
	'Most of our clients see # percent more @.',
	'I will send you the @ by Friday.',
	'If the @ is not for you, you pay nothing.',
	'Delivery takes # weeks.',
];
const BUYER_SAYS: readonly [string, ...string[]] = [
	'About # a week, and each @ is worth $#.',
	'We have a problem with the @, it is too slow and costs us $# a month.',
	'We are losing # customers a week because nobody answers the @.',
	'It is getting worse every week.',
	'We tried another @ and it was terrible.',
	'We want to cut the @ from # to # hours by March.',
	'That is too expensive, we have no budget for the @.',
	'I would need to ask my partner Maria Lopez first.',
	'How long does it take to install the @?',
	'What happens if the @ does not work?',
	'Thanks, but we are not interested in the @.',
	'Maybe we could start with a trial of the @.',
	'Yes, Tuesday at 3pm works, send me the @.',
	'We paid $# once for a @ that we never used.',
	"I don't think the @ would work for us, we already use HubSpot.",
	'That makes sense.',
];

function said(sentences: readonly [string, ...string[]], random: Random): string {
	return oneOf(sentences, random)
		.replaceAll('#', () => `${2 + Math.floor(random() * 900)}`)
		.replaceAll('@', () => word(random));
}

/** Sentences of one side up to a length. */
function turnOf(sentences: readonly [string, ...string[]], length: number, random: Random): string {
	const turn: string[] = [];
	for (let size = 0; size < length; size += turn.at(-1)?.length ?? 1) turn.push(`${said(sentences, random)} `);
	return turn.join('').slice(0, length);
}

/** Two people, one long turn each. */
function twoTurns(
	name: string,
	first: readonly [string, ...string[]],
	second: readonly [string, ...string[]],
): HostileText {
	const text = (length: number) => {
		const random = seeded(name);
		const half = Math.floor(length / 2);
		return `Ann: ${turnOf(first, half, random)}\nBob: ${turnOf(second, half, random)}`.slice(0, length);
	};
	return { name, text };
}

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
	written('an honest call', (index, random) =>
		index % 2 === 0 ? `Ann: ${said(SELLER_SAYS, random)}\n` : `Bob: ${said(BUYER_SAYS, random)}\n`,
	),
	written('an honest call without labels and lines', (index, random) =>
		index % 2 === 0 ? `${said(SELLER_SAYS, random)} ` : `${said(BUYER_SAYS, random)} `,
	),
	twoTurns('one long offer, then one long answer', SELLER_SAYS, BUYER_SAYS),
	twoTurns('one long answer, then one long offer', BUYER_SAYS, SELLER_SAYS),
	written('one buyer who never stops', (index, random) =>
		index === 0 ? 'Ann: How are you doing today? We help dentists.\nBob: ' : `${said(BUYER_SAYS, random)} `,
	),
	written('one sentence again and again by two', (index) =>
		index % 2 === 0
			? 'Ann: It takes a week and costs $100, shall we meet on Tuesday at 3pm?\n'
			: 'Bob: That is too expensive, we lose $500 a month because nobody answers.\n',
	),
	written('marks in any order', (_, random) => oneOf(MARKS, random)),
	written('pieces in any order', (_, random) => oneOf(PUMPS, random)[1]),
];

export const HOSTILE_TEXTS: readonly HostileText[] = [
	...SEEN,
	...PUMPS.map(([name, piece]) => pumped(name, piece)),
	...WRITTEN,
];

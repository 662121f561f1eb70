import { describe, expect, it } from 'vitest';
import { readCall } from '#transcript/read.ts';
import { utterancesOf } from '../utterances.ts';
import type { FactsAnswer } from './answer.ts';
import { CONFIDENCE } from './checks.ts';
import { factsFromModel } from './facts-from-model.ts';
import { asAnswer } from './testing.ts';

const CALL = [
	'Ann: Hi Bob, Ann from Star Nudge here. How many reviews do you get a month?',
	'Bob: One, if that. I hand them a card and they never do it, and it costs me about three hours every week.',
	'Ann: We text them. It is forty-five hundred to set up, no, sorry, thirty-five hundred, and $149 a month.',
	'Bob: My wife said not over $100 a month. And there is nothing left this year.',
	'Ann: Between $80 and $90 a month for the solo plan, or $1,000 a year, then.',
	'Bob: Last year we had Birdeye. Thanks a million for that one.',
	"Ann: So who decides, and could we talk on Friday at ten? I'd send the contract before.",
	"Bob: Friday's great. My wife has to agree, I can't sign alone.",
	'Ann: And seventy or eighty jobs, was it?',
	'Bob: Seventy jobs, and two of them were bad.',
].join('\n');

const call = readCall(CALL);
const turns = utterancesOf(call);
const read = (part: Partial<FactsAnswer>, known = {}) =>
	factsFromModel(
		asAnswer({ outcome: at(8, "Friday's great.", { kind: 'next-step' as const }), ...part }),
		call,
		turns,
		known,
	);
const at = <More extends object>(turn: number, words: string, more: More) => ({ turn, words, ...more });

type Key = 'prices' | 'budget' | 'figures' | 'deciders' | 'pains' | 'alternatives' | 'next' | 'timing';
type Row = [title: string, key: Key, item: object, expected: object | null];

const sum = (turn: number, words: string, amount: number | null, per: FactsAnswer['prices'][number]['per'] = null) =>
	at(turn, words, { amount, per });

/** What is found, and how it is normalised. */
const FINDS: Row[] = [
	[
		'words as they stand',
		'pains',
		at(2, 'they never do it', { main: true }),
		{ lines: [2], quote: 'they never do it' },
	],
	[
		'other signs and capitals',
		'pains',
		at(2, '“I hand them a card AND they never do it…”', { main: false }),
		{ quote: 'I hand them a card and they never do it' },
	],
	['words of the turn before', 'pains', at(3, 'I hand them a card', { main: true }), { lines: [2] }],
	['words two turns on', 'timing', at(6, "Friday's great, my wife", {}), { lines: [8] }],
	[
		'the whole sentence of very few words',
		'alternatives',
		at(6, 'Birdeye', { name: 'Birdeye', kind: 'tried' }),
		{ quote: 'Last year we had Birdeye.', name: 'Birdeye' },
	],
	[
		'a sum in figures',
		'prices',
		sum(3, 'and $149 a month', 149, 'month'),
		{ amount: 149, per: 'month', currency: 'USD' },
	],
	[
		'a sum in words, as finally named',
		'prices',
		sum(3, 'sorry, thirty-five hundred', 3500, 'once'),
		{ amount: 3500, per: 'once' },
	],
	[
		'the read sum instead of one that was taken back',
		'prices',
		sum(3, 'It is forty-five hundred to set up, no, sorry, thirty-five hundred', 4500, 'once'),
		{ amount: 3500 },
	],
	['the read sum instead of another', 'prices', sum(3, 'and $149 a month', 194, 'month'), { amount: 149 }],
	['the read sum where none is given', 'prices', sum(3, 'and $149 a month', null), { amount: 149 }],
	['the period that was said instead of another', 'prices', sum(3, 'and $149 a month', 149, 'year'), { per: 'month' }],
	['a sum elsewhere in the turn', 'prices', sum(3, 'We text them.', 149, 'month'), { amount: 149 }],
	[
		'the lower end of a range',
		'prices',
		sum(5, 'Between $80 and $90 a month for the solo plan, or $1,000 a year', 90, 'month'),
		{ amount: 80, per: 'month' },
	],
	['a limit', 'budget', sum(4, 'My wife said not over $100 a month', 100, 'month'), { amount: 100, per: 'month' }],
	['a budget without a sum', 'budget', sum(4, 'there is nothing left this year', null), { amount: null, per: null }],
	[
		'a figure with the noun that was said',
		'figures',
		at(10, 'Seventy jobs, and two of them', { amount: 70, unit: 'repair jobs' }),
		{ amount: 70, unit: 'jobs' },
	],
	[
		'a speaker who decides, who is in the call',
		'deciders',
		at(8, "I can't sign alone", { who: 'I', present: false }),
		{ who: 'Bob', present: true },
	],
	[
		'words for somebody absent',
		'deciders',
		at(8, 'My wife has to agree', { who: 'my wife', present: false }),
		{ who: 'my wife', present: false },
	],
	[
		'whom the turn names instead of a name that nobody said',
		'deciders',
		at(8, 'My wife has to agree', { who: 'Carol', present: false }),
		{ who: 'My wife', present: false },
	],
	[
		'the day as it was said',
		'next',
		at(7, "I'd send the contract before", { owner: 'Ann', when: 'Friday' }),
		{ owner: 'Ann', when: 'on Friday at ten' },
	],
	[
		'the day of the question before',
		'next',
		at(8, "Friday's great", { owner: 'both', when: 'Friday at ten' }),
		{ owner: 'Bob', when: 'on Friday at ten' },
	],
	[
		'no day where the named one was not said',
		'next',
		at(2, 'I hand them a card', { owner: 'Bob', when: 'next Tuesday' }),
		{ when: null },
	],
];

/** What is left out and counted. */
const LEAVES: Row[] = [
	['words that nobody said', 'pains', at(2, 'we lose a fortune every day', { main: true }), null],
	['words with one changed', 'pains', at(2, 'I hand them a flyer and they never do it', { main: true }), null],
	['words that stand three turns away', 'pains', at(5, 'I hand them a card', { main: true }), null],
	['words joined over a gap', 'pains', at(2, 'I hand them a card ... three hours every week', { main: true }), null],
	['no words', 'pains', at(2, ' … ', { main: true }), null],
	['a turn that is not there', 'pains', at(99, 'I hand them a card', { main: true }), null],
	['half a turn', 'pains', at(2.5, 'I hand them a card', { main: true }), null],
	['a sum where none was said', 'prices', sum(8, "I can't sign alone", 900, 'once'), null],
	['a sum that could be one of two', 'prices', sum(3, 'thirty-five hundred, and $149 a month', 7000, 'month'), null],
	[
		'a rival whom nobody named',
		'alternatives',
		at(6, 'Last year we had Birdeye', { name: 'Podium', kind: 'tried' }),
		null,
	],
	[
		'somebody absent whom the turn does not name',
		'deciders',
		at(2, 'I hand them a card', { who: 'the board', present: false }),
		null,
	],
];

describe('the facts that a model finds', () => {
	it.each(FINDS)('hold %s', (_, key, item, expected) => {
		const { facts, dropped } = read({ [key]: [item] });
		expect(facts[key]).toEqual([expect.objectContaining({ by: 'model', ...expected })]);
		expect(dropped).toBe(0);
	});

	it.each(LEAVES)('leave out and count %s', (_, key, item) => {
		const { facts, dropped, kept } = read({ [key]: [item] });
		expect(facts[key]).toEqual([]);
		expect([kept, dropped]).toEqual([0, 1]);
	});

	it('are one where two are of one kind and turn, or the same sum twice', () => {
		const { facts } = read({
			pains: [at(2, 'it costs me about three hours', { main: false }), at(2, 'I hand them a card', { main: true })],
			prices: [sum(3, 'and $149 a month', 149), sum(4, 'and $149 a month', 149)],
		});
		const quote = 'I hand them a card and they never do it, and it costs me about three hours';
		expect(facts.pains).toMatchObject([{ lines: [2], quote, main: true }]);
		expect(facts.prices).toHaveLength(1);
	});

	it('have at most two main troubles', () => {
		const words = ['I hand them a card', 'My wife said', 'Last year we had'];
		const { facts } = read({ pains: words.map((one, index) => at(2 * index + 2, one, { main: true })) });
		expect(facts.pains.map(({ main }) => main)).toEqual([true, true, false]);
	});

	it('stand in the order of their turns', () => {
		const { facts } = read({ timing: [at(8, "Friday's great", {}), at(4, 'nothing left this year', {})] });
		expect(facts.timing.map(({ lines }) => lines[0])).toEqual([4, 8]);
	});
});

describe('the sides and the end of a call as a model reads them', () => {
	const sides: FactsAnswer['sides'] = [
		{ speaker: 'bob', side: 'seller' },
		{ speaker: 'Ann', side: 'buyer' },
		{ speaker: 'Zed', side: 'buyer' },
	];

	it('are the model’s, and doubtful where the rules read otherwise', () => {
		const { facts } = read({ sides: sides.slice(0, 1) });
		expect(facts.sides).toEqual({ Ann: 'seller', Bob: 'seller' });
		expect(facts.doubtfulSides).toEqual(['Bob']);
	});

	it('give way to what the member said, without a doubt', () => {
		const { facts } = read({ sides }, { Ann: 'seller', Bob: 'buyer' });
		expect([facts.sides, facts.doubtfulSides]).toEqual([{ Ann: 'seller', Bob: 'buyer' }, []]);
	});

	it('end as the rules read it where the words for it were not said', () => {
		const invented = at(8, 'We will sign today.', { kind: 'agreed' as const });
		const { facts } = read({ outcome: invented });
		const { facts: ours } = read({ outcome: at(1, 'nobody says this', { kind: 'refused' as const }) });
		expect(facts.outcome).toMatchObject(ours.outcome);
	});

	it('count for BANT by the stated points alone', () => {
		const { facts } = read({ pains: [at(2, 'they never do it', { main: true })] });
		const { facts: without } = read({});
		expect(facts.bant.need).toBe(without.bant.need + 3);
	});
});

describe('what a model and the rules read differently', () => {
	const PRICES = [
		'Ann: Hi Bob, Ann from Star Nudge here. You wrote that you lose reviews, how many do you get a month?',
		'Bob: One if that. I hand them a card and they never do it, and it costs me work every week.',
		'Ann: I can do the solo plan for $89 a month, or $95 with the set-up in it.',
		'Bob: I told my wife not over $100 a month.',
	].join('\n');
	const other = readCall(PRICES);
	const readOther = (part: Partial<FactsAnswer>) => factsFromModel(asAnswer(part), other, utterancesOf(other)).facts;

	it('stays as the model has it, with a note', () => {
		const facts = readOther({ prices: [sum(4, 'not over $100 a month', 100, 'month')] });
		expect(facts.prices).toMatchObject([
			{ amount: 100, confidence: CONFIDENCE.disputed, check: 'The rules take this for a limit of theirs.' },
		]);
	});

	it('has no note where they agree, and counts as likelier', () => {
		const facts = readOther({ budget: [sum(4, 'not over $100 a month', 100, 'month')] });
		expect(facts.budget).toMatchObject([{ amount: 100, confidence: CONFIDENCE.agreed }]);
		expect(facts.budget[0]).not.toHaveProperty('check');
	});

	it('says how the rules take the call to have ended', () => {
		const refused = at(4, 'not over $100 a month', { kind: 'refused' as const });
		const agreed = at(4, 'not over $100 a month', { kind: 'agreed' as const });
		const checks = [refused, agreed].map((outcome) => readOther({ outcome }).outcome.check);
		expect(checks.join(' ')).toMatch(/^ ?The rules take the call to have ended [a-z ]+\./);
	});
});

describe('an answer of a model', () => {
	it('is sound where more of it stands than not', () => {
		const stands = at(2, 'they never do it', { main: true });
		const invented = at(2, 'nobody said that', { main: true });
		expect(read({ pains: [stands, stands, invented] }).isSound).toBe(true);
		expect(read({ pains: [stands, invented] }).isSound).toBe(false);
	});

	it('is sound without a fact only where it says that nobody sells', () => {
		const others: FactsAnswer['sides'] = ['Ann', 'Bob'].map((speaker) => ({ speaker, side: 'other' }));
		expect(read({}).isSound).toBe(false);
		expect(read({ sides: others }).isSound).toBe(true);
	});

	it('may be huge, and is read in part', () => {
		const many = Array.from({ length: 5000 }, () => at(2, 'they never do it', { main: false }));
		expect(read({ pains: many }).kept).toBe(300);
	});

	it.each(['', 'One word', 'Ann: Hello.'])('is read without an error of a call with nothing in it: %j', (text) => {
		const short = readCall(text);
		const { facts } = factsFromModel(asAnswer({}), short, utterancesOf(short));
		expect(facts.bant.budget).toBeLessThanOrEqual(10);
	});
});

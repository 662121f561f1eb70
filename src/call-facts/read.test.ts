import { describe, expect, it } from 'vitest';
import { sampled } from '#test/tier.ts';
import { readCall } from '#transcript/read.ts';
import { goldCalls } from '../../scripts/facts/gold.ts';
import type { CallFacts, Fact } from './facts.ts';
import { readFacts } from './read.ts';
import { utterancesOf } from './utterances.ts';

const KINDS = [
	'prices',
	'budget',
	'figures',
	'deciders',
	'timing',
	'pains',
	'goals',
	'objections',
	'alternatives',
	'signals',
	'next',
] as const satisfies readonly (keyof CallFacts)[];

const CALL = [
	'Ann: Hi Bob, Ann from Star Nudge here. You wrote that you lose reviews, how many do you get a month?',
	'Bob: One if that. I hand them a card and they never do it, and it costs me work every week.',
	'Ann: We text them ten minutes after the job. It is $149 a month, and $99 once to set it up.',
	'Bob: I told my wife not over $100 a month.',
	'Ann: I can do the solo plan for $89 a month and leave out the set-up.',
	'Bob: And if it does not work? Last year we had Birdeye and I could not get a guy on the phone.',
	'Ann: You text stop and it stops, there is no contract.',
	'Bob: Ok, let us do it. I will send you the customer list on Saturday.',
	'Ann: Great, I will call you Monday at eight to start.',
].join('\n');

/** The names of the speakers say nothing, and the price stands in words that are seldom one. */
const BOATYARD = [
	'Speaker 1: Kia ora, Marama speaking, from Tidewater Films.',
	"Speaker 2: Oh gidday Marama, it's Stu Hallett, from the boatyard. You left me a message.",
	'Speaker 1: Stu! Yeah, thanks for ringing back. How was the launch?',
	"Speaker 2: Yeah, good, good. She floats. That's the main thing, eh.",
	"Speaker 1: Always handy. So, um, I'd seen that you're going to the Auckland show in May, and I thought, I saw your stand last year, with the, the laminated photos.",
	'Speaker 2: Ha, yeah. Steady on. My daughter did those.',
	"Speaker 1: No, they were lovely photos! It's just, people walked past. And I thought what you've got is somebody planking a hull by hand, there's maybe three yards left in the country that do it.",
	"Speaker 2: Two. There's two now. Wilson's shut at Christmas.",
	'Speaker 1: Two. There you go. So what happens with an enquiry at the moment? How do people find you?',
	"Speaker 2: Word of mouth. Always has been. But I'll be honest, it's dropped right off. We used to get, oh, twenty-five serious enquiries a year. Last year it was nine. And I've got six blokes. We've got work to October and after that there's nothing on the board.",
	'Speaker 1: To October. And how much is a boat, if I can ask?',
	'Speaker 2: A launch like the last one, four hundred and eighty. Thousand. So I only need the two a year.',
	'Speaker 1: Right. So two enquiries that turn into something.',
	'Speaker 2: Two, yeah.',
	"Speaker 1: Okay. So what I do is, I'd come for three days, when you're doing something that's good to look at. I make one film, about four minutes, for the stand and the website, and then six short ones, thirty seconds, for Instagram and that.",
	'Speaker 2: Three days. Would you be in the way?',
	"Speaker 1: There's me and one other, Hemi. We don't put lights up. I've shot in a shearing shed in the middle of the shear, we keep out of it.",
	"Speaker 2: Okay. 'Cause the blokes, they're not, they're not actors. Old Barry won't say boo.",
	"Speaker 1: They don't need to talk. Hands are fine. You'd be the one that talks.",
	"Speaker 2: Oh God. Okay. Right. That's, as long as Barry doesn't have to. Good. And what's the damage?",
	"Speaker 1: Eleven thousand. Plus GST. That's everything, the three days, the edit, the music.",
	"Speaker 2: Eleven. Hm. That's a fair bit of timber.",
	'Speaker 1: It is. What were you thinking?',
	"Speaker 2: I hadn't, I wasn't thinking anything, to be fair. I know that Coastline Media did one for the marina, and they said about six and a half.",
].join('\n');

describe('the facts of a call', () => {
	const facts = readFacts(readCall(CALL));

	it('tell who sells and who buys', () => {
		expect(facts.sides).toEqual({ Ann: 'seller', Bob: 'buyer' });
	});

	it('hold the price, the limit and the rival, each with its turn', () => {
		expect(facts.prices).toContainEqual(expect.objectContaining({ amount: 89, per: 'month', lines: [5] }));
		expect(facts.budget).toContainEqual(expect.objectContaining({ amount: 100, per: 'month', lines: [4] }));
		expect(facts.alternatives).toContainEqual(expect.objectContaining({ name: 'Birdeye', lines: [6] }));
	});

	it('hold what was promised, with its owner and day', () => {
		expect(facts.next).toContainEqual(expect.objectContaining({ owner: 'Bob', when: 'on Saturday', lines: [8] }));
	});

	it('take the member’s word on sides before all that is read', () => {
		const turned = readFacts(readCall(CALL), { Ann: 'buyer', Bob: 'seller' });
		expect(turned.sides).toEqual({ Ann: 'buyer', Bob: 'seller' });
	});

	it('know a seller by the answer to the question for the price, where little is said of an offer', () => {
		const sidesOf = (call: string) => readFacts(readCall(call)).sides;
		expect(sidesOf(BOATYARD)).toEqual({ 'Speaker 1': 'seller', 'Speaker 2': 'buyer' });
		const unasked = BOATYARD.replace("And what's the damage?", 'Right.');
		expect(sidesOf(unasked)).toEqual({ 'Speaker 1': 'other', 'Speaker 2': 'other' });
	});

	it.each([
		['nothing', ''],
		['one word', 'Hello'],
		['no speakers', 'We talked about the price.\nIt was fine.'],
		['one speaker', 'Ann: Hello, this is Ann.'],
	])('are empty or few where a call has %s, and never an error', (_, text) => {
		const { bant, outcome, ...rest } = readFacts(readCall(text));
		expect(KINDS.flatMap((kind) => rest[kind] as Fact[]).length).toBeLessThan(3);
		expect(outcome.kind).toMatch(/^(?:agreed|next-step|open|refused)$/);
		for (const score of Object.values(bant)) expect(score).toBeLessThanOrEqual(10);
	});
});

describe('the gold calls', () => {
	it.each(['given', 'own'])('are read with quotes that are in their turn, letter for letter: %s', (folder) => {
		for (const { name, call } of sampled(goldCalls(`${import.meta.dirname}/../../test/calls/gold/${folder}`), 20)) {
			const texts = new Map(utterancesOf(call).map(({ number, text }) => [number, text]));
			const facts = readFacts(call);
			for (const kind of KINDS) {
				for (const { lines, quote, confidence } of facts[kind] as Fact[]) {
					expect(texts.get(lines[0] ?? 0), `${name}: ${kind}`).toContain(quote);
					expect(quote).not.toBe('');
					expect(confidence).toBeGreaterThan(0);
				}
			}
			expect(facts.pains.filter(({ main }) => main).length).toBeLessThanOrEqual(2);
		}
	});
});

import { describe, expect, it } from 'vitest';
import { emptyOrUnfilled, maskedShare, repeated, sentencesOfOutput, sharedShare, strangers } from '#test/outputs.ts';
import { sampled } from '#test/tier.ts';
import { contract, type DealInput } from './contract.ts';
import { draft } from './draft.ts';
import { withoutSums } from './ground/sums.ts';
import { ground } from './ground.ts';
import { callFile, inputOf, richInputs } from './testing.ts';

/** Twelve calls of many kinds: what stands in their proposals was said, and is said once. */

const rich = richInputs();
const long = `${callFile('dealmaker/vet-phones.txt')}\n${'Morwenna Tye: And the printer jams again.\nDilara Kestner: I see.\n'.repeat(360)}`;
const TABLE: readonly [string, DealInput][] = [
	...rich,
	['odd names and no context', inputOf(callFile('dealmaker/odd-names.txt'))],
	['hostile text', inputOf(callFile('dealmaker/hostile.txt'), { additionalContext: '<b>{price}</b> "}]} undefined' })],
	['another language', inputOf(callFile('dealmaker/german.txt'))],
	['20,000 characters', inputOf(long, { additionalContext: 'It is fine. '.repeat(1600) })],
];

describe.each(TABLE)('%s', (_name, input) => {
	const output = draft(input);
	const { proposals } = output;
	const sentences = sentencesOfOutput(proposals);

	it('ENGINE-1: gives what the contract says', () => {
		expect(contract.output.parse(output)).toEqual(output);
	});

	it('ENGINE-5: ENGINE-6: says nothing twice and leaves nothing unfilled', () => {
		expect(repeated(sentences)).toEqual([]);
		expect(emptyOrUnfilled(proposals, input)).toEqual([]);
	});

	it('ENGINE-2: holds no figure and no name that nobody gave', () => {
		expect(ground(output, input).grounding).toMatchObject({ quotesDropped: 0, unsupported: [] });
		const plain = JSON.parse(JSON.stringify(proposals), (_key, value) =>
			typeof value === 'string' ? withoutSums(value).replace(/ \([A-Z]\w+day \d+ \w+ \d{4}\)/, '') : value,
		);
		expect(strangers(plain, input)).toEqual([]);
	});
});

describe('two calls of different trades', () => {
	const texts = rich.map(([name, input]) => ({ name, input, sentences: sentencesOfOutput(draft(input).proposals) }));
	const pairs = texts.flatMap((one, index) => texts.slice(index + 1).map((other) => [one, other] as const));

	it('ENGINE-4: share less than a quarter of their sentences', () => {
		for (const [one, other] of sampled(pairs, 2))
			expect(sharedShare(one.sentences, other.sentences), `${one.name}, ${other.name}`).toBeLessThan(0.25);
	});

	it('share less than 60 % of the frames in which their own words stand', () => {
		for (const [one, other] of sampled(pairs, 2))
			expect(
				maskedShare(one.sentences, other.sentences, one.input, other.input),
				`${one.name}, ${other.name}`,
			).toBeLessThan(0.6);
	});

	it('come in more than one set of options', () => {
		const titles = texts.map(({ input }) =>
			draft(input)
				.proposals.map(({ title }) => title.split(':')[0])
				.join(),
		);
		expect(new Set(titles).size).toBeGreaterThan(5);
	});
});

import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sampled } from '#test/tier.ts';
import { contract } from './contract.ts';
import { draft } from './draft.ts';
import { ground } from './ground.ts';
import { goldInput, textsOf } from './testing.ts';

/** What stands in the proposals of gold calls was said. */

const NAMES = readdirSync(new URL('../../../test/calls/gold/given/', import.meta.url))
	.filter((name) => name.endsWith('.txt'))
	.map((name) => name.replace('.txt', ''));

describe.each(sampled(NAMES, 12))('%s', (name) => {
	const input = goldInput(name);
	const output = draft(input);

	it('ENGINE-1: ENGINE-2: keeps to the contract, with verbatim quotes and no figure or name that nobody gave', () => {
		expect(contract.output.parse(output)).toEqual(output);
		expect(ground(output, input).grounding).toMatchObject({ quotesDropped: 0, unsupported: [] });
	});

	it('ENGINE-5: says nothing twice', () => {
		const texts = textsOf(output);
		expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
	});
});

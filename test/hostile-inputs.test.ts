import { describe, expect, it } from 'vitest';
import { catalog, type ToolId } from '#tools/catalog.ts';
import { missingFields } from '#tools/input-paths.ts';
import { serverTools } from '#tools/server.ts';
import { charactersIn, hostileInputs } from './hostile-inputs.ts';
import { longestOf, stepsOf } from './hostile-steps.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { sampled } from './tier.ts';

/** A twentieth of the largest size: 20,000 characters of a call. */
const SHARE = 0.05;
const GROWTH = 4;
/** Four times the text may take twice as long as four times the time: the square of it would take sixteen times. */
const MOST_GROWTH = 8;
/** What takes less is not worth a comparison, in milliseconds of CPU time. */
const NOT_WORTH_MS = 150;
const TRIES = 3;
/** Of the inputs of largest size, each of this many is looked at. */
const SAMPLE = 8;
/** Every tool takes what froze the server once, and each another part of the rest. */
const KNOWN = 14;
const PART = 24;

const ids = Object.keys(catalog) as ToolId[];

function* everyNth<T>(all: Iterable<T>, n: number): Generator<T> {
	let index = 0;
	for (const one of all) if (index++ % n === 0) yield one;
}

async function costOf(id: ToolId, name: string, share: number): Promise<number> {
	const [text] = HOSTILE_TEXTS.filter((one) => name.startsWith(`${one.name} `));
	const inputs = [...hostileInputs(catalog[id], { share, texts: text === undefined ? [] : [text] })];
	const { input = {} } = inputs.find((one) => one.name === name) ?? {};
	const { apart, mainThread } = await stepsOf(serverTools[id], input);
	return Math.max(longestOf(apart).ms, longestOf(mainThread).ms);
}

/** How many times as long a text takes that is four times as long; 1 where it is quick. */
async function growthOf(id: ToolId, name: string): Promise<number> {
	let least = Number.POSITIVE_INFINITY;
	for (let tries = 0; tries < TRIES && least > MOST_GROWTH; tries += 1) {
		const long = await costOf(id, name, SHARE);
		least = Math.min(least, long < NOT_WORTH_MS ? 1 : long / (await costOf(id, name, SHARE / GROWTH)));
	}
	return least;
}

describe('inputs that cost the most to read', () => {
	it.each(sampled(ids, 2))('fill the fields of %s as far as its contract allows', (id) => {
		const contract = catalog[id];
		let most = 0;
		for (const { name, input } of everyNth(hostileInputs(contract), SAMPLE)) {
			expect(contract.input.safeParse(input).success, name).toBe(true);
			most = Math.max(most, charactersIn(input));
			expect(missingFields(contract, contract.input.parse(input)), name).toEqual([]);
		}
		expect(most).toBeGreaterThanOrEqual(80_000);
	});

	it('have names of their own, and are the same each time', () => {
		const [first, again] = [1, 2].map(() => [...hostileInputs(catalog.dealmaker, { share: 0.01 })]);
		expect(again).toEqual(first);
		expect(new Set(first?.map(({ name }) => name)).size).toBe(first?.length);
	});

	it.each(sampled(ids, 2))(
		'take %s a time that grows with the length of the text alone',
		{ timeout: 120_000 },
		async (id) => {
			const inputs = [...hostileInputs(catalog[id], { share: 0.001 })];
			const shapes = inputs.length / HOSTILE_TEXTS.length;
			const names = inputs.flatMap(({ name }, index) => {
				const text = Math.floor(index / shapes);
				const turn = text % shapes === index % shapes;
				return turn && (text < KNOWN || text % PART === ids.indexOf(id) % PART) ? [name] : [];
			});
			expect(names.length).toBeGreaterThan(KNOWN);
			const wrong: string[] = [];
			for (const name of names) {
				const growth = await growthOf(id, name);
				if (growth > MOST_GROWTH) wrong.push(`${name}: ${growth.toFixed(1)} times`);
			}
			expect(wrong).toEqual([]);
		},
	);
});

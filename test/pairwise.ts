import { everything } from './tier.ts';

type Choices = Readonly<Record<string, readonly unknown[]>>;

type Chosen<Dimensions extends Choices> = { [Name in keyof Dimensions]: Dimensions[Name][number] };

/** Pairwise combinations; all there are where every test is run (`npm run test:all`). */
export function combinations<Dimensions extends Choices>(dimensions: Dimensions): Chosen<Dimensions>[] {
	return everything ? product(dimensions) : pairwise(dimensions);
}

export function product<Dimensions extends Choices>(dimensions: Dimensions): Chosen<Dimensions>[] {
	const rows = Object.entries(dimensions).reduce<object[]>(
		(begun, [name, values]) => begun.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
		[{}],
	);
	return rows as Chosen<Dimensions>[];
}

/**
 * Few combinations of the values of each dimension, in which every pair of values of any two dimensions occurs: what
 * goes wrong between two choices goes wrong in one of them. The same dimensions give the same combinations.
 */
export function pairwise<Dimensions extends Choices>(dimensions: Dimensions): Chosen<Dimensions>[] {
	const sizes = Object.values(dimensions).map((values) => values.length);
	const missing = new Set(pairsOf(sizes));
	const rows: number[][] = [];
	for (const pair of missing) rows.push(rowFor(pair, sizes, missing));
	const names = Object.keys(dimensions);
	return rows.map(
		(row) =>
			Object.fromEntries(names.map((name, at) => [name, dimensions[name]?.[row[at] ?? 0]])) as Chosen<Dimensions>,
	);
}

/** Value `i` of dimension `one` with value `j` of dimension `other`; `one` comes first. */
const pairOf = (one: number, i: number, other: number, j: number) =>
	one < other ? `${one}.${i}+${other}.${j}` : `${other}.${j}+${one}.${i}`;

function pairsOf(sizes: readonly number[]): string[] {
	return sizes.flatMap((size, one) =>
		sizes.flatMap((otherSize, other) =>
			other <= one ? [] : range(size).flatMap((i) => range(otherSize).map((j) => pairOf(one, i, other, j))),
		),
	);
}

/** A combination with this pair, and in every other dimension the value that brings most of what is missing. */
function rowFor(pair: string, sizes: readonly number[], missing: Set<string>): number[] {
	const row = new Map(pair.split('+').map((part) => part.split('.').map(Number) as [number, number]));
	for (const dimension of range(sizes.length)) {
		if (row.has(dimension)) continue;
		const gain = (value: number) =>
			[...row].filter(([other, j]) => missing.has(pairOf(dimension, value, other, j))).length;
		const gains = range(sizes[dimension] ?? 0).map(gain);
		row.set(dimension, gains.indexOf(Math.max(...gains)));
	}
	for (const [one, i] of row) for (const [other, j] of row) missing.delete(pairOf(one, i, other, j));
	return range(sizes.length).map((dimension) => row.get(dimension) ?? 0);
}

const range = (length: number) => Array.from({ length }, (_, index) => index);

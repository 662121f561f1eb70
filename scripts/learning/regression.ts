/** Trains logistic regressions with L2, by L-BFGS: the same examples give the same weights. */

import { type Features, hashOf, type LinearModels, scaleOf } from '#language/linear-models/linear.ts';

export interface Example {
	/** Which call it is of: a feature counts where it occurs in several. */
	call: number;
	features: Features;
	/** The answer by question: 1, 0, or undefined where the example does not count. */
	answers: Readonly<Record<string, number | undefined>>;
}

interface Matrix {
	starts: Int32Array;
	columns: Int32Array;
	values: Float32Array;
}

interface Options {
	/** The inverse of the penalty on large weights. */
	c: number;
	/** In how many calls a feature must occur. */
	calls: number;
}

export function train(examples: readonly Example[], questions: readonly string[], { c, calls }: Options): LinearModels {
	const rows = vocabulary(examples, calls);
	const matrix = matrixOf(examples, rows);
	const trained = questions.map((question) => {
		const answers = examples.map(({ answers }) => answers[question]);
		return fitted(matrix, answers, rows.size, c);
	});
	const weights = new Float32Array(rows.size * questions.length);
	for (const [index, { w }] of trained.entries()) {
		for (let row = 0; row < rows.size; row += 1) weights[row * questions.length + index] = w[row] ?? 0;
	}
	return { questions, rows, weights, biases: trained.map(({ bias }) => bias) };
}

function vocabulary(examples: readonly Example[], calls: number): Map<number, number> {
	const seen = new Map<number, { last: number; count: number }>();
	for (const { call, features } of examples) {
		for (const name of features.keys()) {
			const hash = hashOf(name);
			const known = seen.get(hash);
			if (!known) seen.set(hash, { last: call, count: 1 });
			else if (known.last !== call) {
				known.last = call;
				known.count += 1;
			}
		}
	}
	const kept = [...seen].filter(([, { count }]) => count >= calls).map(([hash]) => hash);
	return new Map(kept.sort((a, b) => a - b).map((hash, row) => [hash, row]));
}

function matrixOf(examples: readonly Example[], rows: ReadonlyMap<number, number>): Matrix {
	const starts = new Int32Array(examples.length + 1);
	const columns: number[] = [];
	const values: number[] = [];
	for (const [index, { features }] of examples.entries()) {
		const scale = scaleOf(features);
		for (const [name, value] of features) {
			const row = rows.get(hashOf(name));
			if (row === undefined) continue;
			columns.push(row);
			values.push(value * scale);
		}
		starts[index + 1] = columns.length;
	}
	return { starts, columns: Int32Array.from(columns), values: Float32Array.from(values) };
}

const STEPS = 60;
const MEMORY = 8;

function fitted(matrix: Matrix, answers: readonly (number | undefined)[], size: number, c: number) {
	const used = answers.flatMap((answer, index) => (answer === undefined ? [] : [index]));
	const w = new Float64Array(size + 1);
	const gradient = new Float64Array(size + 1);
	const loss = (at: Float64Array, into: Float64Array) => lossOf(matrix, answers, used, c, at, into);
	let value = loss(w, gradient);
	const past: { s: Float64Array; y: Float64Array; rho: number }[] = [];
	for (let step = 0; step < STEPS; step += 1) {
		const direction = directionOf(gradient, past);
		const slope = dot(gradient, direction);
		if (slope > -1e-6) break;
		let length = past.length === 0 ? 1 / Math.sqrt(dot(gradient, gradient)) : 1;
		const next = new Float64Array(size + 1);
		const nextGradient = new Float64Array(size + 1);
		let nextValue = value;
		for (let tries = 0; tries < 20; tries += 1, length /= 2) {
			for (let index = 0; index <= size; index += 1) next[index] = (w[index] ?? 0) + length * (direction[index] ?? 0);
			nextValue = loss(next, nextGradient);
			if (nextValue <= value + 1e-4 * length * slope) break;
		}
		const s = next.map((one, index) => one - (w[index] ?? 0));
		const y = nextGradient.map((one, index) => one - (gradient[index] ?? 0));
		const ys = dot(y, s);
		if (ys > 1e-10) past.push({ s, y, rho: 1 / ys });
		if (past.length > MEMORY) past.shift();
		const gain = value - nextValue;
		w.set(next);
		gradient.set(nextGradient);
		value = nextValue;
		if (gain < 1e-5 * Math.abs(value)) break;
	}
	return { w, bias: w[size] ?? 0 };
}

function lossOf(
	{ starts, columns, values }: Matrix,
	answers: readonly (number | undefined)[],
	used: readonly number[],
	c: number,
	at: Float64Array,
	into: Float64Array,
): number {
	const size = at.length - 1;
	let sum = 0;
	for (let index = 0; index < size; index += 1) {
		const weight = at[index] as number;
		sum += 0.5 * weight * weight;
		into[index] = weight;
	}
	into[size] = 0;
	for (const example of used) {
		const from = starts[example] as number;
		const to = starts[example + 1] as number;
		let score = at[size] as number;
		for (let index = from; index < to; index += 1)
			score += (at[columns[index] as number] as number) * (values[index] as number);
		const sign = answers[example] === 1 ? 1 : -1;
		const margin = sign * score;
		sum += c * (margin > 0 ? Math.log1p(Math.exp(-margin)) : -margin + Math.log1p(Math.exp(margin)));
		const push = (-c * sign) / (1 + Math.exp(margin));
		into[size] = (into[size] as number) + push;
		for (let index = from; index < to; index += 1) {
			const column = columns[index] as number;
			into[column] = (into[column] as number) + push * (values[index] as number);
		}
	}
	return sum;
}

function directionOf(gradient: Float64Array, past: readonly { s: Float64Array; y: Float64Array; rho: number }[]) {
	const q = gradient.map((one) => -one);
	const alphas: number[] = [];
	for (const { s, y, rho } of past.toReversed()) {
		const alpha = rho * dot(s, q);
		alphas.unshift(alpha);
		for (let index = 0; index < q.length; index += 1) q[index] = (q[index] as number) - alpha * (y[index] as number);
	}
	const last = past.at(-1);
	if (last) {
		const scale = 1 / (last.rho * dot(last.y, last.y));
		for (let index = 0; index < q.length; index += 1) q[index] = (q[index] as number) * scale;
	}
	for (const [at, { s, y, rho }] of past.entries()) {
		const beta = rho * dot(y, q);
		const gain = (alphas[at] ?? 0) - beta;
		for (let index = 0; index < q.length; index += 1) q[index] = (q[index] as number) + gain * (s[index] as number);
	}
	return q;
}

function dot(a: Float64Array, b: Float64Array): number {
	let sum = 0;
	for (let index = 0; index < a.length; index += 1) sum += (a[index] as number) * (b[index] as number);
	return sum;
}

/** How models are stored, read without a file system: browsers read some, too. */

import type { LinearModels } from './linear.ts';

/** Weights are stored in steps of a 127th of the largest of their question. */
const STEPS = 127;

/**
 * The number of rows, the hashes of their features in ascending order, for each question its bias and largest weight,
 * and a byte for each row and question.
 */
export function encodeModels({ questions, rows, weights, biases }: LinearModels): Uint8Array {
	const largest = questions.map((_, question) => {
		let most = 1e-9;
		for (let at = question; at < weights.length; at += questions.length)
			most = Math.max(most, Math.abs(weights[at] ?? 0));
		return most;
	});
	const bytes = Int8Array.from(weights, (value, at) =>
		Math.round((STEPS * value) / (largest[at % questions.length] ?? 1)),
	);
	const kept = [...rows].filter(([, row]) => questions.some((_, question) => bytes[row * questions.length + question]));
	const matrix = new Int8Array(kept.length * questions.length);
	for (const [index, [, row]] of kept.entries()) {
		matrix.set(bytes.subarray(row * questions.length, (row + 1) * questions.length), index * questions.length);
	}
	return joined([
		Uint32Array.of(kept.length),
		Uint32Array.from(kept, ([hash]) => hash),
		Float32Array.from(biases),
		Float32Array.from(largest),
		matrix,
	]);
}

function joined(parts: readonly ArrayBufferView[]): Uint8Array {
	const all = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
	let at = 0;
	for (const { buffer, byteOffset, byteLength } of parts) {
		all.set(new Uint8Array(buffer, byteOffset, byteLength), at);
		at += byteLength;
	}
	return all;
}

/** Reads models one after the other: each call takes the next, which answers these questions. */
export function modelsIn(data: Uint8Array): (questions: readonly string[]) => LinearModels {
	const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
	let at = 0;
	const uint = () => {
		at += 4;
		return view.getUint32(at - 4, true);
	};
	const float = () => {
		at += 4;
		return view.getFloat32(at - 4, true);
	};
	return (questions) => {
		const count = uint();
		const rows = new Map(Array.from({ length: count }, (_, row) => [uint(), row]));
		const biases = questions.map(float);
		const largest = questions.map(float);
		const weights = new Float32Array(count * questions.length);
		for (let index = 0; index < weights.length; index += 1, at += 1) {
			weights[index] = (view.getInt8(at) * (largest[index % questions.length] ?? 0)) / STEPS;
		}
		return { questions, rows, weights, biases };
	};
}

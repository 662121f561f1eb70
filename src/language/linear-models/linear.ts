/** Several logistic regressions over one set of features. */

/** Names of what was seen, and how much each counts. */
export type Features = Map<string, number>;

/** The weights of some questions that are asked of the same features. */
export interface LinearModels {
	questions: readonly string[];
	/** The row of each feature's weights. */
	rows: ReadonlyMap<number, number>;
	/** Row after row, a weight for each question. */
	weights: Float32Array;
	biases: readonly number[];
}

/** 32 bits of FNV-1a: the features' names are not stored. */
export function hashOf(name: string): number {
	let hash = 0x811c9dc5;
	for (let index = 0; index < name.length; index += 1) {
		hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
	}
	return hash >>> 0;
}

/** Every vector is as long as this, whatever the length of the turn. */
const LENGTH = 3;

export function scaleOf(features: Features): number {
	let squares = 0;
	for (const value of features.values()) squares += value * value;
	return squares === 0 ? 0 : LENGTH / Math.sqrt(squares);
}

/** The likelihood of each question, by its name. */
export function ask(models: LinearModels, features: Features): Record<string, number> {
	const { questions, rows, weights, biases } = models;
	const sums = [...biases];
	const scale = scaleOf(features);
	for (const [name, value] of features) {
		const row = rows.get(hashOf(name));
		if (row === undefined) continue;
		for (let index = 0; index < sums.length; index += 1) {
			sums[index] = (sums[index] ?? 0) + (weights[row * sums.length + index] ?? 0) * value * scale;
		}
	}
	return Object.fromEntries(questions.map((question, index) => [question, 1 / (1 + Math.exp(-(sums[index] ?? 0)))]));
}

/** A figure and how it was obtained. `value` is null if it could not be measured; then `how` says why. */
export interface Measured {
	value: number | null;
	unit: string;
	how: string;
}

/** Rounds to one decimal. */
export function rounded(value: number): number {
	return Math.round(value * 10) / 10;
}

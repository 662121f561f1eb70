/** A figure and how it was obtained; `value` is null where it could not be measured, and `how` says why. */
export interface Measured {
	value: number | null;
	unit: string;
	how: string;
}

/** To one decimal. */
export function rounded(value: number): number {
	return Math.round(value * 10) / 10;
}

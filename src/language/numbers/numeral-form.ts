import type { Token } from './tokens.ts';

/** A number before its scale: the "four and a half" of "four and a half thousand". */
export interface Part {
	value: number;
	next: number;
	digits?: boolean;
	isApproximate?: boolean;
	/** Set if no scale can follow. */
	isWhole?: boolean;
	scale?: number;
	/** The other reading of a clipped form. */
	other?: number;
}

export interface NumeralForm {
	id: string;
	/** Set if the form never begins with digits. */
	isOfWords?: true;
	pattern(tokens: readonly Token[], index: number): Part | null;
	finds: readonly (readonly [text: string, value: number])[];
	/** Texts that this form must not match. */
	leaves: readonly string[];
}

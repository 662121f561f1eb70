/** An amount, a period, a date or a time that a text names. */
export interface Figure {
	kind: 'money' | 'percent' | 'duration' | 'date' | 'time' | 'count';
	/** Verbatim from the text. */
	text: string;
	/** In `unit`; minutes after midnight for a time; null for a range and for a date. */
	value: number | null;
	/** Both ends of a range. */
	low?: number;
	high?: number;
	/** `USD`, `%`, `week` or the thing counted; for a date, the kind of date. */
	unit?: string;
	/** A day or period that is told from where somebody stands: "this week", "on Friday". */
	isDeictic?: true;
	/** Index in the text. */
	index: number;
}

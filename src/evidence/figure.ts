/** An amount, a period, a date or a time that a text names. */
export interface Figure {
	kind: 'money' | 'percent' | 'duration' | 'date' | 'time' | 'count';
	/** A verbatim part of the text. */
	text: string;
	/** In the unit; minutes after midnight for a time; null for a range and for a date. */
	value: number | null;
	/** Both ends of a range. */
	low?: number;
	high?: number;
	/** `USD`, `%`, `week`, or the thing that is counted; for a date what kind of date it is. */
	unit?: string;
	/** Where it begins in the text. */
	index: number;
}

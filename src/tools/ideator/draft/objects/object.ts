/** A thing that passes through a trade's day, which the questions about the workflow are about. */
export interface WorkObject {
	/** Beginnings of the words that name it in an input; with a final $, the whole word or its plural. */
	stems: readonly string[];
	one: string;
	many: string;
	/** What was done with it, after "the last". */
	last: string;
	/** Where its way begins and ends. */
	begin: string;
	end: string;
	/** Its state, after "which … are". */
	open: string;
	/** Questions that make sense for this thing only. */
	questions: readonly [string, string, string];
}

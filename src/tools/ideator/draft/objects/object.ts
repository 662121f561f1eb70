/** The thing that moves through a trade's day: what the questions about the workflow are asked of. */
export interface WorkObject {
	/** Beginnings of the words by which an input names it; with a final $, the whole word or its plural. */
	stems: readonly string[];
	one: string;
	many: string;
	/** After "the last": what was done with it. */
	last: string;
	/** From where to where its way goes. */
	begin: string;
	end: string;
	/** After "which … are". */
	open: string;
	/** Questions that only this thing lets one ask. */
	questions: readonly [string, string, string];
}

/** The kinds of help that an idea can offer and a topic can need. */
export type Help =
	| 'answering'
	| 'automation'
	| 'checking'
	| 'content'
	| 'drafting'
	| 'feedback'
	| 'form'
	| 'overview'
	| 'people'
	| 'planning'
	| 'reminder'
	| 'sorting';

export interface Topic {
	/** How members word such a pain. The topic with the most matching words wins. */
	pattern: RegExp;
	/** Set if the pattern only says how bad a pain is; such words count half. */
	general?: true;
	/** For use in mid-sentence: "What have you tried to change about …". */
	name: string;
	/** What they would want instead, as a clause without a subject. */
	goal: string;
	/** Which answers would confirm it, as a clause after "holds if". */
	holds: string;
	help: readonly Help[];
	/**
	 * Open questions that do not suggest an answer. {one}, {aOne}, {many} and {last} are the thing that the pain is
	 * about, otherwise the thing of the niche; {customers} are the people it serves.
	 */
	questions: readonly [string, string, string];
}

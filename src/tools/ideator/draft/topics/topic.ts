/** The kind of help that an idea offers, and that a topic can use. */
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
	/** How a member words such a pain; the topic with the most matched words wins. */
	pattern: RegExp;
	/** Set where it only says how bad a pain is; such words count half. */
	general?: true;
	/** In the middle of a sentence, e.g. after "What have you tried to change about". */
	name: string;
	/** What they would want instead; a clause without a subject. */
	goal: string;
	/** What in their answers would confirm it; a clause after "holds if". */
	holds: string;
	help: readonly Help[];
	/**
	 * Open, and without the answer in them. {one}, {aOne}, {many} and {last} are the thing that the pain is about,
	 * else the thing of the niche; {customers} the people it serves.
	 */
	questions: readonly [string, string, string];
}

/**
 * A job that may go wrong in any business, and what to ask about it: open questions that can be said as they stand and
 * that no answer is put into.
 */
export interface Problem {
	id: string;
	/** As said after "this is about". */
	name: string;
	sentences: {
		/** About how the work is done today; from the third on, for where few others are to be asked. */
		workflow: readonly [string, string, ...string[]];
		/** About what would show whether it is a trouble at all: a number first, then the last case. */
		test: readonly [string, string, ...string[]];
	};
}

/** The problems of one kind, by id. */
export type ProblemsOfOneKind = Readonly<Record<string, Pick<Problem, 'name'> & Problem['sentences']>>;

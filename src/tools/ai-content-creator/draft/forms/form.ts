import type { Idea } from '../idea.ts';

/** One opening in three registers: said, asked, urged. The voice of the brand takes its own. */
export type Openings = readonly [said: string, asked: string, urged: string];

/**
 * An idea with its subject left open: `{t}` and `{T}` stand for a noun phrase in the middle and at the beginning of a
 * sentence, `{m}` for a sentence without its end mark.
 */
export type Form = Omit<Idea, 'hook'> & {
	hook: string | Openings;
	/** Only about what people feel or say. */
	personal?: boolean;
	/** Only about a person or the firm's past (`true`), or only about what is on offer (`false`). */
	people?: boolean;
	/** Only about what answers a trouble of the audience. */
	answers?: true;
	/** Above 0 for the form that suits its subject best: it comes before the others. */
	weight?: number;
};

import type { Idea } from '../idea.ts';

/** One opening in three registers: stated, asked, urged. The brand's voice chooses. */
export type Openings = readonly [said: string, asked: string, urged: string];

/**
 * An idea without its subject: `{t}` and `{T}` are a noun phrase in mid-sentence and at the start of one, `{m}` is a
 * sentence without its end mark.
 */
export type Form = Omit<Idea, 'hook'> & {
	hook: string | Openings;
	/** Only for what people feel or say. */
	personal?: boolean;
	/** `true`: only for a person or the firm's past. `false`: only for what is on offer. */
	people?: boolean;
	/** Only for what answers a trouble of the audience. */
	answers?: true;
	/** Above 0 for the form that suits its subject best, which then comes first. */
	weight?: number;
};

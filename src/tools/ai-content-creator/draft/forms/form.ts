import type { Idea } from '../idea.ts';

/**
 * An idea with its subject left open: `{t}` and `{T}` stand for a noun phrase in the middle and at the beginning of a
 * sentence, `{m}` for a sentence without its end mark. Without a hook, the voice of the brand opens.
 */
export type Form = Omit<Idea, 'hook'> & {
	hook?: string;
	/** Only about what people do or feel, not about a thing that misbehaves. */
	personal?: true;
	/** Only about things that can be seen, not about what one does. */
	thing?: true;
};

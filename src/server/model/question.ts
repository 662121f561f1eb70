import type { z } from 'zod';
import type { Prompt } from '#tools/define.ts';

export interface Question<Answer> {
	prompt: Prompt;
	/** What the answer must parse with. */
	answer: z.ZodType<Answer>;
	/** Cancels the call. */
	signal: AbortSignal;
	/** Asked before each HTTP call; false means that no further one may be made, e.g. since others were made before. */
	beforeCall?(): Promise<boolean>;
	/** All that the current call has written so far, at each piece; '' when another call begins. */
	onText?(text: string): void;
	/** What the call that begins now is for. */
	onStage?(stage: 'reading' | 'correcting'): void;
}

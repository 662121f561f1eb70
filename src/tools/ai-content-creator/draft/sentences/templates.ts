/** A form to write the next piece in; its example is a piece of this calendar. */
export const QUESTION = {
	templateName: 'A question and its answer',
	structure: 'The question as customers put it; the plain yes or no; the reason',
	example: 'Your piece ‘{name}’ is in this form.',
} as const;

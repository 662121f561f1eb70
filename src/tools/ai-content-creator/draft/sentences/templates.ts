/** A form to write the next piece in, with a whole example of another trade. */
export const QUESTION = {
	templateName: 'A question and its answer',
	structure: 'The question as customers put it; the plain yes or no; the reason',
	example:
		'A painter: ‘Can I paint over wallpaper?’ Yes, if every seam sticks. Run a fingernail along three of them. Where one lifts, the paper has to come off first.',
} as const;

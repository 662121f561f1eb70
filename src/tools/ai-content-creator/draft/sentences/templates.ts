/** Forms to write more pieces in, each with a whole example of another trade. */

export const FORMS = {
	question: {
		templateName: 'A question and its answer',
		structure: 'The question as customers put it; the plain yes or no; the reason',
		example:
			'A painter: ‘Can I paint over wallpaper?’ Yes, if every seam sticks. Run a fingernail along three of them. Where one lifts, the paper has to come off first.',
	},
	check: {
		templateName: 'A check that readers can make',
		structure: 'What to do, beginning with the verb; what to look for; what it shows',
		example:
			'A roofer: Shine a torch along the roof timbers on a rainy day. Look for dark patches and touch them. A wet one is a leak; a dry one is an old mark.',
	},
} as const;

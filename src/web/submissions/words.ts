import type { SubmissionKind } from '#shared/submission-fields.ts';

interface DialogWords {
	title: string;
	/** Above the fields. */
	lead: string;
	button: string;
	sent: string;
}

export const DIALOG_WORDS: Readonly<Record<SubmissionKind, DialogWords>> = {
	tool: {
		title: 'Submit a Tool',
		lead: 'It goes to the people who keep the directory, together with your email address.',
		button: 'Submit tool',
		sent: 'Your tool was sent to the people who keep the directory.',
	},
	prompt: {
		title: 'Submit a Prompt',
		lead: 'It goes to the people who keep the directory, together with your email address.',
		button: 'Submit prompt',
		sent: 'Your prompt was sent to the people who keep the directory.',
	},
	niche: {
		title: 'Request Niche Analysis',
		lead: 'It goes to the people who keep the list of niches, together with your email address.',
		button: 'Send request',
		sent: 'Your request was sent to the people who keep the list of niches.',
	},
};

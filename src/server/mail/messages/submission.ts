import { composeMail } from '#server/mail/compose.ts';
import type { Mail } from '#server/mail/mail.ts';
import { SUBMISSION_FIELDS, type SubmissionKind } from '#shared/submission-fields.ts';
import type { Submission } from '#shared/submissions.ts';

/** Nothing that a member typed appears in a subject. */
const SUBJECTS: Record<SubmissionKind, string> = {
	tool: 'A member submitted a tool to Growth Toolkit',
	prompt: 'A member submitted a prompt to Growth Toolkit',
	niche: 'A member asks Growth Toolkit for a niche analysis',
};

export interface SubmissionFacts {
	to: string;
	/** The server's address for members, without a slash at its end. */
	publicUrl: string;
	submission: Submission;
}

/** Informs support of something that a member sent in. */
export function submissionMail({ to, publicUrl, submission }: SubmissionFacts): Mail {
	const { kind, fields, email } = submission;
	return composeMail({
		to,
		subject: SUBJECTS[kind],
		parts: [
			`Sent by ${email}.`,
			...SUBMISSION_FIELDS[kind].map(({ name, label }) => `${label}: ${fields[name] ?? ''}`),
			{ label: 'See all submissions', url: `${publicUrl}/profile/submissions` },
		],
	});
}

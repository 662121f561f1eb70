export type DocxProblem = 'not-a-document' | 'encrypted' | 'too-large' | 'unsafe' | 'damaged';

const SENTENCES: Record<DocxProblem, string> = {
	'not-a-document':
		'This is not a Word document (.docx). Save the transcript as .docx, .txt or .vtt and choose it again.',
	encrypted: 'This document is protected by a password. Save a copy without one and choose that.',
	'too-large': 'This document unpacks to far more than the transcript of a call holds, so it was not opened.',
	unsafe: 'This document holds what no transcript needs and what could do harm, so it was not opened.',
	damaged: 'This document is damaged and cannot be opened. Download it again, or paste its text.',
};

/** Why a document was not read; the message is one or two sentences for the member. */
export class DocxError extends Error {
	readonly problem: DocxProblem;

	constructor(problem: DocxProblem) {
		super(SENTENCES[problem]);
		this.name = 'DocxError';
		this.problem = problem;
	}
}

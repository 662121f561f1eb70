/** What members send in, and the rules of each field, for the form and for the route. The page loads this: no schema library. */

export const SUBMISSION_KINDS = ['tool', 'prompt', 'niche'] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

export interface SubmissionField {
	name: string;
	label: string;
	/** In characters, after trimming. */
	most: number;
	/** `lines` may contain line breaks; `address` is a web address. */
	type: 'line' | 'lines' | 'address';
	/** The remedy where nothing is entered. */
	missing: string;
	/** Below the field. */
	hint?: string;
}

export const SUBMISSION_FIELDS: Readonly<Record<SubmissionKind, readonly SubmissionField[]>> = {
	tool: [
		{ name: 'name', label: 'Name of the tool', most: 100, type: 'line', missing: 'Enter the name of the tool.' },
		{
			name: 'address',
			label: 'Web address',
			most: 500,
			type: 'address',
			missing: 'Enter the address of the tool, such as https://example.com.',
			hint: 'It begins with https://',
		},
		{
			name: 'why',
			label: 'Why it belongs in the directory',
			most: 2000,
			type: 'lines',
			missing: 'Say what the tool does well, and for whom.',
			hint: 'What it does well, and for whom',
		},
	],
	prompt: [
		{ name: 'title', label: 'Title', most: 120, type: 'line', missing: 'Enter a title for the prompt.' },
		{
			name: 'prompt',
			label: 'Prompt',
			most: 8000,
			type: 'lines',
			missing: 'Enter the text of the prompt.',
			hint: 'Put what changes from use to use into brackets, e.g. [product]',
		},
		{
			name: 'purpose',
			label: 'What it is for',
			most: 1000,
			type: 'lines',
			missing: 'Say what the prompt is good for.',
		},
	],
	niche: [
		{ name: 'niche', label: 'Niche', most: 120, type: 'line', missing: 'Enter the niche, such as dental clinics.' },
		{
			name: 'question',
			label: 'What you want to know about it',
			most: 2000,
			type: 'lines',
			missing: 'Say what you want to know about the niche.',
		},
	],
};

/** What is wrong with an entry, as a sentence with the remedy; null where nothing is. */
export function submissionProblem({ most, type, label, missing }: SubmissionField, entry: string): string | null {
	const text = entry.trim();
	if (text === '') return missing;
	if (text.length > most) {
		return `${label} may hold at most ${inThousands(most)} characters: this has ${inThousands(text.length)}.`;
	}
	if (type !== 'lines' && /[\r\n]/.test(text)) return `${label} must be on one line.`;
	if (type === 'address' && !isSecureAddress(text)) {
		return 'Enter the whole address as the browser shows it, such as https://example.com.';
	}
	return null;
}

/** A public https address, without a name and password in it. */
export function isSecureAddress(text: string): boolean {
	const url = URL.parse(text);
	return (
		url?.protocol === 'https:' &&
		/^https:\/\//i.test(text) &&
		!/\s/.test(text) &&
		url.username === '' &&
		url.password === '' &&
		/.\.[a-z][^.]*$/i.test(url.hostname)
	);
}

function inThousands(count: number): string {
	return count.toLocaleString('en-US');
}

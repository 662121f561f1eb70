/** What the wizard says for a small tool in tests. */
export const NOTE_WORDS = {
	generate: 'Write the note',
	loading: 'Writing your note...',
	stages: ['Reading', 'Writing'],
	result: 'Your note',
	failure: 'An error occurred while writing the note',
	reset: 'Write another',
	export: 'Export the note',
};

import userEvent from '@testing-library/user-event';

/** Somebody at the page, without pauses. */
export function person() {
	const user = userEvent.setup({ delay: null });
	return {
		...user,
		/** Adds words to a field at once, as a paste does: `type` renders the page for every key. */
		async fill(field: Element, words: string): Promise<void> {
			await user.click(field);
			await user.paste(words);
		},
	};
}

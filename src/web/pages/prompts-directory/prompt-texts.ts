/**
 * The texts are a chunk of their own, which loads when the pointer reaches the page, so that it is there for a copy.
 */
export function loadTexts(): Promise<unknown> {
	return textsOf().catch(() => {
		// No text is needed yet; the next caller tries again.
	});
}

/** Throws where the chunk cannot be loaded. */
export async function textOf(promptId: string): Promise<string> {
	const { prompts } = await textsOf();
	return prompts.find(({ id }) => id === promptId)?.prompt ?? '';
}

function textsOf() {
	return import('#content/prompts.ts');
}

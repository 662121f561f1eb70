/** The texts are a chunk of their own: asked for as soon as somebody points at the page, it is there when they copy. */
export function loadTexts(): Promise<unknown> {
	return textsOf().catch(() => {
		// Nobody has asked for a text yet; whoever does asks again.
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

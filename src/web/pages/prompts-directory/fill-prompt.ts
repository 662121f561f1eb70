/** A part of a prompt: literal text, or a bracketed place with its value. */
export interface PromptPart {
	/** Where it begins in the prompt, in characters. */
	start: number;
	text: string;
	/** The name in the brackets; undefined for the prompt's own text. */
	place?: string;
	/** Whether the member filled the place; then `text` is theirs. */
	filled?: boolean;
}

/**
 * The prompt in order, with the values inserted. A place without a value, or with spaces only, keeps its brackets.
 * Brackets within a value are the member's own text and are not filled again.
 */
export function partsOf(prompt: string, values: Readonly<Record<string, string>>): PromptPart[] {
	let end = 0;
	return prompt.split(/(\[[^\]]{0,300}\])/).flatMap((text, index): PromptPart[] => {
		const start = end;
		end += text.length;
		if (text === '') return [];
		if (index % 2 === 0) return [{ start, text }];
		const place = text.slice(1, -1);
		const value = Object.hasOwn(values, place) ? (values[place] ?? '').trim() : '';
		const filled = value !== '';
		return [{ start, text: filled ? value : text, place, filled }];
	});
}

export function fillPrompt(prompt: string, values: Readonly<Record<string, string>>): string {
	return partsOf(prompt, values)
		.map(({ text }) => text)
		.join('');
}

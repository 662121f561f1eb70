import { factReader } from './facts.ts';
import { wordFinder } from './known-words.ts';

/**
 * The texts that an output may rely on, prepared for many questions about figures and names. Whatever was read is
 * cached, so share one `Given` between questions about the same texts.
 */
export type Given = ReturnType<typeof givenIn>;

export function givenIn(texts: readonly string[]) {
	const lower = once(() => texts.join('\n').toLowerCase());
	const withoutCommas = once(() => texts.join('\n').replaceAll(',', ''));
	return {
		...factReader(texts),
		lower,
		holdsWord: wordFinder(lower),
		/** Whether the texts contain the number in digits, not as part of a longer one. */
		isWritten: (value: number) => new RegExp(`(?<!\\d)${value}(?!\\d)`).test(withoutCommas()),
	};
}

function once(make: () => string): () => string {
	let made: string | undefined;
	return () => {
		made ??= make();
		return made;
	};
}

import { factReader } from './facts.ts';
import { wordFinder } from './known-words.ts';

/**
 * The texts that an output may rest on, made ready to be asked about many figures and names. What was read of them is
 * kept as long as this is: pass one for several questions about the same texts.
 */
export type Given = ReturnType<typeof givenIn>;

export function givenIn(texts: readonly string[]) {
	const lower = once(() => texts.join('\n').toLowerCase());
	const withoutCommas = once(() => texts.join('\n').replaceAll(',', ''));
	return {
		...factReader(texts),
		lower,
		holdsWord: wordFinder(lower),
		/** Whether the number stands there in digits, and in no longer number. */
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

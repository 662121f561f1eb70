import { expect, it } from 'vitest';
import { quotesHeld } from './grounding.ts';

it('a quote stands as its source has it, and one that is longer than any quote by both its ends', () => {
	const source = `She said: ${'it rings all day and nobody answers. '.repeat(100)}Then she left.`;
	const kept = (quote: string) => quotesHeld([`“${quote}”`], [source]).quotesKept;
	expect(kept('It rings all day and nobody answers.')).toBe(1);
	expect(kept('It rings all night.')).toBe(0);
	const long = source.slice('She said: '.length);
	expect(long.length).toBeGreaterThan(2000);
	expect(kept(long)).toBe(1);
	expect(kept(`${long.slice(0, -1)} at nine.`)).toBe(0);
	expect(kept(`Nine ${long}`)).toBe(0);
});

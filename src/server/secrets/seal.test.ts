import { describe, expect, it } from 'vitest';
import { keyOf, newKeyText, openSealed, type SealingKey, seal } from './seal.ts';

const newKey = () => keyOf(newKeyText()) as SealingKey;

describe('a sealed token', () => {
	it('opens with its key for its share, and differs each time', () => {
		const key = newKey();
		const sealed = seal(key, 'share-1', 'secret');
		expect(sealed).not.toContain('secret');
		expect(seal(key, 'share-1', 'secret')).not.toBe(sealed);
		expect(openSealed([newKey(), key], 'share-1', sealed)).toBe('secret');
	});

	it('does not open for another share, with another key, or changed in any part', () => {
		const key = newKey();
		const sealed = seal(key, 'share-1', 'secret');
		expect(openSealed([key], 'share-2', sealed)).toBeNull();
		expect(openSealed([newKey()], 'share-1', sealed)).toBeNull();
		const other = newKey();
		expect(openSealed([{ ...other, id: key.id }], 'share-1', sealed)).toBeNull();
		const parts = sealed.split('.');
		for (const index of parts.keys()) {
			const changed = parts.with(index, `${(parts[index]?.[0] ?? '') === 'A' ? 'B' : 'A'}${parts[index]?.slice(1)}`);
			expect(openSealed([key], 'share-1', changed.join('.')), `part ${index}`).toBeNull();
		}
		for (const text of ['', '...', 'v1', `${parts[0]}.${parts[1]}..`]) {
			expect(openSealed([key], 'share-1', text)).toBeNull();
		}
	});
});

describe('a key', () => {
	it('is 32 bytes in base64url, and its id says nothing of it', () => {
		const text = newKeyText();
		expect(keyOf(text)?.bytes).toHaveLength(32);
		expect(text).not.toContain(keyOf(text)?.id);
		for (const wrong of ['', text.slice(1), `${text}A`, text.replace(/.$/, '=')]) expect(keyOf(wrong)).toBeNull();
	});
});

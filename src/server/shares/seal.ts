/** Tokens of shared pages, encrypted so that their member can see the address again. */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

export interface ShareKey {
	/** Says nothing of the key. */
	readonly id: string;
	readonly bytes: Buffer;
}

const CIPHER = 'aes-256-gcm';
const FORM = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** 32 bytes in base64url. */
export const KEY_TEXT = /^[\w-]{43}$/;

export function newKeyText(): string {
	return randomBytes(32).toString('base64url');
}

/** Null where the text is no key. */
export function keyOf(text: string): ShareKey | null {
	if (!KEY_TEXT.test(text)) return null;
	const bytes = Buffer.from(text, 'base64url');
	return { id: createHash('sha256').update('share key ').update(bytes).digest('base64url').slice(0, 8), bytes };
}

/** Opens only for the same share, so that a token cannot be moved to the row of another member. */
export function sealToken(key: ShareKey, shareId: string, token: string): string {
	const nonce = randomBytes(NONCE_BYTES);
	const cipher = createCipheriv(CIPHER, key.bytes, nonce).setAAD(context(key.id, shareId));
	const sealed = Buffer.concat([cipher.update(token, 'utf8'), cipher.final(), cipher.getAuthTag()]);
	return [FORM, key.id, nonce.toString('base64url'), sealed.toString('base64url')].join('.');
}

/** Null where none of the keys opens it. */
export function openSealed(keys: readonly ShareKey[], shareId: string, sealed: string): string | null {
	const [form, id, nonce = '', text = ''] = sealed.split('.');
	const key = keys.find((one) => one.id === id);
	const bytes = Buffer.from(text, 'base64url');
	if (form !== FORM || !key || bytes.length <= TAG_BYTES) return null;
	try {
		const decipher = createDecipheriv(CIPHER, key.bytes, Buffer.from(nonce, 'base64url'), {
			authTagLength: TAG_BYTES,
		}).setAAD(context(key.id, shareId));
		decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
		return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8');
	} catch {
		return null;
	}
}

function context(keyId: string, shareId: string): Buffer {
	return Buffer.from(`${FORM} ${keyId} ${shareId}`);
}

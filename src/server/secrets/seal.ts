/** Secrets that have to be shown or used again, encrypted: tokens of shared pages, the keys of connected models, and members' two-factor authentication. */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

export interface SealingKey {
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
export function keyOf(text: string): SealingKey | null {
	if (!KEY_TEXT.test(text)) return null;
	const bytes = Buffer.from(text, 'base64url');
	return { id: createHash('sha256').update('share key ').update(bytes).digest('base64url').slice(0, 8), bytes };
}

/** @param row opens only for the same one, so that a secret cannot be moved to the row of another member */
export function seal(key: SealingKey, row: string, secret: string): string {
	const nonce = randomBytes(NONCE_BYTES);
	const cipher = createCipheriv(CIPHER, key.bytes, nonce).setAAD(context(key.id, row));
	const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
	return [FORM, key.id, nonce.toString('base64url'), sealed.toString('base64url')].join('.');
}

/** Null where none of the keys opens it. */
export function openSealed(keys: readonly SealingKey[], row: string, sealed: string): string | null {
	const [form, id, nonce = '', text = ''] = sealed.split('.');
	const key = keys.find((one) => one.id === id);
	const bytes = Buffer.from(text, 'base64url');
	if (form !== FORM || !key || bytes.length <= TAG_BYTES) return null;
	try {
		const decipher = createDecipheriv(CIPHER, key.bytes, Buffer.from(nonce, 'base64url'), {
			authTagLength: TAG_BYTES,
		}).setAAD(context(key.id, row));
		decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
		return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8');
	} catch {
		return null;
	}
}

function context(keyId: string, row: string): Buffer {
	return Buffer.from(`${FORM} ${keyId} ${row}`);
}

import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

describe('passwords', () => {
	it('are kept as argon2id with 19 MiB, two passes and one lane, each with its own salt', async () => {
		const [first, second] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
		expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
		expect(first).not.toBe(second);
	});

	it('are distinguished from wrong ones', async () => {
		const stored = await hashPassword('correct horse');
		expect(await verifyPassword(stored, 'correct horse')).toBe(true);
		expect(await verifyPassword(stored, 'correct horsf')).toBe(false);
	});

	it('are the same however a keyboard composes their letters', async () => {
		const stored = await hashPassword('caf\u00e9-au-lait');
		expect(await verifyPassword(stored, 'cafe\u0301-au-lait')).toBe(true);
	});

	it('turn a flood away instead of piling it up', async () => {
		const flood = await Promise.allSettled(Array.from({ length: 60 }, () => hashPassword('correct horse')));
		const refused = flood.filter((one) => one.status === 'rejected').map((one) => one.reason);
		expect(refused).toHaveLength(8);
		expect(refused[0]).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', retryAfter: 5 });
	});
});

import { expect, it } from 'vitest';
import { makeOwner } from '#server/accounts/membership/owner.ts';
import { buildTestApp } from '#test/app.ts';
import { onEveryDatabase } from '#test/database.ts';

const EMAIL = 'ann@example.com';

onEveryDatabase((current) => {
	it('a NUL character in an address is the sender’s mistake', async () => {
		const { signUp, send } = await buildTestApp({ tools: {}, database: current() });
		const token = await signUp(EMAIL);
		await makeOwner(current().db, EMAIL);
		for (const [method, url] of [
			['GET', '/api/runs?q=%00'],
			['GET', '/api/runs?tool=a%00b'],
			['GET', '/api/runs/%00'],
			['POST', '/api/runs/a%00/cancel'],
			['GET', '/api/members?q=%00'],
			['POST', '/api/submissions/%00/handled'],
		] as const) {
			const response = await send(method, url, { token });
			expect([url, response.statusCode]).toEqual([url, 400]);
			expect(response.json()).toMatchObject({ code: 'INVALID_REQUEST', error: expect.stringContaining('NUL') });
		}
	});
});

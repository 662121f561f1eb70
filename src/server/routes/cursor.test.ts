import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOwner } from '#server/accounts/membership/owner.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { readCursor, writeCursor } from './cursor.ts';

const encoded = (text: string) => Buffer.from(text).toString('base64url');

it('a cursor is read as it was written', () => {
	const place = { moment: '2026-03-02T09:00:00.123Z', id: 'ann+1@example.com' };
	expect(readCursor(writeCursor(place))).toEqual(place);
});

describe('a cursor that we cannot have given', () => {
	let test: TestApp;
	let token: string;
	beforeAll(async () => {
		test = await buildTestApp({ tools: {} });
		token = await test.signUp('owner@example.com');
		await makeOwner(test.database.db, 'owner@example.com');
	}, 60_000);
	afterAll(() => test.close());

	it.each(['/api/runs', '/api/members', '/api/submissions'])('is refused by name at %s', async (list) => {
		for (const text of [
			'nonsense',
			'0000-01-01T00:00:00.000Z a',
			'+275760-09-13T00:00:00.000Z a',
			'-271821-04-20T00:00:00.000Z a',
			'2026-03-02 a',
			'2026-02-30T00:00:00.000Z a',
			'2026-03-02T09:00:00.000Z ',
			'2026-03-02T09:00:00.000Z a\u0000b',
		]) {
			const response = await test.send('GET', `${list}?cursor=${encoded(text)}`, { token });
			expect([text, response.statusCode]).toEqual([text, 400]);
			expect(response.json().details).toEqual([
				{ field: 'cursor', problem: 'must be the nextCursor of an earlier answer' },
			]);
		}
		const good = await test.send('GET', `${list}?cursor=${encoded('0001-01-01T00:00:00.000Z a')}`, { token });
		expect(good.statusCode).toBe(200);
	});
});

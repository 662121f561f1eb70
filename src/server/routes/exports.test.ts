import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { tinyTools } from '#test/tiny-tools.ts';

let test: TestApp;
let token: string;
let id: string;
beforeAll(async () => {
	test = await buildTestApp({ tools: tinyTools });
	token = await test.signUp('ann@example.com');
	const url = tinyTools['planned-tool'].contract.endpoint;
	id = (await test.send('POST', url, { token, body: { topic: 'pumps' } })).json().run.id;
}, 60_000);
afterAll(() => test.close());

const save = (query: string) => test.send('GET', `/api/runs/${id}/export?${query}`, { token });

describe('saving a result as a file', () => {
	it('sends a Word file whole', async () => {
		const response = await save('format=docx');
		expect(response.headers['content-type']).toBe(
			'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
		);
		expect(response.headers['content-disposition']).toMatch(
			/^attachment; filename="planned-tool-about-pumps-[\d-]+\.docx"$/,
		);
		const text = strFromU8(unzipSync(new Uint8Array(response.rawPayload))['word/document.xml'] ?? new Uint8Array());
		expect(text).toContain('Report about pumps');
	});

	it('sends a PDF file whole', async () => {
		const response = await save('format=pdf');
		expect(response.headers['content-type']).toBe('application/pdf');
		const text = response.rawPayload.toString('latin1');
		expect([text.slice(0, 5), text.trimEnd().slice(-5)]).toEqual(['%PDF-', '%%EOF']);
	});

	it('sends a calendar from the day that was asked for', async () => {
		const response = await save('format=ics&start=2026-03-02');
		expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
		expect(response.body).toContain('DTSTART;VALUE=DATE:20260302\r\n');
	});

	it('sends rows from the day that was asked for', async () => {
		const response = await save('format=csv-ayrshare&start=2028-02-29');
		expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
		expect(response.body).toBe('Day\r\n2028-02-29\r\n');
	});

	it.each(['', '2026-3-2', '2026-02-30', 'tomorrow', '0001-01-01', '9999-12-31'])(
		'says what is wrong with the first day “%s”',
		async (start) => {
			const response = await save(`format=ics&start=${start}`);
			expect(response.statusCode).toBe(400);
			expect(response.json()).toMatchObject({
				code: 'INVALID_REQUEST',
				error: expect.stringMatching(/^start .*2026-03-02/),
			});
		},
	);

	it('asks for the first day where there is none', async () => {
		const response = await save('format=ics');
		expect(response.statusCode).toBe(400);
		expect(response.json().error).toBe('start is missing: give the first day with format ics, e.g. start=2026-03-02.');
	});
});

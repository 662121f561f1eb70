import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '#test/app.ts';

/** Sends raw bytes and returns everything received until the connection ends. */
function exchange(address: string, bytes: string): Promise<string> {
	const { hostname, port } = new URL(address);
	return new Promise((resolve, reject) => {
		const socket = connect(Number(port), hostname);
		let received = '';
		socket.setEncoding('utf8');
		socket.on('data', (chunk) => {
			received += chunk;
		});
		socket.on('close', () => resolve(received));
		socket.on('error', reject);
		socket.write(bytes);
	});
}

describe('what is not HTTP', () => {
	it.each([
		['nonsense', 'how do you do\r\n\r\n', '400'],
		['two lengths', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n', '400'],
		['endless headers', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
	])('gets an answer in our envelope: %s', async (_, bytes, status) => {
		const { listen } = await buildTestApp({ tools: {} });
		const received = await exchange(await listen(), bytes);
		expect(received).toContain(`HTTP/1.1 ${status} `);
		expect(received).toMatch(/x-request-id: [\w-]{36}\r\n/);
		for (const header of ['x-content-type-options: nosniff', 'cache-control: no-store', "default-src 'none'"]) {
			expect(received).toContain(header);
		}
		expect(received).toMatch(/\{"error":"[^"]+","code":"INVALID_REQUEST"\}$/);
	});

	it('does not wait for ever for a body', async () => {
		const { app } = await buildTestApp({ tools: {} });
		expect(app.server.requestTimeout).toBe(30_000);
	});
});

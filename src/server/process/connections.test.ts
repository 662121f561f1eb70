import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createLog } from '#server/log.ts';
import { buildTestApp } from '#test/app.ts';
import { slowTest } from '#test/slow-test.ts';
import { connectionLimit, openFilesLimit } from './connections.ts';

function dial(address: string): Socket {
	const socket = connect(Number(new URL(address).port), '127.0.0.1');
	socket.on('error', () => {});
	onTestFinished(() => void socket.destroy());
	return socket;
}

describe('the limit of connections', () => {
	it('leaves files to the database and to the other ends of requests', () => {
		expect([256, 1024, 4096, 1_000_000].map(connectionLimit)).toEqual([32, 312, 1848, 10_000]);
		expect(connectionLimit(Number.POSITIVE_INFINITY)).toBe(10_000);
	});

	it('follows from what the system allows this process', () => {
		const line = (soft: string) => `Limit  Soft Limit  Hard Limit\nMax open files            ${soft}    4096   files\n`;
		expect(openFilesLimit(line('256'))).toBe(256);
		expect(openFilesLimit(line('unlimited'))).toBe(Number.POSITIVE_INFINITY);
		expect(openFilesLimit('')).toBe(1024);
		expect(openFilesLimit()).toBeGreaterThan(100);
	});

	it('is kept to, and told of once, while those who are connected are served', async () => {
		const lines: string[] = [];
		const log = createLog('warn', { write: (line) => void lines.push(line) });
		const { listen, app } = await buildTestApp({ tools: {}, env: { MAX_CONNECTIONS: '3' }, log });
		const address = await listen();
		const served = dial(address);
		const idle = [dial(address), dial(address)];
		await Promise.all([served, ...idle].map((socket) => once(socket, 'connect')));
		await expect.poll(() => new Promise((done) => app.server.getConnections((_, count) => done(count)))).toBe(3);
		const refused = [dial(address), dial(address)];
		await Promise.all(refused.map((socket) => once(socket, 'close')));
		served.write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n');
		const [answer] = await once(served, 'data');
		expect(String(answer)).toContain('200 OK');
		expect(lines.filter((line) => line.includes('MAX_CONNECTIONS'))).toHaveLength(1);
		idle[0]?.destroy();
		await delay(50);
		const again = dial(address);
		again.write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n');
		expect(String((await once(again, 'data'))[0])).toContain('200 OK');
	});

	it('is that of the system where no other is set', async () => {
		const { app } = await buildTestApp({ tools: {} });
		expect(app.server.maxConnections).toBe(connectionLimit());
	});
});

slowTest('a connection that says nothing, or never ends its headers, is closed within 20 seconds', 40_000, async () => {
	const { app, listen } = await buildTestApp({ tools: {} });
	const address = await listen();
	expect(app.server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 30_000 });
	const started = performance.now();
	const silent = dial(address);
	const slow = dial(address);
	slow.write('GET / HTTP/1.1\r\nhost: a\r\n');
	silent.resume();
	slow.resume();
	await Promise.all([once(silent, 'close'), once(slow, 'close')]);
	expect(performance.now() - started).toBeGreaterThan(14_000);
	expect(performance.now() - started).toBeLessThan(25_000);
});

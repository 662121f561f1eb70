import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readEnvironment } from '#server/env.ts';
import { SERVER_COMMAND } from './server-command.mjs';

const folder = join(import.meta.dirname, '../deploy');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const NODE = 'node_modules/.bin/node';

describe('what runs the server as a service', () => {
	it('runs it as npm start does', () => {
		const [, command = ''] = /^ExecStart=(.+)$/m.exec(read('growth-toolkit.service')) ?? [];
		expect(command).toBe(`/opt/growth-toolkit/${[NODE, ...SERVER_COMMAND].join(' ')}`);
		const [, image = ''] = /^CMD (\[.+\])$/m.exec(read('Containerfile')) ?? [];
		expect(JSON.parse(image)).toEqual([NODE, ...SERVER_COMMAND]);
	});

	it('gives it longer to stop than it takes', () => {
		expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(read('growth-toolkit.service'))?.[1])).toBeGreaterThan(10);
		expect(parse(read('compose.yaml')).services.toolkit.stop_grace_period).toBe('15s');
	});

	it('sets only what the server reads, and values that it takes', () => {
		const { environment } = parse(read('compose.yaml')).services.toolkit as { environment: Record<string, string> };
		const filled = Object.fromEntries(
			Object.entries(environment).map(([name, value]) => [
				name,
				value.replace(/\$\{SHARE_KEY[^}]*\}/, 'x'.repeat(43)).replace(/\$\{DATABASE_PASSWORD\}/, 'secret'),
			]),
		);
		expect(readEnvironment({ ...filled, HOST: '0.0.0.0', DATA_DIR: '/data' })).toMatchObject({
			databaseUrl: 'postgres://toolkit:secret@database:5432/toolkit',
			shareKey: 'x'.repeat(43),
		});
	});
});

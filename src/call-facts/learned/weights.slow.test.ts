import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Which files of weights a process has read before and after it read a call. */
const PROCESS = `
	import fs from 'node:fs';
	import { syncBuiltinESMExports } from 'node:module';
	const read = [];
	const { readFileSync } = fs;
	fs.readFileSync = (path, ...rest) => {
		if (String(path).endsWith('.bin')) read.push(path);
		return readFileSync(path, ...rest);
	};
	syncBuiltinESMExports();
	const { serverTools } = await import('#tools/server.ts');
	const { example } = await import('#tools/sales-call-analyzer/example.ts');
	const before = read.length;
	serverTools['sales-call-analyzer'].draft(example);
	serverTools['sales-call-analyzer'].draft(example);
	console.log(JSON.stringify({ before, after: read.map((path) => path.slice(process.cwd().length + 1)).sort() }));
`;

it('nothing learned is loaded before a call is read, and then once', () => {
	const said = execFileSync(process.execPath, ['--input-type=module', '--eval', PROCESS], { encoding: 'utf8' });
	const learned = [
		'call-facts/learned/weights',
		'tools/sales-call-analyzer/worth/used',
		'tools/sales-call-analyzer/worth/weights',
	];
	const after = learned.map((name) => `src/${name}.bin`);
	expect(JSON.parse(said)).toEqual({ before: 0, after });
});

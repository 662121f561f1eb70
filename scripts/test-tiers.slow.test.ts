import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { projectNode } from '#test/server-process.ts';

const root = join(import.meta.dirname, '..');
const ALL = globSync('{src,test,scripts}/**/*.test.{ts,tsx}', { cwd: root }).sort();
const SLOW = ALL.filter((file) => /\.slow\.test\.tsx?$/.test(file));

/** What a runner says that it would run. */
async function listed(tier: string, runner: string, ...parameters: string[]): Promise<string> {
	const { PATH = '' } = process.env;
	const file = join(root, 'node_modules', runner);
	const settings = { cwd: root, env: { PATH, TEST_TIER: tier }, maxBuffer: 10_000_000 };
	return (await promisify(execFile)(projectNode, [file, ...parameters], settings)).stdout;
}

interface Suite {
	specs?: { title: string; file: string; tags: string[] }[];
	suites?: Suite[];
}

async function journeys(tier: string): Promise<{ title: string; isSlow: boolean }[]> {
	const said = await listed(tier, '@playwright/test/cli.js', 'test', '--list', '--reporter=json');
	const specsOf = ({ specs = [], suites = [] }: Suite): NonNullable<Suite['specs']> => [
		...specs,
		...suites.flatMap(specsOf),
	];
	return specsOf(JSON.parse(said) as Suite).map(({ title, file, tags }) => ({
		title: `${file}: ${title}`,
		isSlow: tags.includes('slow'),
	}));
}

describe('the tiers of tests', () => {
	it.each([
		['npm test', '', ALL.filter((file) => !SLOW.includes(file))],
		['npm run test:all', 'all', ALL],
	])(
		'%s runs each of its files',
		async (_, tier, expected) => {
			const said = await listed(tier, 'vitest/vitest.mjs', 'list', '--filesOnly', '--json');
			const files = (JSON.parse(said) as { file: string }[]).map(({ file }) => file.slice(root.length + 1));
			expect([...new Set(files)].sort()).toEqual(expected);
		},
		120_000,
	);

	it('leave out of npm test the slow journeys, and those alone', { timeout: 120_000 }, async () => {
		const [usual, all] = await Promise.all([journeys(''), journeys('all')]);
		expect(usual.length).toBeGreaterThan(10);
		expect(all.filter(({ isSlow }) => isSlow)).not.toEqual([]);
		expect(usual).toEqual(all.filter(({ isSlow }) => !isSlow));
	});

	it('leave out of npm test what is a slow test, and that alone', { timeout: 120_000 }, async () => {
		const file = 'src/server/process/connections.test.ts';
		const [usual, all] = await Promise.all(
			['', 'all'].map(async (tier) => {
				const said = await listed(tier, 'vitest/vitest.mjs', 'list', file, '--staticParse=false', '--json');
				return (JSON.parse(said) as { name: string }[]).map(({ name }) => name);
			}),
		);
		expect(all?.filter((name) => !usual?.includes(name))).toEqual([
			'a connection that says nothing, or never ends its headers, is closed within 20 seconds',
		]);
		expect(usual?.length).toBeGreaterThan(3);
	});

	it('have files of both kinds', () => {
		expect(SLOW.length).toBeGreaterThan(0);
		expect(SLOW.length).toBeLessThan(ALL.length / 2);
	});
});

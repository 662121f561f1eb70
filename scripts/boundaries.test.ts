import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const configuration = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
	forbidden: { name: string }[];
	options: Record<string, unknown>;
};

/** One forbidden import of each kind: the rule, the file that breaks it, and what it imports. */
const planted: Record<string, [from: string, to: string]> = {
	'shared-imports': ['src/shared/a.ts', '#transcript/read.ts'],
	'language-imports': ['src/language/a.ts', '#shared/fine.ts'],
	'transcript-imports': ['src/transcript/a.ts', '#evidence/quotes.ts'],
	'evidence-imports': ['src/evidence/a.ts', '#prose/list.ts'],
	'calculators-imports': ['src/calculators/a.ts', '#transcript/read.ts'],
	'prose-imports': ['src/prose/a.ts', '#transcript/read.ts'],
	'business-imports': ['src/business/a.ts', '#evidence/quotes.ts'],
	'call-facts-imports': ['src/call-facts/a.ts', '#web/main.tsx'],
	'content-imports': ['src/content/a.ts', '#prose/list.ts'],
	'ui-imports': ['src/ui/a.tsx', '#web/main.tsx'],
	'call-imports': ['src/call/a.tsx', '#web/main.tsx'],
	'no-cycles': ['src/shared/ring-one.ts', './ring-two.ts'],
	'pure-folders-need-no-host': ['src/transcript/b.ts', 'node:fs'],
	'pure-folders-need-no-packages': ['src/evidence/b.ts', 'react'],
	'slices-are-apart': ['src/tools/one/a.ts', '../two/contract.ts'],
	'slices-know-no-registry': ['src/tools/one/b.ts', '#tools/catalog.ts'],
	'slices-know-no-host': ['src/tools/one/c.ts', '#server/app.ts'],
	'slices-draw-only-in-browser-files': ['src/tools/one/draft.ts', '#ui/card.tsx'],
	'catalog-is-contracts-only': ['src/tools/catalog.ts', './one/server.ts'],
	'browser-half-needs-no-engine': ['src/tools/one/web.ts', './draft.ts'],
	'outlines-need-no-engine': ['src/tools/outlines.ts', './one/server.ts'],
	'server-imports': ['src/server/a.ts', '#web/main.tsx'],
	'web-imports': ['src/web/a.tsx', '#server/app.ts'],
	'no-unlisted-packages': ['src/server/b.ts', 'vitest'],
	resolvable: ['src/web/b.tsx', './nowhere.ts'],
};

/** The files that the planted imports resolve to, so that only the planted line is at fault. */
const innocent = [
	'src/shared/fine.ts',
	'src/language/fine.ts',
	'src/transcript/read.ts',
	'src/evidence/quotes.ts',
	'src/prose/list.ts',
	'src/web/main.tsx',
	'src/server/app.ts',
	'src/ui/card.tsx',
	'src/tools/one/server.ts',
	'src/tools/one/contract.ts',
	'src/tools/two/contract.ts',
];

/** Imports that look like a violation and are none. */
const allowed: Record<string, string> = {
	...Object.fromEntries(
		['shared', 'transcript', 'evidence', 'calculators', 'prose', 'business', 'call-facts', 'content', 'server'].map(
			(floor) => [`src/${floor}/speaks.ts`, '#language/fine.ts'],
		),
	),
	'src/ui/speaks.tsx': '#language/fine.ts',
	'src/call/speaks.tsx': '#language/fine.ts',
	'src/web/speaks.tsx': '#language/fine.ts',
	'src/tools/one/draft/speaks.ts': '#language/fine.ts',
	'src/language/wraps.ts': 'react',
};

let folder: string;
let violations: { rule: string; from: string }[];

async function put(path: string, text: string): Promise<void> {
	await mkdir(dirname(join(folder, path)), { recursive: true });
	await writeFile(join(folder, path), text);
}

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'boundaries-'));
	const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
	const { imports, dependencies } = manifest;
	await put('package.json', JSON.stringify({ type: 'module', imports, dependencies }));
	await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
	for (const path of innocent) await put(path, 'export const fine = true;\n');
	for (const [from, to] of [...Object.values(planted), ...Object.entries(allowed)])
		await put(from, `import '${to}';\n`);
	await put('src/shared/ring-two.ts', "import './ring-one.ts';\n");
	const result = await cruise(['src'], {
		...configuration.options,
		baseDir: folder,
		validate: true,
		ruleSet: { forbidden: configuration.forbidden } as never,
	});
	if (typeof result.output === 'string') throw new Error('expected a result object');
	violations = result.output.summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('import rules', () => {
	it('have a planted violation each', () => {
		expect(Object.keys(planted).sort()).toEqual(configuration.forbidden.map((rule) => rule.name).sort());
	});

	it.each(Object.entries(planted))('%s bites', (rule, [from]) => {
		expect(violations).toContainEqual({ rule, from });
	});

	it('let what is allowed pass', () => {
		const guilty = new Set(violations.map((violation) => violation.from));
		expect([...innocent, ...Object.keys(allowed)].filter((path) => guilty.has(path))).toEqual([]);
	});
});

/**
 * The table "who may import whom" of docs/architecture.md, as rules. What a folder may import is listed;
 * everything else of ours is forbidden. `scripts/boundaries.test.ts` plants one violation of each rule.
 */
const FOLDERS = [
	'shared',
	'language',
	'transcript',
	'evidence',
	'calculators',
	'prose',
	'business',
	'call-facts',
	'content',
	'ui',
	'call',
	'tools',
	'server',
	'web',
];

/** Folders whose files need no browser and no server, with what they may import of ours besides `language`. */
const MAY_IMPORT = {
	shared: [],
	language: [],
	transcript: ['shared'],
	evidence: ['shared', 'transcript'],
	calculators: ['shared'],
	prose: ['shared', 'evidence'],
	business: ['shared', 'prose'],
	'call-facts': ['shared', 'transcript', 'evidence', 'prose'],
	content: ['shared'],
	ui: ['shared'],
	call: ['ui', 'shared', 'transcript', 'evidence', 'call-facts'],
};
/** The ground floor: it imports nothing of ours, and every folder may import it. */
const GROUND = 'language';

const TEST_FILES = '\\.test\\.tsx?$';
const PURE = '^src/(shared|language|transcript|evidence|calculators|prose|business|content)/';

function forbiddenTo(folder, allowed) {
	return FOLDERS.filter((other) => ![folder, GROUND, ...allowed].includes(other));
}

const onlyAllowed = Object.entries(MAY_IMPORT).map(([folder, allowed]) => ({
	name: `${folder}-imports`,
	severity: 'error',
	comment: `src/${folder} may import of ours: ${allowed.join(', ') || 'nothing'}`,
	from: { path: `^src/${folder}/`, pathNot: TEST_FILES },
	to: { path: `^src/(${forbiddenTo(folder, allowed).join('|')})/` },
}));

module.exports = {
	forbidden: [
		...onlyAllowed,
		{
			name: 'no-cycles',
			severity: 'error',
			comment: 'data goes one way',
			from: {},
			to: { circular: true },
		},
		{
			name: 'pure-folders-need-no-host',
			severity: 'error',
			comment: 'the pure folders run in the browser and on the server alike',
			from: { path: PURE, pathNot: TEST_FILES },
			to: { dependencyTypes: ['core'] },
		},
		{
			name: 'pure-folders-need-no-packages',
			severity: 'error',
			comment: 'only the schemas of shared/ and content/ may use a package, and that is zod; language/ wraps libraries',
			from: { path: PURE, pathNot: [TEST_FILES, '^src/language/'] },
			to: { path: 'node_modules', pathNot: 'node_modules/(zod|minisearch|media-captions|mammoth|fflate)/' },
		},
		{
			name: 'slices-are-apart',
			severity: 'error',
			comment: 'a tool never imports another tool',
			from: { path: '^src/tools/([^/]+)/' },
			to: { path: '^src/tools/[^/]+/', pathNot: '^src/tools/$1/' },
		},
		{
			name: 'slices-know-no-registry',
			severity: 'error',
			comment: 'of tools/ a slice may import only define.ts, fields.ts and input-paths.ts',
			from: { path: '^src/tools/[^/]+/', pathNot: TEST_FILES },
			to: { path: '^src/tools/[^/]+\\.ts$', pathNot: '^src/tools/(define|fields|input-paths)\\.ts$' },
		},
		{
			name: 'slices-know-no-host',
			severity: 'error',
			comment: 'a tool is a pure description; the hosts run it',
			from: { path: '^src/tools/', pathNot: TEST_FILES },
			to: { path: '^src/(server|web)/' },
		},
		{
			name: 'slices-draw-only-in-browser-files',
			severity: 'error',
			comment: 'ui and call only from .tsx, steps.ts and web.ts',
			from: { path: '^src/tools/', pathNot: ['\\.tsx$', '/steps\\.ts$', '/web\\.ts$'] },
			to: { path: '^src/(ui|call)/' },
		},
		{
			name: 'catalog-is-contracts-only',
			severity: 'error',
			comment: 'the catalog is what both hosts share',
			from: { path: '^src/tools/catalog\\.ts$' },
			to: { path: '^src/tools/', pathNot: '/contract\\.ts$' },
		},
		{
			name: 'browser-half-needs-no-engine',
			severity: 'error',
			comment: 'drafts, prompts and grounding stay on the server',
			from: {
				path: '^src/tools/[^/]+/(web|steps)\\.ts$|^src/tools/.+\\.tsx$|^src/tools/web\\.ts$',
				pathNot: TEST_FILES,
			},
			to: { path: '^src/tools/[^/]+/(draft|prompt|ground|server)(\\.ts|/)' },
		},
		{
			name: 'outlines-need-no-engine',
			severity: 'error',
			comment: 'the server’s main thread loads outlines, and no more of a tool',
			from: { path: '^src/tools/outlines\\.ts$' },
			to: { path: '^src/tools/[^/]+/(draft|prompt|ground|server|document)(\\.ts|/)', reachable: true },
		},
		{
			name: 'server-imports',
			severity: 'error',
			comment: 'the server reaches tools through catalog.ts, outlines.ts and load.ts, and never the browser',
			from: { path: '^src/server/', pathNot: TEST_FILES },
			to: { path: ['^src/(web|ui|call|calculators)/', '^src/tools/[^/]+/', '^src/tools/(web|server)\\.ts$'] },
		},
		{
			name: 'web-imports',
			severity: 'error',
			comment: 'the browser reaches tools through catalog.ts, define.ts and web.ts, and never the server',
			from: { path: '^src/web/', pathNot: TEST_FILES },
			to: { path: ['^src/server/', '^src/tools/[^/]+/', '^src/tools/server\\.ts$'] },
		},
		{
			name: 'no-unlisted-packages',
			severity: 'error',
			comment: 'what is imported stands in package.json',
			from: { pathNot: TEST_FILES },
			to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
		},
		{
			name: 'resolvable',
			severity: 'error',
			comment: 'every import leads somewhere',
			from: {},
			to: { couldNotResolve: true, pathNot: '\\?(url|raw)$' },
		},
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		tsPreCompilationDeps: true,
		// @swc/core is there for this: TypeScript 7 has no API that dependency-cruiser could use, and without either of
		// them it reads no TypeScript at all.
		parser: 'swc',
		enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
	},
};

import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { catalog } from '#tools/catalog.ts';

const RESULT = 'pages/history/run-page.tsx';

/**
 * The modules of each page, by its address; a star stands for what an address ends with. Tools are added to these: the
 * page of each, and by its id what shows a result of it.
 */
const PAGES: Readonly<Record<string, readonly string[]>> = {
	'/': ['pages/home/home-page.tsx'],
	'/history': ['pages/history/history-page.tsx'],
	'/history/compare': ['pages/history/compare/compare-page.tsx'],
	'/history/*': [RESULT],
	'/clients': ['pages/clients/clients-page.tsx'],
	'/clients/*': ['pages/clients/client-page.tsx'],
	'/ai-tools-directory': ['pages/ai-tools-directory/ai-tools-directory-page.tsx'],
	'/prompts-directory': ['pages/prompts-directory/prompts-directory-page.tsx'],
	'/top-50-niches': ['pages/top-50-niches/top-niches-page.tsx'],
	'/pricing-calculator': ['pages/pricing-calculator/pricing-calculator-page.tsx'],
	'/profit-calculator': ['pages/profit-calculator/profit-calculator-page.tsx'],
	'/growth-plan': ['pages/growth-plans/growth-plans-page.tsx'],
	'/profile': ['pages/profile/my-profile-page.tsx'],
	'/profile/*': [],
};

/** What each page asks the server first: `{day}` is today, `{below}` what the star stands for. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
	'/': ['/api/desk?today={day}', '/api/runs', '/api/drafts'],
	'/history': ['/api/runs'],
	'/history/*': ['/api/runs/{below}'],
};

const GENERATOR = ['pages/generator-page.tsx', 'wizard/tool-page.tsx'];
const OWN_PAGES: Readonly<Record<string, readonly string[]>> = {
	'growth-plan-calculator': ['pages/growth-plans/calculator-page.tsx'],
};

function modulesOf(): Record<string, readonly string[]> {
	const ofTools = Object.entries(catalog).flatMap(([id, { path }]) => {
		const tool = `src/tools/${id}/web.ts`;
		const form = [...(OWN_PAGES[id] ?? []), ...GENERATOR].map(inWeb);
		return [[path, [...form, tool]] as const, [id, [inWeb(RESULT), tool]] as const];
	});
	const others = Object.entries(PAGES).map(([path, modules]) => [path, modules.map(inWeb)] as const);
	return Object.fromEntries([...others, ...ofTools]);
}

const inWeb = (module: string) => `src/web/${module}`;
const MEMBER_AREA = inWeb('member-area.tsx');

/** Vite plugin: lists in the page which files and answers each address needs, for `public/early.js` to ask for. */
export function pageFiles(): Plugin {
	return {
		name: 'page-files',
		apply: 'build',
		transformIndexHtml: {
			order: 'post',
			handler: (html, { bundle = {} }) => {
				const content = JSON.stringify(listed(Object.values(bundle)));
				return {
					html: afterFirstPaint(html),
					tags: [{ tag: 'meta', attrs: { name: 'page-files', content }, injectTo: 'head-prepend' }],
				};
			},
		},
	};
}

/** What is painted first needs styles and font alone: the code does not compete with them for a slow line. */
function afterFirstPaint(html: string): string {
	const entry = '<script type="module"';
	if (!html.includes(entry)) throw new Error('the page loads no code: correct scripts/page-files.ts');
	return html.replace(entry, `${entry} fetchpriority="low"`);
}

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

function listed(bundle: readonly Output[]) {
	const chunks = bundle.filter((one) => one.type === 'chunk');
	const always = new Set(
		filesOf(
			chunks.filter(({ isEntry }) => isEntry),
			chunks,
		),
	);
	const files: string[] = [];
	const pages = Object.entries(modulesOf()).map(([path, modules]) => {
		const needed = filesOf(
			[MEMBER_AREA, ...modules].map((module) => chunkOf(module, chunks)),
			chunks,
		);
		const own = needed.filter((file) => !always.has(file)).map((file) => basename(file));
		for (const file of own) if (!files.includes(file)) files.push(file);
		return [path, own.map((file) => files.indexOf(file))] as const;
	});
	// Another host may answer the questions of a built app.
	return { files, pages: Object.fromEntries(pages), answers: process.env.VITE_API_BASE ? {} : ANSWERS };
}

function chunkOf(module: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
	const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
	if (!chunk) throw new Error(`${module} is in no file of the web app: correct scripts/page-files.ts`);
	return chunk;
}

/** These, and all that they wait for. */
function filesOf(wanted: readonly Rolldown.OutputChunk[], chunks: readonly Rolldown.OutputChunk[]): string[] {
	const files = new Set<string>();
	const waiting = [...wanted];
	for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
		if (files.has(chunk.fileName)) continue;
		files.add(chunk.fileName);
		for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
		const { imports } = chunk;
		waiting.push(...chunks.filter(({ fileName }) => imports.includes(fileName)));
	}
	return [...files];
}

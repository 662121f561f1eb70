/** Which modules of the web app are one file: over HTTP/1.1 each file more makes a page wait. */
import { globSync } from 'node:fs';
import { join } from 'node:path';

interface Module {
	code: string | null;
	importedIds?: readonly string[] | undefined;
}

interface ModuleGraph {
	getModuleInfo(id: string): Module | null;
}

const root = join(import.meta.dirname, '..');

const MEMBER_AREA = ['src/web/member-area.tsx'];
const RESULT = ['src/web/pages/history/run-page.tsx'];
const FORM = ['src/web/wizard/tool-page.tsx'];
/** Of the library: what many pages show at once, and what is small. */
const PARTS = [
	...['Checkbox', 'NativeSelect', 'Tabs', 'Textarea', 'VisuallyHidden'].map(
		(name) => `core/esm/components/${name}/${name}.mjs`,
	),
	...['debounced-callback', 'debounced-value', 'focus-within', 'hotkeys', 'media-query'].map(
		(name) => `hooks/esm/use-${name}/use-${name}.mjs`,
	),
].map((path) => `node_modules/@mantine/${path}`);
/** What opens above a page, once somebody asks for it. */
const OVERLAYS = ['src/ui/shown-menu.tsx', 'src/web/shell/sidebar-drawer.tsx'];
const TOOLS = globSync('src/tools/*/web.ts', { cwd: root });
/** Pages that show no result and fill in no form of a tool. */
const OTHER_PAGES = globSync('src/web/pages/*/*-page.tsx', { cwd: root }).filter(
	(file) => !RESULT.includes(file) && !/\/(?:account|growth-plans)\//.test(file),
);

type Test = (id: string, graph: ModuleGraph) => boolean;

/** Whether a module is loaded with one of these, by imports that do not wait. */
function loadedWith(files: readonly string[]): Test {
	let reached: Set<string> | undefined;
	return (id, graph) => {
		reached ??= reachedFrom(
			files.map((file) => join(root, file)),
			graph,
		);
		return reached.has(id);
	};
}

function reachedFrom(ids: readonly string[], graph: ModuleGraph): Set<string> {
	const reached = new Set<string>();
	const waiting = [...ids];
	for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
		if (reached.has(id)) continue;
		reached.add(id);
		waiting.push(...importedBy(id, graph));
	}
	return reached;
}

/** Of a library whose index lists all of its parts a module imports those that it names. */
const INDEX = /\/node_modules\/@(?:mantine|tabler)\/[\w-]+\/.*\/(?:index|tabler-icons-react)\.mjs$/;

function importedBy(id: string, graph: ModuleGraph): readonly string[] {
	const { code, importedIds = [] } = graph.getModuleInfo(id) ?? { code: null };
	return importedIds.flatMap((imported) => (INDEX.test(imported) ? partsNamed(code ?? '', imported, graph) : imported));
}

function partsNamed(code: string, index: string, graph: ModuleGraph): string[] {
	const parts = partsOf(index, graph);
	return namesIn(code).flatMap(([name]) => parts.get(name) ?? []);
}

const known = new Map<string, ReadonlyMap<string, string>>();

/** The file of each part, by its name. */
function partsOf(index: string, graph: ModuleGraph): ReadonlyMap<string, string> {
	const parts =
		known.get(index) ??
		new Map(namesIn(graph.getModuleInfo(index)?.code ?? '').map(([name, path]) => [name, join(index, '..', path)]));
	known.set(index, parts);
	return parts;
}

/** What is imported or passed on, by the name that it has here, with where it is from. */
function namesIn(code: string): [name: string, from: string][] {
	return [...code.matchAll(/(?:import|export) \{([^}]*)\} from ['"]([^'"]+)['"]/g)].flatMap(
		([, names = '', from = '']) =>
			names.split(',').map((name): [string, string] => [name.trim().split(' ').at(-1) ?? '', from]),
	);
}

const isOfApp = loadedWith(['src/web/main.tsx']);
const isOfMemberArea = loadedWith(MEMBER_AREA);
const isOfResult = loadedWith(RESULT);
const isOfForm = loadedWith(FORM);
const isOfParts = loadedWith(PARTS);
const isOfOverlays = loadedWith(OVERLAYS);
const isOfOthers = loadedWith(OTHER_PAGES);
const tools = TOOLS.map((tool) => loadedWith([tool]));
const isOfTools: Test = (id, graph) => tools.filter((isOf) => isOf(id, graph)).length > 1;
const heavy = new Map<string, boolean>();
/** Loads schemas, or parts of the library that the app itself does without, as half of the pages do. */
const isHeavy: Test = (id, graph) => {
	const known = heavy.get(id);
	if (known !== undefined) return known;
	// Until its imports are looked at, so that a circle ends.
	heavy.set(id, false);
	const is =
		!isOfApp(id, graph) &&
		!isOfMemberArea(id, graph) &&
		(HEAVY.test(id) || importedBy(id, graph).some((one) => isHeavy(one, graph)));
	heavy.set(id, is);
	return is;
};
const HEAVY = /\/node_modules\/(?:zod|@mantine)\//;
const isOfLibrary: Test = (id) => /\/node_modules\/@mantine\//.test(id);

const named = (name: string, test: Test) => ({
	name: (id: string, graph: ModuleGraph) => (test(id, graph) ? name : null),
});

/** In the order in which they take modules. */
export const CHUNKS = {
	// With its dependencies, a file for results would be loaded by pages that share but one of these.
	includeDependenciesRecursively: false,
	groups: [
		{ name: 'app', tags: ['$initial' as const] },
		named('member', isOfMemberArea),
		named('parts', isOfParts),
		named('overlays', isOfOverlays),
		named('result', (id, graph) => isOfResult(id, graph) && !isOfOthers(id, graph)),
		named('documents', (id, graph) => isOfTools(id, graph) && !isOfOthers(id, graph)),
		named('form', (id, graph) => isOfForm(id, graph) && !isOfOthers(id, graph)),
		named('controls', isOfLibrary),
		{ ...named('common', (id, graph) => !isHeavy(id, graph)), minShareCount: 4, maxModuleSize: 2500 },
	],
};

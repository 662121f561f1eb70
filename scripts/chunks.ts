/** Which modules of the web app are one file: over HTTP/1.1 each file more makes a page wait. */
import { globSync } from 'node:fs';
import { join } from 'node:path';

interface ModuleGraph {
	getModuleInfo(id: string): { importedIds?: readonly string[] | undefined } | null;
}

const root = join(import.meta.dirname, '..');

const MEMBER_AREA = ['src/web/member-area.tsx'];
const RESULT = ['src/web/pages/history/run-page.tsx'];
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
		waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
	}
	return reached;
}

const isOfMemberArea = loadedWith(MEMBER_AREA);
const isOfResult = loadedWith(RESULT);
const isOfOthers = loadedWith(OTHER_PAGES);
const tools = TOOLS.map((tool) => loadedWith([tool]));
const isOfTools: Test = (id, graph) => tools.filter((isOf) => isOf(id, graph)).length > 1;
const heavy = new Map<string, boolean>();
/** Loads the library of schemas, which half of the pages do without. */
const isHeavy: Test = (id, graph) => {
	const known = heavy.get(id);
	if (known !== undefined) return known;
	// Until its imports are looked at, so that a circle ends.
	heavy.set(id, false);
	const imported = graph.getModuleInfo(id)?.importedIds ?? [];
	const is = id.includes('/node_modules/zod/') || imported.some((one) => isHeavy(one, graph));
	heavy.set(id, is);
	return is;
};

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
		named('result', (id, graph) => isOfResult(id, graph) && !isOfOthers(id, graph)),
		named('documents', (id, graph) => isOfTools(id, graph) && !isOfOthers(id, graph)),
		{ ...named('common', (id, graph) => !isHeavy(id, graph)), minShareCount: 4, maxModuleSize: 2500 },
	],
};

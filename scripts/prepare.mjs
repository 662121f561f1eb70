/**
 * Brings a checkout into a state in which it can run: installs when the lockfile names what is not installed, builds
 * the web app when its sources changed. Uses nothing but the machine's own Node, since nothing may be there yet.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, isBuilt } from './prepare/build.mjs';
import { install, isInstalled } from './prepare/install.mjs';
import { nodeProblem } from './prepare/node-version.mjs';
import { oneAtATime } from './prepare/one-at-a-time.mjs';
import { say } from './prepare/say.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The Node that the project brings along. On Windows npm's own link to it is a batch file, which only a shell runs. */
export const projectNode = join(
	root,
	'node_modules',
	'node',
	'bin',
	process.platform === 'win32' ? 'node.exe' : 'node',
);

const NODE_MISSING = `npm did not bring Node along: ${projectNode} is missing. Its install script fetches it, so check that scripts may run (npm config get ignore-scripts) and that the npm registry can be reached. Then delete node_modules and start again.`;

/** Ends the process, with a word on what to do, where that cannot be done. */
export function prepare({ web = true } = {}) {
	try {
		bringUpToDate(web);
	} catch (error) {
		say(error instanceof Error ? error.message : String(error));
		process.exit(1);
	}
}

/** @param {boolean} web */
function bringUpToDate(web) {
	const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
	const problem = nodeProblem(process.versions.node, engines.node);
	if (problem) throw new Error(problem);
	if (isInstalled(root) && existsSync(projectNode) && (!web || isBuilt(root))) return;
	oneAtATime(join(root, '.cache', 'preparing'), () => {
		if (!isInstalled(root)) install(root);
		if (!existsSync(projectNode)) throw new Error(NODE_MISSING);
		if (web && !isBuilt(root)) build(root, projectNode);
	});
}

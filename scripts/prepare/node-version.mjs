/**
 * Why the machine's own Node cannot install the project, in words for its owner; undefined where it can. It does no
 * more than that: the package `node` brings the Node that runs everything afterwards.
 * @param {string} version of the machine's Node
 * @param {string} engines the oldest that will do, as package.json says it: ">=20"
 */
export function nodeProblem(version, engines) {
	const oldest = majorOf(engines);
	if (majorOf(version) >= oldest) return undefined;
	return `Growth Toolkit needs Node ${oldest} or newer to install itself, and this is Node ${version}. Install a current Node from https://nodejs.org and start again.`;
}

/** @param {string} range such as ">=20" or "18.19.1" */
function majorOf(range) {
	return Number.parseInt(range.replace(/^\D+/, ''), 10);
}

/** What this machine is, in npm's words, and which builds suit it. */

/** @typedef {{ platform: string, arch: string, libc?: 'glibc' | 'musl' }} Machine */
/** @typedef {string | string[]} OneOrMore */

/** @returns {Machine} */
export function thisMachine() {
	const { platform, arch } = process;
	return platform === 'linux' ? { platform, arch, libc: hasGlibc() ? 'glibc' : 'musl' } : { platform, arch };
}

function hasGlibc() {
	const report = /** @type {{ header?: { glibcVersionRuntime?: string } } | undefined} */ (process.report?.getReport());
	return Boolean(report?.header?.glibcVersionRuntime);
}

/**
 * @param {{ os?: OneOrMore, cpu?: OneOrMore, libc?: OneOrMore }} build
 * @param {Machine} machine
 */
export function suits({ os, cpu, libc }, machine) {
	return allows(os, machine.platform) && allows(cpu, machine.arch) && allows(libc, machine.libc);
}

/**
 * As npm reads these lists: names are allowed, or with `!` excluded; without a list everything is.
 * @param {OneOrMore | undefined} list
 * @param {string | undefined} name
 */
function allows(list, name) {
	if (list === undefined) return true;
	const names = [list].flat();
	if (names.includes(`!${name}`)) return false;
	return names.every((one) => one.startsWith('!')) || names.includes(name ?? '');
}

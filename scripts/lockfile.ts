/** What a lockfile says about builds for other platforms, and stubs for those that npm could not see. */

/** One entry of `packages` in package-lock.json, keyed by its path; the project itself has the path "". */
export interface LockEntry {
	version?: string;
	resolved?: string;
	integrity?: string;
	link?: boolean;
	dev?: boolean;
	optional?: boolean;
	hasInstallScript?: boolean;
	os?: string | string[];
	cpu?: string | string[];
	libc?: string | string[];
	license?: string;
	optionalDependencies?: Record<string, string>;
}

export type LockEntries = Record<string, LockEntry>;

/** An optional dependency that has no entry, so that `npm ci` refuses the lockfile. */
export interface MissingBuild {
	name: string;
	version: string;
	/** The path of the package that asks for it. */
	parent: string;
}

export function missingBuilds(entries: LockEntries): MissingBuild[] {
	return Object.entries(entries).flatMap(([parent, { optionalDependencies = {} }]) =>
		Object.entries(optionalDependencies)
			.map(([name, version]) => ({ name, version, parent }))
			.filter((build) => !isLocked(entries, build)),
	);
}

/** Looks where Node would: below the parent, then further up. */
function isLocked(entries: LockEntries, { name, version, parent }: MissingBuild): boolean {
	const found = entries[parent === '' ? `node_modules/${name}` : `${parent}/node_modules/${name}`];
	if (found) return found.version === version || !isExact(version);
	const above = parent.slice(0, Math.max(0, parent.lastIndexOf('/node_modules/')));
	return parent !== '' && isLocked(entries, { name, version, parent: above });
}

function isExact(version: string): boolean {
	return /^\d/.test(version);
}

/** A stub names a build without its checksum: npm never saw the package. */
export function withoutStubs(entries: LockEntries): LockEntries {
	return Object.fromEntries(Object.entries(entries).filter(([path, entry]) => !isStub(path, entry)));
}

export function withStubs(entries: LockEntries): LockEntries {
	const stubs = missingBuilds(entries).map((missing) => [pathOf(entries, missing), stubOf(entries, missing)] as const);
	const sorted = Object.entries({ ...entries, ...Object.fromEntries(stubs) }).sort(([a], [b]) =>
		a.localeCompare(b, 'en'),
	);
	return Object.fromEntries(sorted);
}

export function isStub(path: string, { link, integrity }: LockEntry): boolean {
	return path !== '' && !link && !integrity;
}

function pathOf(entries: LockEntries, { name, parent }: MissingBuild): string {
	const top = `node_modules/${name}`;
	return entries[top] ? `${parent}/${top}` : top;
}

function stubOf(entries: LockEntries, { name, version, parent }: MissingBuild): LockEntry {
	if (!isExact(version)) throw new Error(`${name} is asked for as "${version}": a stub needs one exact version.`);
	const { dev, license } = entries[parent] ?? {};
	const { os, cpu, libc } = platformOf(name);
	return {
		version,
		cpu: [cpu],
		...(dev && { dev }),
		...(libc && { libc: [libc] }),
		...(parent !== '' && license && { license }),
		optional: true,
		os: [os],
	};
}

const SYSTEMS = new Map([
	...['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'].map(
		(os) => [os, os] as const,
	),
	['macos', 'darwin'],
	['win', 'win32'],
	['windows', 'win32'],
]);
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64'];

/** Read from a name such as `@oxc-parser/binding-linux-arm64-musl`; throws on a name that says no platform. */
export function platformOf(name: string): { os: string; cpu: string; libc?: string } {
	const words = name.split(/[-/]/);
	const os = words.map((word) => SYSTEMS.get(word)).find(Boolean);
	const cpu = words.find((word) => PROCESSORS.includes(word));
	if (!os || !cpu) throw new Error(`${name} names no platform: add its entry to package-lock.json by hand.`);
	if (os !== 'linux') return { os, cpu };
	if (words.some((word) => word.startsWith('musl'))) return { os, cpu, libc: 'musl' };
	return words.some((word) => word.startsWith('gnu')) ? { os, cpu, libc: 'glibc' } : { os, cpu };
}

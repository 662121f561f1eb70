/**
 * Loaded before the server and its processes: resolves at once what was resolved before. For each import of a package,
 * and for each file of it, Node 24 reads the package.json anew; that of drizzle-orm has 180 KB, which made a second of
 * every start.
 */
import { type ResolveFnOutput, registerHooks } from 'node:module';

const OF_DRIZZLE = /\/node_modules\/drizzle-orm\//;
const OWN = new URL('../../', import.meta.url).href;

/** What our own files import by name means the same in each of them; a `require` may mean another file. */
const resolved = new Map<string, ResolveFnOutput>();

registerHooks({
	resolve(specifier, context, next) {
		const importer = context.parentURL ?? '';
		if (specifier.startsWith('.')) {
			if (!OF_DRIZZLE.test(importer) || !specifier.endsWith('.js')) return next(specifier, context);
			return { url: new URL(specifier, importer).href, format: 'module', shortCircuit: true };
		}
		if (!importer.startsWith(OWN)) return next(specifier, context);
		const name = `${context.conditions} ${specifier}`;
		const known = resolved.get(name);
		if (known) return known;
		const found = { ...next(specifier, context), shortCircuit: true };
		resolved.set(name, found);
		return found;
	},
});

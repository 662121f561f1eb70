import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Text, in whatever form: pictures and fonts are compressed as they are. */
const TEXT = /\.(?:js|css|svg|json|txt|webmanifest)$/;

/** A smaller file is one packet either way. */
const LEAST_BYTES = 1000;

const FORMS = {
	'.br': (content: Buffer) =>
		promisify(brotliCompress)(content, {
			params: {
				[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
				[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
				[constants.BROTLI_PARAM_SIZE_HINT]: content.length,
			},
		}),
	'.gz': (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Vite plugin: after the build, each file that is worth it lies compressed beside itself; the server sends those. */
export function compressedFiles(): Plugin {
	return {
		name: 'compressed-files',
		apply: 'build',
		writeBundle: ({ dir }) => (dir ? compressFolder(dir) : undefined),
	};
}

/**
 * Writes `FILE.br` and `FILE.gz` beside every text file below the folder that gets smaller by it, all at once: Node
 * compresses in threads of its own. The page itself is left out: the server writes it anew for each visit.
 */
export async function compressFolder(folder: string): Promise<void> {
	const files = await readdir(folder, { recursive: true });
	await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => compressFile(join(folder, file))));
}

async function compressFile(file: string): Promise<void> {
	const content = await readFile(file);
	if (content.length < LEAST_BYTES) return;
	const written = Object.entries(FORMS).map(async ([ending, compress]) => {
		const compressed = await compress(content);
		if (compressed.length < content.length) await writeFile(`${file}${ending}`, compressed);
	});
	await Promise.all(written);
}

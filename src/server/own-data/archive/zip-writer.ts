import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { Zip, ZipPassThrough } from 'fflate';

const compress = promisify(deflateRaw);

/** What the method of a ZIP entry means "deflated". */
const DEFLATED = 8;
const LEVEL = 6;

export interface ZipWriter {
	/** Rejects where the reader has gone. */
	add(name: string, content: string): Promise<void>;
	end(): void;
}

/** Writes a ZIP at the pace of its reader; one file at a time is in memory, and is compressed outside this thread. */
export function writeZip(stream: Writable, signal: AbortSignal, made: Date): ZipWriter {
	let isFull = false;
	const zip = new Zip((error, chunk, isLast) => {
		if (error) stream.destroy(error);
		else if (!stream.destroyed) isFull = !stream.write(chunk);
		if (isLast && !stream.destroyed) stream.end();
	});
	return {
		async add(name, content) {
			signal.throwIfAborted();
			const bytes = Buffer.from(content, 'utf8');
			const file = new PackedFile(name, await compress(bytes, { level: LEVEL }));
			file.mtime = made;
			signal.throwIfAborted();
			zip.add(file);
			file.push(bytes, true);
			if (isFull) await once(stream, 'drain', { signal });
		},
		end: () => zip.end(),
	};
}

/** Counts and checks the plain bytes, and hands on those that were compressed before. */
class PackedFile extends ZipPassThrough {
	readonly #packed: Uint8Array;

	constructor(name: string, packed: Uint8Array) {
		super(name);
		this.compression = DEFLATED;
		this.#packed = packed;
	}

	protected override process(_chunk: Uint8Array, isLast: boolean): void {
		this.ondata(null, this.#packed as Uint8Array<ArrayBuffer>, isLast);
	}
}

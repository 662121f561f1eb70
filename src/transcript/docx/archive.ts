/**
 * Unpacks a DOCX archive without trusting its own claims. Every part is unpacked in small steps and counted, so that a
 * part that lies about its size, or unpacks to a thousand times its size, is never held in memory.
 */

import { Inflate } from 'fflate';
import { DocxError } from './docx-error.ts';

interface Entry {
	name: string;
	method: number;
	packed: Uint8Array;
	/** The unpacked size in bytes that the archive claims. */
	declared: number;
}

const MOST_PACKED = 25 * 1024 * 1024;
const MOST_ENTRIES = 1000;
/** In bytes, for all parts together. */
const MOST_UNPACKED = 64 * 1024 * 1024;
/** Repetitive text compresses to a fiftieth, an attack to a thousandth. */
const HIGHEST_RATIO = 200;
const RATIO_MATTERS_FROM = 1024 * 1024;
/** Compressed bytes per step: they unpack to 4 MB at most. */
const STEP = 4096;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const LONGEST_COMMENT = 65_535;

/** The wanted parts by name. @throws DocxError */
export function unpack(bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, Uint8Array> {
	if (bytes.length > MOST_PACKED) throw new DocxError('too-large');
	const entries = entriesOf(bytes);
	if (entries.reduce((sum, { declared }) => sum + declared, 0) > MOST_UNPACKED) throw new DocxError('too-large');
	const parts = new Map<string, Uint8Array>();
	let left = MOST_UNPACKED;
	for (const entry of entries) {
		if (parts.has(entry.name)) throw new DocxError('unsafe');
		const { chunks, size } = unpackEntry(entry, left, isWanted(entry.name));
		left -= size;
		if (chunks !== null) parts.set(entry.name, joined(chunks, size));
	}
	return parts;
}

function entriesOf(bytes: Uint8Array): Entry[] {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const end = endOfDirectory(view);
	if (end < 0) throw new DocxError('not-a-document');
	const count = view.getUint16(end + 10, true);
	let at = view.getUint32(end + 16, true);
	if (count > MOST_ENTRIES) throw new DocxError('too-large');
	const entries: Entry[] = [];
	for (let index = 0; index < count; index++) {
		if (at + 46 > bytes.length || view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new DocxError('damaged');
		const nameLength = view.getUint16(at + 28, true);
		const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
		entries.push(entryAt(view, bytes, at, name));
		at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
	}
	return entries;
}

function endOfDirectory(view: DataView): number {
	const lowest = Math.max(0, view.byteLength - 22 - LONGEST_COMMENT);
	for (let at = view.byteLength - 22; at >= lowest; at--) {
		if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
	}
	return -1;
}

/** The directory entry at an offset, with the bytes it points to. */
function entryAt(view: DataView, bytes: Uint8Array, at: number, name: string): Entry {
	if ((view.getUint16(at + 8, true) & 1) === 1) throw new DocxError('encrypted');
	const method = view.getUint16(at + 10, true);
	const size = view.getUint32(at + 20, true);
	const declared = view.getUint32(at + 24, true);
	const header = view.getUint32(at + 42, true);
	if (method !== 0 && method !== 8) throw new DocxError('damaged');
	if (header + 30 > bytes.length || view.getUint32(header, true) !== LOCAL_HEADER) throw new DocxError('damaged');
	const from = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
	if (from + size > bytes.length) throw new DocxError('damaged');
	return { name, method, packed: bytes.subarray(from, from + size), declared };
}

function unpackEntry(
	{ method, packed, declared }: Entry,
	most: number,
	keep: boolean,
): { chunks: Uint8Array[] | null; size: number } {
	const chunks: Uint8Array[] = [];
	let size = 0;
	const take = (chunk: Uint8Array, used: number) => {
		size += chunk.length;
		if (size > declared) throw new DocxError('unsafe');
		if (size > most) throw new DocxError('too-large');
		if (size > RATIO_MATTERS_FROM && size > used * HIGHEST_RATIO) throw new DocxError('too-large');
		if (keep) chunks.push(chunk);
	};
	if (method === 0) take(packed, packed.length);
	else inflate(packed, take);
	if (size !== declared) throw new DocxError('damaged');
	return { chunks: keep ? chunks : null, size };
}

function inflate(packed: Uint8Array, take: (chunk: Uint8Array, used: number) => void): void {
	let used = 0;
	const inflating = new Inflate((chunk) => take(chunk, used));
	try {
		for (let from = 0; from < packed.length; from += STEP) {
			used = Math.min(packed.length, from + STEP);
			inflating.push(packed.subarray(from, used), used === packed.length);
		}
	} catch (error) {
		throw error instanceof DocxError ? error : new DocxError('damaged');
	}
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
	const whole = new Uint8Array(size);
	let at = 0;
	for (const chunk of chunks) {
		whole.set(chunk, at);
		at += chunk.length;
	}
	return whole;
}

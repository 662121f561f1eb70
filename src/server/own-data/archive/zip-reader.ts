/**
 * Reads a ZIP that a stranger may have made. Its own claims are checked against each other first; then one file at a
 * time is unpacked, into no more memory than it claimed.
 */
import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { ApiError } from '#server/api-error.ts';

export interface ZipEntry {
	readonly name: string;
	/** Unpacked, in bytes. */
	readonly size: number;
	/** @throws ApiError INVALID_REQUEST where it is not what the archive says */
	read(): Promise<Buffer>;
}

/** In bytes, for all files together. */
export const MOST_UNPACKED = 200 * 1024 * 1024;
const MOST_OF_A_FILE = 32 * 1024 * 1024;
const MOST_ENTRIES = 60_000;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const LONGEST_COMMENT = 65_535;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
const LINK = 0o120000;
const TYPE_OF_FILE = 0o170000;

const unpack = promisify(inflateRaw);

/** Folders are left out. @throws ApiError INVALID_REQUEST, TOO_LARGE */
export function readZip(bytes: Buffer): ZipEntry[] {
	const end = endOfDirectory(bytes);
	const count = bytes.readUInt16LE(end + 10);
	const from = bytes.readUInt32LE(end + 16);
	if (count > MOST_ENTRIES) throw tooLarge();
	if (bytes.readUInt16LE(end + 4) !== 0 || from + bytes.readUInt32LE(end + 12) !== end) throw damaged();
	const found: { at: number; until: number; entry: ZipEntry }[] = [];
	let at = from;
	for (let index = 0; index < count; index++) {
		if (at + ENTRY_BYTES > end || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw damaged();
		const nameBytes = bytes.readUInt16LE(at + 28);
		const next = at + ENTRY_BYTES + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
		if (next > end) throw damaged();
		found.push(entryAt(bytes, at, bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes), from));
		at = next;
	}
	if (at !== end) throw damaged();
	checkTogether(found);
	return found.map(({ entry }) => entry).filter(({ name }) => !name.endsWith('/'));
}

function endOfDirectory(bytes: Buffer): number {
	const lowest = Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT);
	for (let at = bytes.length - END_BYTES; at >= lowest; at--) {
		if (bytes.readUInt32LE(at) === END_OF_DIRECTORY && at + END_BYTES + bytes.readUInt16LE(at + 20) === bytes.length)
			return at;
	}
	throw invalid('This file is no ZIP archive. Choose the file that the export made.');
}

function entryAt(bytes: Buffer, at: number, nameBytes: Buffer, directory: number) {
	const method = bytes.readUInt16LE(at + 10);
	const sum = bytes.readUInt32LE(at + 16);
	const packedSize = bytes.readUInt32LE(at + 20);
	const size = bytes.readUInt32LE(at + 24);
	const type = (bytes.readUInt32LE(at + 38) >>> 16) & TYPE_OF_FILE;
	const header = bytes.readUInt32LE(at + 42);
	const name = nameOf(nameBytes);
	if ((bytes.readUInt16LE(at + 8) & ENCRYPTED) !== 0)
		throw invalid('The archive is encrypted. Send it as it was exported.');
	if ((method !== STORED && method !== DEFLATED) || type === LINK) throw damaged();
	if (header + LOCAL_BYTES > directory || bytes.readUInt32LE(header) !== LOCAL_HEADER) throw damaged();
	const start = header + LOCAL_BYTES + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
	const until = start + packedSize;
	const localName = bytes.subarray(header + LOCAL_BYTES, header + LOCAL_BYTES + bytes.readUInt16LE(header + 26));
	if (until > directory || !localName.equals(nameBytes)) throw damaged();
	if (size > MOST_OF_A_FILE) throw tooLarge();
	const packed = bytes.subarray(start, until);
	const read = async () => {
		const plain = method === STORED ? packed : await inflated(packed, size);
		if (plain.length !== size || crc32(plain) !== sum) throw damaged();
		return plain;
	};
	return { at: header, until, entry: { name, size, read } };
}

async function inflated(packed: Buffer, size: number): Promise<Buffer> {
	try {
		return await unpack(packed, { maxOutputLength: Math.max(1, size) });
	} catch {
		throw damaged();
	}
}

function nameOf(bytes: Buffer): string {
	let name: string;
	try {
		name = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		throw damaged();
	}
	const parts = name.split('/');
	const isSafe = !/[\p{Cc}\\:]/u.test(name) && name !== '' && !parts.slice(0, -1).includes('');
	if (!isSafe || parts.some((part) => part === '.' || part === '..')) {
		throw invalid('The archive holds a path that leads out of it. Send it as it was exported.');
	}
	return name;
}

/** No two files share a name or bytes, and all of them fit into the memory that one import may take. */
function checkTogether(found: readonly { at: number; until: number; entry: ZipEntry }[]): void {
	if (found.reduce((sum, { entry }) => sum + entry.size, 0) > MOST_UNPACKED) throw tooLarge();
	if (new Set(found.map(({ entry }) => entry.name.toLowerCase())).size !== found.length) throw damaged();
	const inOrder = [...found].sort((one, other) => one.at - other.at);
	for (const [index, { until }] of inOrder.entries()) {
		const next = inOrder[index + 1];
		if (next && next.at < until) throw damaged();
	}
}

export function invalid(message: string): ApiError {
	return new ApiError('INVALID_REQUEST', message);
}

function damaged(): ApiError {
	return invalid('The archive is damaged, or was changed. Send it as it was exported.');
}

function tooLarge(): ApiError {
	return new ApiError(
		'TOO_LARGE',
		`The archive holds more than can be imported: at most ${MOST_UNPACKED / 1024 / 1024} MB unpacked, and ${MOST_OF_A_FILE / 1024 / 1024} MB in one file.`,
	);
}

import { zipSync } from 'fflate';
import { unpack } from './docx/archive.ts';
import { linesOfDocument } from './docx/document-text.ts';
import { DocxError } from './docx/docx-error.ts';
import { nameHead } from './docx/name-head.ts';

/** The parts that mammoth reads. It never sees pictures, fonts and other parts of a document. */
const READ = /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:_rels\/)?[\w.-]{1,80}\.(?:xml|rels))$/;
const XML = /\.(?:xml|rels)$/i;
const MOST_XML = 16 * 1024 * 1024;
/** Opening and closing tags: enough for a call of 25,000 turns as Teams writes it. */
const MOST_TAGS = 500_000;

/**
 * The text of a Word document, for `readCall`: from Teams, Otter and other programs that write a name, a time and
 * words. A hostile file is refused before it is unpacked into memory, and no address in it is ever opened. Import this
 * file lazily: it loads mammoth.
 *
 * @throws DocxError with a sentence for the member
 */
export async function readDocx(bytes: Uint8Array): Promise<string> {
	refuseOtherFiles(bytes);
	const parts = unpack(bytes, (name) => XML.test(name));
	if (!parts.has('[Content_Types].xml') || !parts.has('word/document.xml')) throw new DocxError('not-a-document');
	for (const part of parts.values()) refuseHostileXml(part);
	const clean = zipSync(Object.fromEntries([...parts].filter(([name]) => READ.test(name))), { level: 0 });
	const lines = await linesOf(clean);
	const text = nameHead(lines).join('\n').trim();
	if (text === '') throw new DocxError('damaged');
	return text;
}

/** The signature of older Office files, and of protected ones even today. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
const ENCRYPTED = [...'EncryptedPackage'].flatMap((sign) => [sign.charCodeAt(0), 0]);

function refuseOtherFiles(bytes: Uint8Array): void {
	if (COMPOUND.every((byte, index) => bytes[index] === byte)) {
		throw new DocxError(indexOf(bytes, ENCRYPTED) < 0 ? 'not-a-document' : 'encrypted');
	}
	if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new DocxError('not-a-document');
}

function indexOf(bytes: Uint8Array, wanted: readonly number[]): number {
	const [first = 0] = wanted;
	for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
		if (wanted.every((byte, index) => bytes[at + index] === byte)) return at;
	}
	return -1;
}

/** Office writes UTF-8 without a document type. A file with a document type could define entities. */
function refuseHostileXml(part: Uint8Array): void {
	if (part.length > MOST_XML) throw new DocxError('too-large');
	if (part.includes(0)) throw new DocxError('unsafe');
	let tags = 0;
	for (let at = part.indexOf(LESS); at >= 0; at = part.indexOf(LESS, at + 1)) {
		if (part[at + 1] === EXCLAMATION && /^<!(?:DOCTYPE|ENTITY)/i.test(ascii(part, at))) throw new DocxError('unsafe');
		tags++;
	}
	if (tags > MOST_TAGS) throw new DocxError('too-large');
}

const LESS = 0x3c;
const EXCLAMATION = 0x21;

function ascii(part: Uint8Array, from: number): string {
	return String.fromCharCode(...part.subarray(from, from + 10));
}

/** mammoth's own raw text drops line breaks, which separate name and words in a document from Teams. */
async function linesOf(archive: Uint8Array): Promise<string[]> {
	const { default: mammoth } = await import('mammoth');
	const buffer = new ArrayBuffer(archive.length);
	new Uint8Array(buffer).set(archive);
	let lines: string[] = [];
	const transformDocument = (document: unknown) => {
		lines = linesOfDocument(document);
		return typeof document === 'object' && document !== null ? { ...document, children: [] } : document;
	};
	// Node reads `buffer`, a browser `arrayBuffer`.
	const source = { buffer: archive, arrayBuffer: buffer };
	try {
		await mammoth.convertToHtml(source, { transformDocument });
	} catch {
		throw new DocxError('damaged');
	}
	return lines;
}

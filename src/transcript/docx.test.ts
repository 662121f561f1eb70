import { constants, deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { cpuClock } from '#test/cpu-time.ts';
import { DocxError } from './docx/docx-error.ts';
import { readDocx } from './docx.ts';
import { readCall } from './read.ts';

const TYPES =
	'<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const RELATIONS =
	'<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const SPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const run = (text: string) => `<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
/** A paragraph; a line break in the text becomes a Word line break. */
const paragraph = (text: string) => `<w:p>${text.split('\n').map(run).join('<w:r><w:br/></w:r>')}</w:p>`;
const row = (cells: readonly string[]) =>
	`<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`;
const documentOf = (body: string) => `${HEAD}<w:document ${SPACE}><w:body>${body}</w:body></w:document>`;

function partsOf(document: string): Record<string, Uint8Array> {
	return {
		'[Content_Types].xml': strToU8(TYPES),
		'_rels/.rels': strToU8(RELATIONS),
		'word/document.xml': strToU8(document),
	};
}

const docx = (body: string) => zipSync(partsOf(documentOf(body)));
const said = async (bytes: Uint8Array) => {
	const call = readCall(await readDocx(bytes));
	return call.turns.map(({ speaker, start, text }) => [call.speakers[speaker ?? -1]?.name, start, text]);
};

const TEAMS = [
	'Kestrel and Palisade: weekly review',
	'January 22, 2024, 3:00PM',
	'27m 42s',
	'Ines Faber started transcription',
	'Ines Faber   0:03\nGood afternoon. Shall we start with the figures?',
	'Rolf Adeyemi (Guest)   0:09\nPlease. We stood at 38 trucks on Monday, & that is < 40.',
	'Ines Faber   1:02:15\nThen I send the offer today.',
	'Rolf Adeyemi (Guest)   1:02:20\nGood.',
	'Ines Faber stopped transcription',
];

describe('documents', () => {
	it('reads what Teams writes: name, time and words in one paragraph, or each in its own', async () => {
		const turns = [
			['Ines Faber', 3, 'Good afternoon. Shall we start with the figures?'],
			['Rolf Adeyemi', 9, 'Please. We stood at 38 trucks on Monday, & that is < 40.'],
			['Ines Faber', 3735, 'Then I send the offer today.'],
			['Rolf Adeyemi', 3740, 'Good.'],
		];
		expect(await said(docx(TEAMS.map(paragraph).join('')))).toEqual(turns);
		const apart = TEAMS.flatMap((text) => text.split('\n'));
		expect(await said(docx(apart.map(paragraph).join('')))).toEqual(turns);
	});

	it('takes title, day and length from the first lines of a Teams document, and its system lines for no speech', async () => {
		const call = readCall(await readDocx(docx(TEAMS.map(paragraph).join(''))));
		expect(call.header).toEqual({
			title: 'Kestrel and Palisade: weekly review',
			date: '2024-01-22',
			duration: '27m 42s',
		});
		expect(call.words).toBe(26);
	});

	it('reads what Otter writes', async () => {
		const lines = [
			'Review',
			'SUMMARY KEYWORDS',
			'trucks, offer',
			'SPEAKERS',
			'Ines, Rolf',
			'Ines  0:03  ',
			'Shall we?',
		];
		const body = [...lines, 'Rolf  0:09  ', 'Yes, please.', 'Ines  0:12  ', 'Good.', 'Transcribed by https://otter.ai'];
		expect(await said(docx(body.map(paragraph).join('')))).toEqual([
			['Ines', 3, 'Shall we?'],
			['Rolf', 9, 'Yes, please.'],
			['Ines', 12, 'Good.'],
		]);
	});

	it('reads a table of times, names and words', async () => {
		const rows = [
			['00:03', 'Ines:', 'Shall we?'],
			['00:09', 'Rolf:', 'Yes.'],
			['00:12', 'Ines:', 'Good.'],
		];
		expect(await said(docx(`<w:tbl>${rows.map(row).join('')}</w:tbl>`))).toEqual([
			['Ines', 3, 'Shall we?'],
			['Rolf', 9, 'Yes.'],
			['Ines', 12, 'Good.'],
		]);
	});
});

/** 1 GB of spaces, compressed to about 1 MB. */
function gigabyte(): Uint8Array {
	const part = deflateRawSync(Buffer.alloc(16 * 1024 * 1024, 32), { finishFlush: constants.Z_FULL_FLUSH, level: 9 });
	return new Uint8Array(Buffer.concat([...Array.from({ length: 64 }, () => part), Buffer.from([3, 0])]));
}

interface Part {
	name: string;
	packed: Uint8Array;
	declared: number;
	flags?: number;
}

/** An archive whose headers may make false claims. */
function archive(parts: readonly Part[]): Uint8Array {
	const files: Buffer[] = [];
	const directory: Buffer[] = [];
	let at = 0;
	for (const { name, packed, declared, flags = 0 } of parts) {
		const header = Buffer.alloc(26);
		header.writeUInt16LE(20, 0);
		header.writeUInt16LE(flags, 2);
		header.writeUInt16LE(8, 4);
		header.writeUInt32LE(packed.length, 14);
		header.writeUInt32LE(declared, 18);
		header.writeUInt16LE(name.length, 22);
		const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), header, Buffer.from(name), packed]);
		const place = Buffer.alloc(14);
		place.writeUInt32LE(at, 10);
		directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), header, place, Buffer.from(name)]));
		files.push(local);
		at += local.length;
	}
	const end = Buffer.alloc(18);
	end.writeUInt16LE(parts.length, 4);
	end.writeUInt16LE(parts.length, 6);
	end.writeUInt32LE(Buffer.concat(directory).length, 8);
	end.writeUInt32LE(at, 12);
	return new Uint8Array(Buffer.concat([...files, ...directory, Buffer.from('PK\u0005\u0006'), end]));
}

const packed = (text: string) => new Uint8Array(deflateRawSync(text));
const honest = Object.entries(partsOf(documentOf(paragraph('Ines: Hello.')))).map(([name, bytes]) => ({
	name,
	packed: new Uint8Array(deflateRawSync(bytes)),
	declared: bytes.length,
}));
const withDocument = (document: Omit<Part, 'name'>) => [
	...honest.slice(0, 2),
	{ name: 'word/document.xml', ...document },
];

describe('documents that are none, or hostile', () => {
	it('reads the test archive where its headers are true', async () => {
		expect(await readDocx(archive(honest))).toBe('Ines: Hello.');
	});

	const bomb = gigabyte();
	const entity = `${HEAD}<!DOCTYPE x [<!ENTITY leak SYSTEM "file:///etc/passwd">]><w:document ${SPACE}><w:body><w:p><w:r><w:t>Ann: &leak;</w:t></w:r></w:p></w:body></w:document>`;
	const laughs = entity.replace('SYSTEM "file:///etc/passwd"', '"ha"');
	const wide = `\uFEFF${entity}`;
	it.each<[string, string, Uint8Array]>([
		['1 GB that says so', 'too-large', archive(withDocument({ packed: bomb, declared: 1024 ** 3 }))],
		['1 GB that says it is 4 KB', 'unsafe', archive(withDocument({ packed: bomb, declared: 4096 }))],
		['1 GB that says it is 60 MB', 'too-large', archive(withDocument({ packed: bomb, declared: 60 * 1024 * 1024 }))],
		[
			'1 GB in a part that nobody reads',
			'too-large',
			archive([...honest, { name: 'word/media/image1.png', packed: bomb, declared: 50 * 1024 * 1024 }]),
		],
		['a size that is too small', 'unsafe', archive(withDocument({ packed: packed('<w:document/>'), declared: 3 }))],
		['a size that is too large', 'damaged', archive(withDocument({ packed: packed('<w:document/>'), declared: 99 }))],
		[
			'thousands of parts',
			'too-large',
			archive(Array.from({ length: 3000 }, (_, at) => ({ name: `word/${at}.xml`, packed: packed(''), declared: 0 }))),
		],
		['the same part twice', 'unsafe', archive([...honest, ...honest.slice(2)])],
		['an external entity', 'unsafe', zipSync(partsOf(entity))],
		['entities of its own', 'unsafe', zipSync(partsOf(laughs))],
		['an entity behind a byte order mark', 'unsafe', zipSync(partsOf(wide))],
		['an entity in a style', 'unsafe', zipSync({ ...partsOf(documentOf('')), 'word/styles.xml': strToU8(entity) })],
		[
			'an entity in UTF-16',
			'unsafe',
			zipSync({ ...partsOf(''), 'word/document.xml': new Uint8Array(Buffer.from(entity, 'utf16le')) }),
		],
		['a million elements', 'too-large', zipSync(partsOf(documentOf('<w:p/>'.repeat(1_000_000))))],
		['nothing', 'not-a-document', new Uint8Array()],
		['a text', 'not-a-document', strToU8('Ann: Hello.')],
		['PK and no archive', 'not-a-document', strToU8(`PK\u0003\u0004${'x'.repeat(100)}`)],
		['another archive', 'not-a-document', zipSync({ 'xl/workbook.xml': strToU8('<x/>') })],
		['a document of Word 97', 'not-a-document', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...Array(600).fill(0)])],
		[
			'a protected document',
			'encrypted',
			new Uint8Array(
				Buffer.concat([
					Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
					Buffer.alloc(512),
					Buffer.from('EncryptedPackage', 'utf16le'),
				]),
			),
		],
		['a part with a password', 'encrypted', archive(honest.map((part) => ({ ...part, flags: 1 })))],
		['half an archive', 'not-a-document', archive(honest).slice(0, 500)],
		['broken XML', 'damaged', zipSync(partsOf('<w:document><w:p></w:document'))],
		['no words', 'damaged', docx('')],
	])('refuses %s at once and in little memory', async (_, problem, bytes) => {
		const before = process.memoryUsage().rss;
		const spent = cpuClock();
		const error = await readDocx(bytes).catch((thrown: unknown) => thrown);
		const took = spent();
		const more = process.memoryUsage().rss - before;
		expect(error).toBeInstanceOf(DocxError);
		expect(error).toMatchObject({ problem, message: expect.stringMatching(/^This document|^This is not/) });
		expect(took).toBeLessThan(1000);
		expect(more).toBeLessThan(50 * 1024 * 1024);
	});
});

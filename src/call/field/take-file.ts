import { decode, NotTextError } from '#transcript/decode.ts';
import { ask } from './reading/ask.ts';

/** The maximum size of a file in bytes. A long call as JSON with timed words takes about half. */
const MOST_BYTES = 10 * 1024 * 1024;

export const ACCEPTED =
	'.txt,.md,.vtt,.srt,.json,.csv,.xml,.docx,text/plain,text/markdown,text/vtt,text/csv,application/json';

/** The message is for the member. */
export class FileRefused extends Error {
	override readonly name = 'FileRefused';
}

/** The text of a chosen or dropped file; a Word document is opened in a worker. @throws FileRefused */
export async function textOfFile(file: File, signal: AbortSignal): Promise<string> {
	if (file.size > MOST_BYTES) throw new FileRefused(`${file.name} is larger than 10 MB. Choose the text of one call.`);
	const bytes = await bytesOf(file);
	if (isDocument(file.name, bytes)) {
		const answer = await ask({ kind: 'document', bytes }, signal);
		if (answer.kind === 'refused') throw new FileRefused(answer.problem);
		if (answer.kind === 'text') return answer.text;
	}
	for (const [signature, problem] of FOREIGN) {
		if (beginsWith(bytes, signature)) throw new FileRefused(`${file.name} ${problem}`);
	}
	const text = textOf(bytes);
	if (text.trim() === '') throw new FileRefused(`${file.name} is empty.`);
	return text;
}

const FOREIGN: [signature: string, problem: string][] = [
	['%PDF-', 'is a PDF. Save the transcript as .docx, .txt or .vtt and choose that, or paste its text.'],
	['{\\rtf', 'is in Rich Text Format. Save it as .docx or .txt and choose that, or paste its text.'],
];

/** Whether the file is an archive or an older Office file, whatever its name; the document reader tells which. */
function isDocument(name: string, bytes: Uint8Array): boolean {
	return (
		(name.toLowerCase().endsWith('.docx') && bytes.length > 0) ||
		beginsWith(bytes, 'PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0')
	);
}

function beginsWith(bytes: Uint8Array, ...signatures: string[]): boolean {
	return signatures.some((signature) => [...signature].every((sign, at) => bytes[at] === sign.charCodeAt(0)));
}

async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
	try {
		return new Uint8Array(await file.arrayBuffer());
	} catch {
		throw new FileRefused(`${file.name} could not be opened. If it was moved or changed, choose it again.`);
	}
}

function textOf(bytes: Uint8Array): string {
	try {
		return decode(bytes);
	} catch (error) {
		if (error instanceof NotTextError) throw new FileRefused(error.message);
		throw error;
	}
}

/** Bytes a chosen file may hold. */
const MOST_BYTES = 3 * 1024 * 1024;

export const ACCEPTED = '.txt,.md,.vtt,.srt,text/plain,text/markdown,text/vtt';

/** The text of a chosen file. Throws an `Error` whose message is for the member. */
export async function readTextFile(file: File): Promise<string> {
	if (file.size > MOST_BYTES) throw new Error(`${file.name} is larger than 3 MB. Choose the text of one call.`);
	const text = decode(new Uint8Array(await file.arrayBuffer()));
	if (text.includes('\u0000')) {
		throw new Error(`${file.name} is not a text file. Save the transcript as .txt, .md, .vtt or .srt first.`);
	}
	if (text.trim() === '') throw new Error(`${file.name} is empty.`);
	return text;
}

/** UTF-8, UTF-16 where the file says so, else what Windows writes by default. */
function decode(bytes: Uint8Array): string {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
	if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder('windows-1252').decode(bytes);
	}
}

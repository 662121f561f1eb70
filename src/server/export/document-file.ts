import { Worker } from 'node:worker_threads';
import { ApiError } from '#server/api-error.ts';
import type { Document } from '#shared/document.ts';

export interface DocumentJob {
	kind: 'docx' | 'pdf';
	document: Document;
	made: Date;
}

/** The thread's answer: the file, or the letters that the fonts of a PDF lack. */
export type DocumentResult = { bytes: Uint8Array } | { unprintable: readonly string[] };

/** How many files are laid out at the same time; others wait. */
const AT_ONCE = 2;
const LONGEST_MS = 60_000;
const MEMORY_MB = 1024;

const waiting: (() => void)[] = [];
let busy = 0;

/**
 * A document as a Word or PDF file, laid out in a thread of its own: a long one takes seconds.
 *
 * @throws ApiError INVALID_REQUEST where a PDF cannot show its letters; TOO_LARGE where it takes too much time or
 * memory
 */
export async function documentFile(job: DocumentJob): Promise<Uint8Array> {
	if (busy >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
	else busy += 1;
	try {
		const result = await inThread(job);
		if ('bytes' in result) return result.bytes;
		throw new ApiError('INVALID_REQUEST', unprintableMessage(result.unprintable));
	} finally {
		const next = waiting.shift();
		if (next) next();
		else busy -= 1;
	}
}

function inThread(job: DocumentJob): Promise<DocumentResult> {
	const worker = new Worker(new URL('./document-worker.ts', import.meta.url), {
		workerData: job,
		env: {},
		execArgv: [],
		resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
	});
	const tooLarge = new ApiError('TOO_LARGE', `This result is too long for a ${job.kind} file: save it as Markdown.`);
	return new Promise<DocumentResult>((resolve, reject) => {
		const timer = setTimeout(() => reject(tooLarge), LONGEST_MS);
		worker.once('message', resolve);
		worker.once('error', (error) =>
			reject('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge : error),
		);
		worker.once('exit', (code) => {
			clearTimeout(timer);
			reject(new Error(`the thread of a ${job.kind} file ended with ${code}`));
		});
	}).finally(() => worker.terminate());
}

function unprintableMessage(letters: readonly string[]): string {
	const some = letters
		.slice(0, 5)
		.map((letter) => `“${letter}”`)
		.join(', ');
	return `A PDF file cannot show ${some} of this result, for want of a font: save it as Word (format docx), which can.`;
}

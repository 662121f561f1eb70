import { parentPort, workerData } from 'node:worker_threads';
import type { DocumentJob, DocumentResult } from './document-file.ts';
import { UnprintableLetters } from './pdf/fonts.ts';

/** Lays out one Word or PDF file in a thread of its own and reports the outcome. */

const { kind, document, made }: DocumentJob = workerData;

async function work(): Promise<DocumentResult> {
	try {
		return kind === 'docx'
			? { bytes: await (await import('./docx.ts')).toDocx(document, made) }
			: { bytes: await (await import('./pdf.ts')).toPdf(document, made) };
	} catch (error) {
		if (error instanceof UnprintableLetters) return { unprintable: error.letters };
		throw error;
	}
}

parentPort?.postMessage(await work());

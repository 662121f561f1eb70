import { parentPort, workerData } from 'node:worker_threads';
import type { FileJob, FileResult } from './document-file.ts';
import { UnprintableLetters } from './pdf/fonts.ts';

/** Makes one file in a thread of its own and reports the outcome. */

const job: FileJob = workerData;

async function work(): Promise<FileResult> {
	try {
		return { bytes: await file() };
	} catch (error) {
		if (error instanceof UnprintableLetters) return { unprintable: error.letters };
		throw error;
	}
}

async function file(): Promise<Uint8Array> {
	switch (job.kind) {
		case 'docx':
			return (await import('./docx.ts')).toDocx(job.document, job.made);
		case 'pdf':
			return (await import('./pdf.ts')).toPdf(job.document, job.made);
		case 'eml': {
			const { toDraft, toDrafts } = await import('./drafts.ts');
			return job.mail ? toDraft(job.mailing, job.mail) : toDrafts(job.mailing);
		}
	}
}

parentPort?.postMessage(await work());

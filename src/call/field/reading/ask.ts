import { type Answer, type Job, perform } from './perform.ts';

/** Above this number of characters, typing in a text area becomes noticeably slow. */
export const LONG = 30_000;

/** Above this number of characters, reading takes noticeably long, whatever they are. */
const LIGHT = 10_000;

const BROKEN: Answer = { kind: 'refused', problem: 'The document could not be read. Paste its text instead.' };

/**
 * Does the job, in a separate worker if it may take long. Aborting ends the worker at once, so that no answer about an
 * older text arrives. Never settles after an abort.
 */
export function ask(job: Job, signal: AbortSignal): Promise<Answer> {
	const light = (job.kind === 'read' || job.kind === 'edit') && job.text.length <= LIGHT;
	return new Promise((resolve, reject) => {
		const onThePage = () => {
			perform(job).then((answer) => {
				if (!signal.aborted) resolve(answer);
			}, reject);
		};
		if (light || typeof Worker === 'undefined') {
			onThePage();
			return;
		}
		const worker = new Worker(new URL('./read-call.worker.ts', import.meta.url), { type: 'module' });
		const end = () => {
			worker.terminate();
			signal.removeEventListener('abort', end);
		};
		signal.addEventListener('abort', end);
		worker.addEventListener('message', (event: MessageEvent<Answer>) => {
			end();
			resolve(event.data);
		});
		worker.addEventListener('error', () => {
			end();
			// Whatever made the worker fail on a document must not run in the page itself.
			if (job.kind === 'document') resolve(BROKEN);
			else onThePage();
		});
		worker.postMessage(job);
	});
}

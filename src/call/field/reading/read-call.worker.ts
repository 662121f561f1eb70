import { type Job, perform } from './perform.ts';

/**
 * Does one job and sends one answer; then the caller ends the worker. The caller sees a failure as the worker's error.
 */
self.addEventListener('message', (event: MessageEvent<Job>) => {
	perform(event.data).then((answer) => self.postMessage(answer), reportError);
});

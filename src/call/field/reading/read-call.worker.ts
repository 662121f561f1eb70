import { type Job, perform } from './perform.ts';

/** One job, one answer; then the caller ends the worker. A failure reaches the caller as the worker's error. */
self.addEventListener('message', (event: MessageEvent<Job>) => {
	perform(event.data).then((answer) => self.postMessage(answer), reportError);
});

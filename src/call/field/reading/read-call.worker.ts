import { type Job, perform } from './perform.ts';

/** One job, one answer; whoever asked ends the worker then. A failure reaches them as the worker's error. */
self.addEventListener('message', (event: MessageEvent<Job>) => {
	perform(event.data).then((answer) => self.postMessage(answer), reportError);
});

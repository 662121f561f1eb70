import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ApiError } from '#server/api-error.ts';
import { startDeadline } from './deadline.ts';
import { BrokenOutput, OlderInput, TaskExhausted } from './errors.ts';
import type { ResultOf, ToolAnswer, ToolRequest, ToolTask } from './task.ts';

const MAIN = fileURLToPath(new URL('./tool-process-main.ts', import.meta.url));
const QUICK_RESOLVE = new URL('../process/quick-resolve.ts', import.meta.url).href;

/** For its start and for loading the tool: usually a third of a second. */
const START_MS = 60_000;

export interface ToolProcess {
	/** False once it has ended or is about to: it takes no more tasks. */
	readonly alive: boolean;
	/**
	 * One task at a time.
	 *
	 * @throws TaskExhausted when it computes for longer than the deadline or needs more memory than the process has; the signal's
	 * reason when it is aborted; both end the process. OlderInput, BrokenOutput,
	 * ApiError or the tool's own error otherwise
	 */
	perform<Task extends ToolTask>(
		request: ToolRequest<Task>,
		signal: AbortSignal,
		onRead?: (percent: number) => void,
	): Promise<ResultOf<Task>>;
	end(): void;
}

/** @param module gives the tools by their ids: `loadTool` */
export function startToolProcess(module: URL, memoryMb: number): ToolProcess {
	const child = fork(MAIN, [module.href], {
		// No secret of the server's is known to code that reads what members enter.
		env: compileCache(),
		execArgv: [`--max-old-space-size=${memoryMb}`, '--import', QUICK_RESOLVE],
		serialization: 'advanced',
		stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
	});
	child.unref();
	child.channel?.unref();
	let alive = true;
	const end = () => {
		alive = false;
		child.kill('SIGKILL');
	};
	child.on('error', end);
	child.once('exit', () => {
		alive = false;
	});

	return {
		get alive() {
			return alive;
		},
		perform<Task extends ToolTask>(
			request: ToolRequest<Task>,
			signal: AbortSignal,
			onRead?: (percent: number) => void,
		) {
			const { task, deadlineMs } = request;
			const { promise, resolve, reject } = Promise.withResolvers<ResultOf<Task>>();
			const giveUp = (reason: unknown) => {
				end();
				reject(reason);
			};
			const late = setTimeout(() => giveUp(new Error('a process of the tools did not start')), START_MS);
			let callOff = () => clearTimeout(late);
			const abort = () => giveUp(signal.reason);
			const read = (answer: ToolAnswer) => {
				if ('begun' in answer) {
					callOff();
					callOff = startDeadline(child.pid, deadlineMs, () => {
						giveUp(new TaskExhausted(task.kind, 'time', deadlineMs));
					});
				} else if ('read' in answer) onRead?.(answer.read);
				else if ('result' in answer) resolve(answer.result as ResultOf<Task>);
				else reject(problemOf(answer));
			};
			const gone = (code: number | null, by: NodeJS.Signals | null) => {
				giveUp(
					isAbort(code, by)
						? new TaskExhausted(task.kind, 'memory', deadlineMs)
						: new Error(`a process of the tools ended with ${code}`),
				);
			};
			child.on('message', read).on('exit', gone).on('error', giveUp);
			signal.addEventListener('abort', abort);
			if (signal.aborted) abort();
			else child.send(request);
			return promise.finally(() => {
				callOff();
				child.off('message', read).off('exit', gone).off('error', giveUp);
				signal.removeEventListener('abort', abort);
			});
		},
		end,
	};
}

/** What Node compiled before need not be compiled again, where the installation keeps it. */
function compileCache(): Record<string, string> {
	const folder = process.env.NODE_COMPILE_CACHE;
	return folder ? { NODE_COMPILE_CACHE: folder } : {};
}

function problemOf(answer: Exclude<ToolAnswer, { result: unknown } | { begun: true } | { read: number }>): Error {
	if ('error' in answer) return answer.error;
	switch (answer.refused) {
		case 'older-input':
			return new OlderInput();
		case 'broken-output':
			return new BrokenOutput(answer.problems);
		case 'request':
			return new ApiError(answer.code, answer.message);
	}
}

/** The engine aborts a process whose memory is used up, and a system that runs short of it kills one. */
function isAbort(code: number | null, signal: NodeJS.Signals | null): boolean {
	const ABORTED = 134;
	return signal !== null || code === ABORTED;
}

import { availableParallelism } from 'node:os';
import type { ResultOf, ToolTask } from './task.ts';
import { startToolProcess, type ToolProcess } from './tool-process.ts';
import { createTurns } from './turns.ts';

/** Of the same member at a time. */
export const MOST_OF_A_MEMBER = 2;

/** One more than a member can keep busy, so that another's task never waits for a whole one. */
export const PROCESSES = Math.min(8, Math.max(MOST_OF_A_MEMBER + 1, availableParallelism()));

const CATALOG = new URL('../../tools/load.ts', import.meta.url);

/** The largest call takes about 200 MB. */
const MEMORY_MB = 512;
/** A process that has nothing to do for so long is ended; starting another takes half a second. */
const IDLE_MS = 2 * 60 * 1000;

/** What is over sooner needs no word of how far it is. */
const QUIET_MS = 1000;

export interface ToolPoolOptions {
	/** Gives the processes their tools by id, `loadTool`; those of the catalog where not given. */
	module?: URL;
	/** How many tasks are done at once. */
	processes?: number;
	memoryMb?: number;
	idleMs?: number;
	/** So long a reading goes on before `onRead` hears of it. */
	quietMs?: number;
}

export interface TaskOptions {
	/** For whom it is done. */
	member: string;
	/** Of computing, from when a process starts on it with the tool loaded. */
	deadlineMs: number;
	/** Ends it, whether it waits or is under way. */
	signal?: AbortSignal;
	/** Told now and then how much of the input's call is read, in percent. */
	onRead?(percent: number): void;
}

/** Everything that reads what members enter runs here, apart from the server and from each other. */
export interface ToolPool {
	/**
	 * @throws TaskExhausted, OlderInput, BrokenOutput, ApiError, the signal's reason, or what the tool throws
	 */
	run<Task extends ToolTask>(task: Task, options: TaskOptions): Promise<ResultOf<Task>>;
	/** How many tasks are under way, and how many wait for a process. */
	load(): { busy: number; waiting: number };
	/** Ends all processes at once; what is not done yet is rejected. */
	close(): void;
}

interface Waiting {
	/** Never throws. */
	begin(process: ToolProcess): Promise<void>;
}

export function openToolPool(options: ToolPoolOptions = {}): ToolPool {
	const { module = CATALOG, processes = PROCESSES, memoryMb = MEMORY_MB, idleMs = IDLE_MS } = options;
	const { quietMs = QUIET_MS } = options;
	const turns = createTurns<Waiting>(MOST_OF_A_MEMBER);
	const idle: { process: ToolProcess; timer: NodeJS.Timeout }[] = [];
	const closing = new AbortController();
	let busy = 0;

	function take(): ToolProcess {
		for (let rested = idle.pop(); rested; rested = idle.pop()) {
			clearTimeout(rested.timer);
			if (rested.process.alive) return rested.process;
		}
		return startToolProcess(module, memoryMb);
	}

	function rest(process: ToolProcess): void {
		const timer = setTimeout(() => {
			idle.splice(idle.indexOf(entry), 1);
			process.end();
		}, idleMs).unref();
		const entry = { process, timer };
		idle.push(entry);
	}

	function look(): void {
		while (busy < processes) {
			const turn = turns.next();
			if (!turn) return;
			const process = take();
			busy++;
			void turn.item.begin(process).then(() => {
				busy--;
				turn.done();
				if (closing.signal.aborted) process.end();
				else if (process.alive) rest(process);
				look();
			});
		}
	}

	return {
		run<Task extends ToolTask>(task: Task, { member, deadlineMs, signal: given, onRead }: TaskOptions) {
			const signal = given ? AbortSignal.any([given, closing.signal]) : closing.signal;
			const { promise, resolve, reject } = Promise.withResolvers<ResultOf<Task>>();
			const waiting: Waiting = {
				begin: (process) => process.perform({ task, deadlineMs, quietMs }, signal, onRead).then(resolve, reject),
			};
			const leave = () => {
				turns.remove(member, waiting);
				reject(signal.reason);
			};
			if (signal.aborted) leave();
			else {
				signal.addEventListener('abort', leave, { once: true });
				turns.add(member, waiting);
				look();
			}
			return promise.finally(() => signal.removeEventListener('abort', leave));
		},
		load: () => ({ busy, waiting: turns.waiting() }),
		close() {
			closing.abort(new Error('the server stops'));
			for (const { process, timer } of idle.splice(0)) {
				clearTimeout(timer);
				process.end();
			}
		},
	};
}

import { readFileSync } from 'node:fs';
import { platform } from 'node:os';

/** So many times the deadline a process may wait for its turn at the processor, all in all. */
export const MOST_WAITING = 3;

/**
 * Calls `over` once a process has computed for the deadline from now on. What a busy machine keeps it waiting does not
 * count, up to three times the deadline; where the system does not tell how long a process computed, it counts.
 *
 * @returns calls it off
 */
export function startDeadline(pid: number | undefined, deadlineMs: number, over: () => void): () => void {
	const computedBefore = computedBy(pid);
	const started = performance.now();
	const check = () => {
		const toCompute = deadlineMs - (computedBy(pid) - computedBefore);
		const toPass = MOST_WAITING * deadlineMs - (performance.now() - started);
		const left = Math.min(toCompute, toPass);
		if (left > 0) timer = setTimeout(check, left);
		else over();
	};
	let timer = setTimeout(check, deadlineMs);
	return () => clearTimeout(timer);
}

/** Of a second; the same on every Linux. */
const TICKS = 100;

/** Milliseconds that all threads of a process have computed; NaN where the system does not tell. */
function computedBy(pid: number | undefined): number {
	if (platform() !== 'linux') return Number.NaN;
	try {
		// The name of the program, in brackets, may hold blanks; 11 fields behind it come user and system time.
		const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
		return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
	} catch {
		return Number.NaN;
	}
}

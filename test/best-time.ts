import { cpuTime } from './cpu-time.ts';

/** What the processor does beside the work, such as clearing up memory, is not measured: it is done up to this often. */
const TRIES = 12;

/** What the yardstick costs on the machine that the limits were set on. */
const YARDSTICK_MS = 16;

const TEXT = 'nobody picks up after five, and the callers go to 12 others. '.repeat(16_000);

/**
 * The best time of the work in milliseconds of processor time, as on the machine that the limits were set on: where a
 * yardstick, a plain search through a megabyte of text, costs more than there, the time is shortened by as much. So
 * neither a slow machine nor a busy one makes it longer. No further try once one is below `limit`.
 */
export async function bestTime(limit: number, work: () => unknown): Promise<number> {
	let best = Number.POSITIVE_INFINITY;
	for (let tries = 0; tries < TRIES && best >= limit; tries += 1) {
		const slowness = Math.max(1, Math.min(await cpuTime(yardstick), await cpuTime(yardstick)) / YARDSTICK_MS);
		best = Math.min(best, (await cpuTime(work)) / slowness);
	}
	return best;
}

export function yardstick(): void {
	let characters = 0;
	for (const [word] of TEXT.matchAll(/\p{L}+|\d+|\S/gu)) characters += word.length;
	if (characters === 0) throw new Error('the yardstick read nothing');
}

/** What else runs on the machine is not what is measured: a time that is too long is taken again, up to this often. */
const TRIES = 12;

/** The best time of the work in milliseconds; no further try once one is below `limit`. */
export async function bestTime(limit: number, work: () => unknown): Promise<number> {
	let best = Number.POSITIVE_INFINITY;
	for (let tries = 0; tries < TRIES && best >= limit; tries += 1) {
		const started = performance.now();
		await work();
		best = Math.min(best, performance.now() - started);
	}
	return best;
}

/**
 * What work of this process costs, in milliseconds of processor time: unlike the time on the clock it does not grow
 * while other processes have their turn. Counts all threads, and nothing of other processes.
 */
export async function cpuTime(work: () => unknown): Promise<number> {
	const before = process.cpuUsage();
	await work();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000;
}

/** Starts to count the same; the clock gives what was spent since. */
export function cpuClock(): () => number {
	const start = process.cpuUsage();
	return () => {
		const { user, system } = process.cpuUsage(start);
		return (user + system) / 1000;
	};
}

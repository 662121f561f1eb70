/** Milliseconds of processor time for a fixed piece of arithmetic: what a measured time means depends on the machine. */
export function calibrate(): number {
	const started = process.cpuUsage();
	let value = 1;
	for (let step = 0; step < 50_000_000; step++) value = (value * 1_103_515_245 + 12_345) % 2_147_483_648;
	const { user, system } = process.cpuUsage(started);
	if (value < 0) throw new Error('the arithmetic is broken');
	return Math.round((user + system) / 1000);
}

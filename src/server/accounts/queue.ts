/** Runs a few pieces of costly work at once and lets a limited number wait; `refuse` makes the error for the rest. */
export function createQueue(limits: { running: number; waiting: number }, refuse: () => Error) {
	let running = 0;
	const waiting: (() => void)[] = [];

	return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
		if (running < limits.running) running++;
		else if (waiting.length < limits.waiting) await new Promise<void>((start) => waiting.push(start));
		else throw refuse();
		try {
			return await work();
		} finally {
			// A place is handed on, not freed, so that nobody can overtake the one who waits.
			const next = waiting.shift();
			if (next) next();
			else running--;
		}
	};
}

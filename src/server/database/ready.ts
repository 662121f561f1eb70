const PATIENCE_MS = 2000;

/**
 * A write that goes all the way to the disk, of a row that is always the same: a count of attempts that is over at once.
 * A database without room, or one that may only be read, still answers every question.
 */
export const TRIAL_WRITE = `insert into throttles (key, points, expires_at) values ('ready', 0, now())
	on conflict (key) do update set expires_at = excluded.expires_at`;

/** Whether `ask` succeeds within two seconds. */
export async function answersInTime(ask: () => Promise<unknown>): Promise<boolean> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<boolean>((resolve) => {
		timer = setTimeout(resolve, PATIENCE_MS, false);
	});
	const answer = ask().then(
		() => true,
		() => false,
	);
	try {
		return await Promise.race([answer, late]);
	} finally {
		clearTimeout(timer);
	}
}

/** The same of a write, of which no second one begins while one is under way: they would queue before a full disk. */
export function writesInTime(write: () => Promise<unknown>): () => Promise<boolean> {
	let underWay: Promise<unknown> | undefined;
	return () =>
		answersInTime(() => {
			underWay ??= write().finally(() => {
				underWay = undefined;
			});
			return underWay;
		});
}

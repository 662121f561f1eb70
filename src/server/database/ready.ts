const PATIENCE_MS = 2000;

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

/** Waits, but no longer than until the browser is back online. Throws the abort of `signal`. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(end, milliseconds);
		function end() {
			clearTimeout(timer);
			window.removeEventListener('online', end);
			signal.removeEventListener('abort', end);
			if (signal.aborted) reject(signal.reason);
			else resolve();
		}
		window.addEventListener('online', end);
		signal.addEventListener('abort', end);
		if (signal.aborted) end();
	});
}

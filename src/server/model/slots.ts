/**
 * A semaphore that limits how many model runs are under way in this process. The rest wait, first come, first served.
 */
export interface Slots {
	/** How many slots can be taken now without waiting. */
	readonly free: number;
	/**
	 * Waits for a slot and returns the function that frees it.
	 *
	 * @throws the signal's reason if it is aborted first
	 */
	take(signal: AbortSignal): Promise<() => void>;
}

export function createSlots(most: number): Slots {
	let taken = 0;
	const waiting = new Set<() => void>();

	function release(): void {
		taken--;
		const [next] = waiting;
		next?.();
	}

	function occupy(): () => void {
		taken++;
		let freed = false;
		return () => {
			if (!freed) release();
			freed = true;
		};
	}

	return {
		get free() {
			return Math.max(0, most - taken - waiting.size);
		},
		take(signal) {
			if (signal.aborted) return Promise.reject(signal.reason);
			if (taken < most) return Promise.resolve(occupy());
			return new Promise((resolve, reject) => {
				const giveUp = () => {
					waiting.delete(enter);
					reject(signal.reason);
				};
				const enter = () => {
					waiting.delete(enter);
					signal.removeEventListener('abort', giveUp);
					resolve(occupy());
				};
				waiting.add(enter);
				signal.addEventListener('abort', giveUp, { once: true });
			});
		},
	};
}

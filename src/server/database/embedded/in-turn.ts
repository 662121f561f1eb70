import type pg from 'pg';

/**
 * Lets one transaction at a time wait for the only connection. The pool serves in the order of asking: what asks a single
 * question then waits for one transaction at most, however many are ready to begin.
 */
export function transactionsInTurn(pool: pg.Pool): void {
	const connect: () => Promise<pg.PoolClient> = pool.connect.bind(pool);
	const ask: pg.Pool['connect'] = pool.connect.bind(pool);
	let last: Promise<void> = Promise.resolve();

	async function connectInTurn(): Promise<pg.PoolClient> {
		const before = last;
		const { promise, resolve: done } = Promise.withResolvers<void>();
		last = promise;
		await before;
		try {
			const client = await connect();
			const release = client.release.bind(client);
			client.release = (error) => {
				release(error);
				done();
			};
			return client;
		} catch (error) {
			done();
			throw error;
		}
	}

	// The pool's own `query` connects with a callback: single questions wait for nobody's turn.
	const either = (callback?: Parameters<typeof ask>[0]) => (callback ? ask(callback) : connectInTurn());
	pool.connect = either as pg.Pool['connect'];
}

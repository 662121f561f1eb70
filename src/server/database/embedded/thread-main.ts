/** The thread that the embedded database computes in: a long statement holds up no request. */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { type Answer, CLOSE, OPEN, type Question } from './messages.ts';

if (!parentPort) throw new Error('the embedded database runs in a thread of its own');
const port = parentPort;
const database = await PGlite.create({ dataDir: workerData });
// Else each new file of its log is filled with 16 MB of zeros first, for which everybody waits some 50 ms.
await database.exec('set wal_init_zero = off');

/** What a client says when it leaves. */
const TERMINATE = 'X'.charCodeAt(0);

let turn = Promise.resolve();
port.on('message', (question: Question | typeof CLOSE) => {
	turn = turn.then(() => (question === CLOSE ? close() : answer(question)));
});
port.postMessage(OPEN);

async function answer({ connection, bytes }: Question): Promise<void> {
	// All connections share the one session, which never ends: what one leaves unfinished is undone for the next.
	if (bytes[0] === TERMINATE) {
		await database.exec('rollback');
		return;
	}
	// Copies, since the database writes its next words in the same place. The other way to ask keeps every answer, read into
	// objects, for as long as the database is open.
	await database.execProtocolRawStream(bytes, {
		onRawData: (said) => port.postMessage({ connection, bytes: said.slice() } satisfies Answer),
	});
}

async function close(): Promise<void> {
	await database.close();
	port.close();
}

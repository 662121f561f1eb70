import { once } from 'node:events';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { DatabaseUnavailableError } from '../errors.ts';
import { wantOfRoom } from './disk.ts';
import { type Answer, CLOSE, type Question } from './messages.ts';

export interface DatabaseThread {
	/** What a client of PostgreSQL takes for a socket. One session answers all, so one may be open at a time. */
	connect(): Duplex;
	/** Closes the database and ends the thread. */
	close(): Promise<void>;
}

/** Opens the embedded database of a folder in a thread of its own. Throws what the database throws. */
export async function openThread(folder: string): Promise<DatabaseThread> {
	// What the process was told about its own program, such as `--input-type`, is not for this one.
	const worker = new Worker(new URL('./thread-main.ts', import.meta.url), { workerData: folder, execArgv: [] });
	await once(worker, 'message');
	// Nobody is answered any more: an error that nobody catches ends the process, and it may be started anew.
	const breakOff = (cause: unknown) => {
		throw wantOfRoom(folder, cause) ?? new DatabaseUnavailableError('The database broke off.', { cause });
	};
	worker.on('error', breakOff);
	let connections = 0;
	return {
		connect: () => new Connection(worker, ++connections),
		async close() {
			const ended = once(worker, 'exit');
			worker.off('error', breakOff);
			worker.ref();
			worker.postMessage(CLOSE);
			await ended;
		},
	};
}

class Connection extends Duplex {
	readonly #worker: Worker;
	readonly #number: number;

	constructor(worker: Worker, number: number) {
		super();
		this.#worker = worker;
		this.#number = number;
		worker.on('message', this.#hear);
	}

	/** As a socket does; the client waits for the event. */
	connect(): this {
		process.nextTick(() => this.emit('connect'));
		return this;
	}

	setNoDelay(): this {
		return this;
	}

	/** The process goes on while the database is asked; one that is idle keeps none. */
	ref(): this {
		this.#worker.ref();
		return this;
	}

	unref(): this {
		this.#worker.unref();
		return this;
	}

	readonly #hear = ({ connection, bytes }: Answer) => {
		if (connection === this.#number) this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
	};

	#say(bytes: Uint8Array): void {
		// A copy of its own, which is handed over.
		const own = new Uint8Array(bytes);
		this.#worker.postMessage({ connection: this.#number, bytes: own } satisfies Question, [own.buffer]);
	}

	override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
		this.#say(chunk);
		done();
	}

	/** A query and its parameters are several messages, which are answered together. */
	override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
		this.#say(Buffer.concat(chunks.map(({ chunk }) => chunk)));
		done();
	}

	override _read(): void {}

	override _final(done: () => void): void {
		this.push(null);
		done();
	}

	override _destroy(error: Error | null, done: (error: Error | null) => void): void {
		this.#worker.off('message', this.#hear);
		done(error);
	}
}

/** A member who has worked for years, for what has to stay fast: 300 clients, 2,000 runs, 500 calls of 10,000 words. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfCall } from '#server/calls/hash.ts';
import type { Database } from '#server/database/open.ts';
import { calls, clients, runs, users } from '#server/database/schema.ts';
import { indexCall, indexClient, indexRun } from '#server/search/entries.ts';

export const AMOUNTS = { clients: 300, runs: 2000, calls: 500, wordsOfCall: 10_000 };

/** What is looked for, with how many entries of such a member hold it. */
export const SEARCHES = {
	'a rare word': 'quetzalcoatl',
	'a common word': 'the',
	'two words': 'invoice march',
	'a prefix': 'co',
} as const;

const FIRST = Date.UTC(2023, 0, 1);
const HOUR = 3600 * 1000;
const WORDS_OF_RUN = 900;
const AT_ONCE = 50;

/** Gives the id of the member. */
export async function addLargeMember(db: Database, email: string, share = 1): Promise<string> {
	const userId = crypto.randomUUID();
	await db.insert(users).values({ id: userId, email, passwordHash: '-', role: 'member' });
	const talk = talkative(email);
	const of = (amount: number) => Math.ceil(amount * share);
	const clientIds = Array.from({ length: of(AMOUNTS.clients) }, () => crypto.randomUUID());
	const hashes: string[] = [];
	await inBatches(db, of(AMOUNTS.clients), async (transaction, number) => {
		const at = new Date(FIRST + number * 80 * HOUR);
		const row: typeof clients.$inferSelect = {
			id: clientIds[number] ?? '',
			userId,
			company: `Company ${number} ${talk.words(2)}`,
			trade: talk.words(2),
			size: '',
			website: `https://company-${number}.example`,
			notes: talk.lines(120),
			people: [{ name: talk.words(2), role: 'Buyer', email: `buyer-${number}@company-${number}.example` }],
			createdAt: at,
			changedAt: at,
			archivedAt: null,
		};
		await transaction.insert(clients).values(row);
		await indexClient(transaction, row);
	});
	await inBatches(db, of(AMOUNTS.calls), async (transaction, number) => {
		const rare = number === 77 ? '\nAnn: Our server is called Quetzalcoatl.' : '';
		const transcript = `${talk.lines(AMOUNTS.wordsOfCall)}${rare}`;
		const textHash = hashOfCall(transcript);
		hashes.push(textHash);
		const createdAt = new Date(FIRST + number * 50 * HOUR);
		const row = { userId, textHash, title: `${talk.words(2)} with Ann`, transcript, createdAt };
		await transaction.insert(calls).values({ ...row, clientId: clientIds[number % clientIds.length], readWith: '-' });
		await indexCall(transaction, row);
	});
	await inBatches(db, of(AMOUNTS.runs), async (transaction, number) => {
		const createdAt = new Date(FIRST + number * 12 * HOUR);
		const values: typeof runs.$inferInsert = {
			id: crypto.randomUUID(),
			userId,
			tool: number % 4 === 0 ? 'sales-call-analyzer' : 'dealmaker',
			title: `Run ${number} ${talk.words(3)}`,
			status: 'succeeded',
			source: 'built-in',
			input: { notes: talk.lines(60) },
			output: { sections: talk.lines(WORDS_OF_RUN).split('\n') },
			createdAt,
			finishedAt: createdAt,
			clientId: clientIds[number % clientIds.length] ?? null,
			callHash: hashes[number % hashes.length] ?? null,
		};
		const [row] = await transaction.insert(runs).values(values).returning();
		if (row) await indexRun(transaction, row);
	});
	await db.execute('analyze');
	return userId;
}

async function inBatches(
	db: Database,
	amount: number,
	add: (transaction: Parameters<Parameters<Database['transaction']>[0]>[0], number: number) => Promise<void>,
): Promise<void> {
	for (let from = 0; from < amount; from += AT_ONCE) {
		await db.transaction(async (transaction) => {
			for (let number = from; number < Math.min(amount, from + AT_ONCE); number++) await add(transaction, number);
		});
	}
}

/** Lines of real calls in an order that the name decides. */
function talkative(name: string) {
	const all = linesOfCalls();
	let state = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2_147_483_647, 7) || 1;
	const next = () => {
		state = (state * 48_271) % 2_147_483_647;
		return all[state % all.length] ?? '';
	};
	return {
		lines(words: number): string {
			const lines: string[] = [];
			for (let count = 0; count < words; ) {
				const line = next();
				lines.push(line);
				count += line.split(' ').length;
			}
			return lines.join('\n');
		},
		words: (count: number) => next().split(' ').slice(-count).join(' '),
	};
}

let read: string[] | undefined;

function linesOfCalls(): string[] {
	const folder = join(import.meta.dirname, 'calls');
	read ??= globSync('**/*.txt', { cwd: folder })
		.toSorted()
		.flatMap((file) => readFileSync(join(folder, file), 'utf8').split(/\r?\n/))
		.filter((line) => line.trim() !== '');
	return read;
}

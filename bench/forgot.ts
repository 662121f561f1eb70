/**
 * The claim: the time of the answer does not tell whether an address has an account. Requests for a reset link by
 * addresses that have one and by addresses that have none take turns, while the mail server needs a second for each
 * mail; their medians differ by at most 10 ms, or by no more than two halves of the known addresses differ from
 * each other. Each request comes from a network address of its own, since the limit would end it otherwise.
 */
import { rm } from 'node:fs/promises';
import { openDatabase } from '#server/database/open.ts';
import { users } from '#server/database/schema.ts';
import { temporaryFolder } from '#test/cache.ts';
import { startMailServer } from '#test/mail-server.ts';
import { startServer } from '#test/server-process.ts';

const ROUNDS = 150;
const MOST_MS = 10;
const SLOW_MS = 1000;

type Group = 'known' | 'unknown' | 'known as well';
const GROUPS: readonly Group[] = ['known', 'unknown', 'known as well'];

const addressOf = (group: Group, round: number) => `${group.replaceAll(' ', '-')}-${round}@example.com`;

/** A folder whose database holds the accounts. */
async function prepare(): Promise<string> {
	const dataDir = await temporaryFolder();
	const database = await openDatabase({ dataDir });
	const known = GROUPS.filter((group) => group !== 'unknown').flatMap((group) =>
		Array.from({ length: ROUNDS }, (_, round) => addressOf(group, round)),
	);
	await database.db
		.insert(users)
		.values(known.map((email) => ({ id: email, email, passwordHash: 'none', role: 'member' as const })));
	await database.close();
	return dataDir;
}

async function milliseconds(url: string, email: string, from: string): Promise<number> {
	const started = performance.now();
	const response = await fetch(`${url}/api/password/forgot-password`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
		body: JSON.stringify({ email }),
	});
	await response.text();
	if (response.status !== 200) throw new Error(`a request was answered ${response.status}`);
	return performance.now() - started;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const dataDir = await prepare();
const mails = await startMailServer({ slowMs: SLOW_MS });
const server = await startServer({ DATA_DIR: dataDir, SMTP_URL: mails.url, TRUST_PROXY: '127.0.0.1' });
const times: Record<Group, number[]> = { known: [], unknown: [], 'known as well': [] };
for (let count = 0; count < 20; count++) await milliseconds(server.url, `warm-${count}@example.com`, `10.9.0.${count}`);
for (let round = 0; round < ROUNDS; round++) {
	for (let turn = 0; turn < GROUPS.length; turn++) {
		// Each group comes first in a third of the rounds, so that none always follows the same one.
		const group = GROUPS[(round + turn) % GROUPS.length] ?? 'known';
		times[group].push(await milliseconds(server.url, addressOf(group, round), `10.${turn}.${round}.1`));
	}
}
await server.kill();
await mails.close();
await rm(dataDir, { recursive: true });

const [known, unknown, again] = GROUPS.map((group) => median(times[group])) as [number, number, number];
const difference = Math.abs(known - unknown);
const chance = Math.abs(known - again);
console.log(
	`medians of ${ROUNDS}: known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms, known as well ${again.toFixed(2)} ms`,
);
console.log(
	`known and unknown differ by ${difference.toFixed(2)} ms, known and known by ${chance.toFixed(2)} ms (claimed: at most ${MOST_MS} ms, or no more)`,
);
console.log(`the mail server had taken ${mails.received.length} mails by then, at ${SLOW_MS} ms each`);
if (difference > MOST_MS && difference > chance) process.exitCode = 1;

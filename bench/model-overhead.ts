/**
 * The claim: a member sees the first part of a result at most 30 ms (median) later than somebody who asks the model
 * server directly. Each round asks both ways, in changing order, so that a busy machine weighs on both alike.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#server/database/open.ts';
import { extractPartialJson } from '#server/model/extract-json.ts';
import { readEvents } from '#test/event-stream.ts';
import { answer, startModelServer } from '#test/model-server.ts';
import { startPostgres } from '#test/postgres.ts';
import { startServer } from '#test/server-process.ts';
import { addMembers } from './support/accounts.ts';
import { quantile } from './support/statistics.ts';
import { endpoint, input, written } from './support/written.ts';

const ROUNDS = 60;
const WARM_UP = 15;
const MOST_MS = 30;
/** What the model takes before its first word. */
const THINKING_MS = 200;

const postgres = await startPostgres();
const databaseUrl = await postgres.createDatabase();
const models = await startModelServer(
	answer(written, { headersAfterMs: THINKING_MS, pieceEveryMs: 5, pieceLength: 120 }),
);
const server = await startServer({
	DATABASE_URL: databaseUrl,
	AI_PROVIDER: 'openai-compatible',
	AI_MODEL: 'slow-model',
	AI_BASE_URL: models.url,
	AI_DAILY_RUNS: '1000000',
});
const database = await openDatabase({ dataDir: '/nowhere', databaseUrl });
const [token = ''] = await addMembers(database.db, 1);
await database.close();

const rounds: { direct: number; ours: number }[] = [];
for (let round = 0; round < WARM_UP + ROUNDS; round++) {
	const first = round % 2 === 0 ? await direct() : await ours();
	const second = round % 2 === 0 ? await ours() : await direct();
	if (round < WARM_UP) continue;
	rounds.push(round % 2 === 0 ? { direct: first, ours: second } : { direct: second, ours: first });
}
await server.stop();
await models.close();
await postgres.stop();

const added = quantile(
	rounds.map((round) => round.ours - round.direct),
	0.5,
);
const ratio = quantile(
	rounds.map((round) => round.ours / round.direct),
	0.5,
);
console.log(`to the first part: ${inMs('direct')} ms directly, ${inMs('ours')} ms through the server`);
console.log(
	`added: ${added.toFixed(1)} ms, ratio ${ratio.toFixed(3)} (medians of ${ROUNDS} rounds; claimed: at most ${MOST_MS} ms)`,
);
if (added > MOST_MS) process.exitCode = 1;

function inMs(way: 'direct' | 'ours'): string {
	return quantile(
		rounds.map((round) => round[way]),
		0.5,
	).toFixed(1);
}

async function ours(): Promise<number> {
	const started = performance.now();
	const response = await fetch(server.url + endpoint, {
		method: 'POST',
		headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', prefer: 'respond-async' },
		body: JSON.stringify(input),
	});
	const { run } = (await response.json()) as { run: { id: string } };
	let took = Number.NaN;
	for await (const event of readEvents(server.url, run.id, { token })) {
		if (event.name === 'partial' && Number.isNaN(took)) took = performance.now() - started;
	}
	await pause(20);
	return took;
}

/** The same request as the server makes, read in the same way. */
async function direct(): Promise<number> {
	const started = performance.now();
	const response = await fetch(`${models.url}/chat/completions`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ model: 'slow-model', stream: true, messages: [{ role: 'user', content: 'x' }] }),
	});
	let text = '';
	let rest = '';
	let took = Number.NaN;
	for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
		const lines = (rest + chunk).split('\n\n');
		rest = lines.pop() ?? '';
		for (const line of lines) {
			if (!line.startsWith('data: {')) continue;
			text += JSON.parse(line.slice('data: '.length)).choices[0].delta.content ?? '';
		}
		if (Number.isNaN(took) && (await extractPartialJson(text))) took = performance.now() - started;
	}
	await pause(20);
	return took;
}

/**
 * For every way a model server can fail: what the member is told and how soon, and that it costs three calls at most.
 */
import { afterEach, describe, expect, it } from 'vitest';
import * as faults from '#test/model-faults.ts';
import * as server from '#test/model-server.ts';
import { tinyAnswer, tinyTool } from '#test/tiny-tool.ts';
import { createModelEngine } from './ask.ts';
import type { Limits } from './budget.ts';
import { ModelError } from './model-error.ts';

const written = JSON.stringify(tinyAnswer);
const FIRST_TOKEN_MS = 300;
const TOTAL_MS = 900;

const opened: server.ModelServer[] = [];
afterEach(async () => {
	for (const each of opened.splice(0)) await each.close();
});

async function run(plan: server.Behaviour[], limits: Partial<Limits> = {}) {
	const models = await server.startModelServer(...plan);
	opened.push(models);
	const engine = createModelEngine(
		{ provider: 'openai-compatible', model: 'm', baseUrl: models.url },
		{ pauseMs: 1, firstTokenMs: FIRST_TOKEN_MS, totalMs: TOTAL_MS, ...limits },
	);
	let allowed = 0;
	const began = performance.now();
	const outcome = await engine
		.ask({
			prompt: tinyTool.prompt({ topic: 'pumps', source: 'Ann: we like it' }),
			answer: tinyTool.answer,
			signal: new AbortController().signal,
			beforeCall: async () => ++allowed <= 3,
		})
		.catch((error: unknown) => error);
	return { models, outcome, allowed, tookMs: performance.now() - began };
}

const refusesForm = server.status(400, {}, { message: 'response_format is not supported' });

/** Name, the server's behaviour, what the message says, and the number of calls. */
const HOPELESS: [string, server.Behaviour[], string, number][] = [
	['fails', [server.status(500)], 'The model server failed (HTTP 500), also after 3 attempts.', 3],
	['has too much to do', [server.status(429)], 'too much to do (HTTP 429), also after 3 attempts.', 3],
	[
		'refuses the key',
		[server.status(401)],
		'refused the key (HTTP 401): whoever runs this installation should check',
		1,
	],
	['asks for payment', [server.status(402)], 'asks for payment (HTTP 402)', 1],
	['does not know the model', [server.status(404)], 'does not know "m" (HTTP 404)', 1],
	['moved', [server.status(301, { location: '/elsewhere' })], 'elsewhere (HTTP 301): whoever', 1],
	['finds the text too long', [server.status(413)], 'the text may be too long', 1],
	['refuses every way to ask for the form', [refusesForm], 'refused the request (HTTP 400)', 3],
	['hangs up', [server.hangUp], 'The connection to the model server failed, also after 3 attempts.', 3],
	['breaks off', [server.cutStream('{"report"')], 'failed, also after 3 attempts.', 3],
	['ends early', [server.endEarly('{"report"')], 'broke off or could not be read, also after 3 attempts.', 3],
	['sends a web page', [faults.webPage], 'A web page came in place', 1],
	['sends no stream', [faults.withoutStream(written)], 'broke off or could not be read', 3],
	['sends an empty stream', [faults.emptyStream], 'broke off or could not be read', 3],
	['sends broken JSON in its stream', [faults.brokenData(written)], 'broke off or could not be read', 3],
	['tells an error in its stream', [faults.errorInStream({ message: 'no' })], 'broke off or could not be read', 3],
	['never answers', [server.stayMute], 'did not begin to answer within 0.3 seconds', 1],
	['sends headers and no more', [server.streamNothing], 'did not begin to answer within 0.3 seconds', 1],
	['stalls', [server.stall('{"report"')], 'did not finish within 0.9 seconds', 1],
	['trickles forever', [faults.trickle], 'did not finish within 0.9 seconds', 1],
	['declines', [server.answer('', { finishReason: 'content_filter' })], 'declined to answer', 1],
	['writes nothing', [server.answer('')], 'did not have the form that was asked for, also after a correction', 2],
	['writes prose', [server.answer('I cannot say.')], 'also after a correction', 2],
	[
		'is cut off by its length',
		[server.answer('{"report": {', { finishReason: 'length' })],
		'also after a correction',
		2,
	],
	['echoes the schema', [server.answer({ type: 'object', properties: {} })], 'also after a correction', 2],
	['fails in every other way', [server.status(500), server.answer('no'), server.hangUp], 'connection', 3],
	['fails after its form was refused', [refusesForm, server.status(503)], 'failed (HTTP 503), also after 3', 3],
];

describe('a hopeless model server', () => {
	it.each(HOPELESS)(
		'API-23, API-24: that %s costs little time and three calls at most',
		async (_, plan, message, calls) => {
			const { models, outcome, allowed, tookMs } = await run(plan);
			if (!(outcome instanceof ModelError)) throw new Error(`expected a ModelError, got ${JSON.stringify(outcome)}`);
			expect(outcome.message).toContain(message);
			expect(outcome.message).toMatch(/You can try again, or use the built-in engine\.$/);
			expect({ made: models.requests.length, told: outcome.calls, allowed }).toEqual({
				made: calls,
				told: calls,
				allowed: calls,
			});
			expect(tookMs).toBeLessThan(TOTAL_MS + 1000);
		},
	);
});

const { report } = tinyAnswer;

/** The oddity, the server's behaviour, and the number of calls a usable answer takes. */
const ODD: [string, server.Behaviour[], number][] = [
	['the last line of the protocol missing', [faults.withoutDone(written)], 1],
	['another content type', [faults.streamAs('text/plain', written)], 1],
	['packets that cut lines and characters', [faults.inSplinters(written)], 1],
	['a code fence', [server.answer(`\`\`\`json\n${written}\n\`\`\``)], 1],
	['thoughts in tags', [server.answer(`<think>Perhaps {"report": {}}.</think>\n${written}`)], 1],
	[
		'thoughts whose opening tag is missing',
		[server.answer(`Perhaps {"a": "${'b'.repeat(200)}"}.</think>${written}`)],
		1,
	],
	['sentences after the answer', [server.answer(`${written}\nI hope {this} helps.`)], 1],
	['null for an empty list', [server.answer({ report: { ...report, quotes: null } })], 1],
	['a number as text', [server.answer({ report: { ...report, score: '8' } })], 1],
	['a listed value in small letters', [server.answer({ report: { ...report, mood: 'good' } })], 1],
	[
		'a value that is not listed, then repaired',
		[server.answer({ report: { ...report, mood: 'Fine' } }), server.answer(written)],
		2,
	],
	['a truncated object, then the whole', [server.answer(written.slice(0, 50)), server.answer(written)], 2],
	[
		'the schema itself, then the answer',
		[server.answer({ type: 'object', properties: {} }), server.answer(written)],
		2,
	],
	['broken JSON in the stream, then none', [faults.brokenData(written), server.answer(written)], 2],
	['two refused forms, then the answer', [refusesForm, refusesForm, server.answer(written)], 3],
	['headers that come late', [server.answer(written, { headersAfterMs: 600 })], 1],
];

describe('an odd answer', () => {
	it.each(ODD)('is read with %s', async (_, plan, calls) => {
		const { models, outcome, allowed } = await run(plan, { firstTokenMs: 2000, totalMs: 5000 });
		expect(outcome).toMatchObject({ answer: { report: { summary: report.summary, mood: 'Good', score: 8 } } });
		expect({ made: models.requests.length, allowed }).toEqual({ made: calls, allowed: calls });
	});

	it('keeps every character of a text that came in splinters', async () => {
		const summary = 'Größe 🙂 “naïve” 日本';
		const { outcome } = await run([faults.inSplinters(JSON.stringify({ report: { ...report, summary } }))]);
		expect(outcome).toMatchObject({ answer: { report: { summary } } });
	});
});

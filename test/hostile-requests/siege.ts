/** Sends hostile requests to every route of an app, and collects which promises its answers break. */

import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { onTestFinished } from 'vitest';
import { throttles } from '#server/database/schema.ts';
import type { TestApp } from '../app.ts';
import { answer, startModelServer } from '../model-server.ts';
import { tinyAnswer } from '../tiny-tool.ts';
import { brokenPromises } from './answers.ts';
import { nameOf, type Operation, operationsOf, withKnown } from './operations.ts';
import { type Actor, createPeople, type OwnTool } from './people.ts';
import { type HostileRequest, hostileRequest } from './requests.ts';

/** Also on a machine that others keep busy, and for a run by the built-in engine. */
const MOST_SECONDS = 20;

/** After these somebody may have lost what the next request needs. */
const ENDING = /^DELETE|^P.*(signout|password|email|deletion|suspend|merge|settings\/model$)/;

/** Who comes far is asked for more often. */
const actorOf = fc.constantFrom<Actor>('nobody', 'member', 'owner', 'owner');

/** What an app needs for it: the address of a model that an owner may name, and its environment. */
export async function modelToName(): Promise<{ modelUrl: string; env: Record<string, string> }> {
	const { url, close } = await startModelServer(answer(tinyAnswer));
	onTestFinished(close);
	const env = { PURCHASE_WEBHOOK_SECRET: 'whsec_only-for-this-test', AI_LOCAL_SERVERS: new URL(url).origin };
	return { modelUrl: url, env };
}

interface SiegeOptions {
	test: TestApp;
	tool: OwnTool;
	/** Where an owner may say that a model is. */
	modelUrl: string;
	/** How many requests, by nobody, a member and the owner. */
	requestsTo(operation: Operation): number;
}

/** What was found, each with the seed that finds it again; empty where every promise was kept. */
export async function besiege({ test, tool, modelUrl, requestsTo }: SiegeOptions): Promise<string[]> {
	const people = createPeople(test, tool, modelUrl);
	const described = await test.send('GET', '/api/openapi.json');
	const found: string[] = [];

	async function problemsOf(operation: Operation, actor: Actor, request: HostileRequest): Promise<string[]> {
		const { session, known } = await people.get(actor);
		await test.database.db.delete(throttles);
		const url = withKnown(request.url, known);
		const answered = test.app.inject({
			method: request.method,
			url,
			headers: { ...request.headers, ...(session === null ? {} : { authorization: `Bearer ${session}` }) },
			...(request.body === undefined ? {} : { payload: withKnown(request.body, known) }),
		});
		const came = await Promise.race([answered, pause(MOST_SECONDS * 1000, null, { ref: false })]);
		if (came === null) return [`does not answer within ${MOST_SECONDS} seconds`];
		const problems = brokenPromises(url, came, test.dataDir);
		if (session === null && operation.isGuarded && came.statusCode < 400) problems.push('lets nobody in');
		if (came.statusCode < 300 && ENDING.test(nameOf(operation))) {
			// The next runs are to be written by the built-in engine.
			if (operation.path === '/api/settings/model') {
				await test.send('DELETE', operation.path, { token: session ?? undefined });
			}
			await people.look();
		}
		return problems;
	}

	for (const operation of operationsOf(described.json().paths)) {
		const asked = [actorOf, hostileRequest(operation)] as const;
		const property = fc.asyncProperty(...asked, async (actor, request) => {
			const problems = await problemsOf(operation, actor, request);
			if (problems.length > 0) throw new Error(problems.join('; '));
		});
		const report = await fc.check(property, { numRuns: requestsTo(operation) });
		if (report.failed) found.push(`${nameOf(operation)}: ${fc.defaultReportMessage(report)}`);
	}
	if (Object.hasOwn(Object.prototype, 'isPolluted')) found.push('a request changed what every object has');
	return found;
}

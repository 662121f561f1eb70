import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/database/schema.ts';
import { openSealingKeys } from '#server/secrets/keys.ts';
import { insertShare } from '#server/shares/store.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { catalog } from '#tools/catalog.ts';
import { estimateEndpoint, suggestionsEndpoint } from '#tools/define.ts';
import { serverTools } from '#tools/server.ts';

/**
 * Who may call each route. Every route of the server needs a decision here; a route without one fails the first test.
 * - public: needs no token
 * - owner: a member gets 403
 * - member: returns only what belongs to the caller
 * - counts: totals over all members, without anything that identifies one
 * - draft: takes a tool's id and returns the caller's own draft
 * - any other kind of thing: takes its id; another member's thing is unknown (404)
 */
type Decision =
	| 'public'
	| 'owner'
	| 'member'
	| 'counts'
	| 'run'
	| 'session'
	| 'share'
	| 'client'
	| 'call'
	| 'promise'
	| 'draft';

const DECISIONS: Record<string, Decision> = {
	'GET /healthz': 'public',
	'GET /readyz': 'public',
	'GET /api/openapi.json': 'public',
	'GET /api/docs': 'public',
	'GET *': 'public',
	'POST /api/auth/signup': 'public',
	'POST /api/auth/signin': 'public',
	'POST /api/auth/signin/code': 'public',
	'POST /api/auth/signout': 'public',
	'POST /api/password/forgot-password': 'public',
	'GET /api/password/verify-token/:token': 'public',
	'POST /api/password/reset-password': 'public',
	'POST /api/auth/take-back-address': 'public',
	'POST /api/purchases/webhook': 'public',
	'GET /api/auth/me': 'member',
	'PUT /api/auth/update-email': 'member',
	'PUT /api/auth/change-password': 'member',
	'GET /api/auth/two-factor': 'member',
	'POST /api/auth/two-factor/set-up': 'member',
	'POST /api/auth/two-factor/turn-on': 'member',
	'POST /api/auth/two-factor/turn-off': 'member',
	'POST /api/auth/two-factor/recovery-codes': 'member',
	'GET /api/auth/sessions': 'member',
	'DELETE /api/auth/sessions/:id': 'session',
	'POST /api/auth/signout-everywhere': 'member',
	'GET /api/profile/statistics': 'member',
	'GET /api/profile/spending': 'member',
	'GET /api/profile/model': 'member',
	'PUT /api/profile/model': 'member',
	'DELETE /api/profile/model': 'member',
	'GET /api/account/contents': 'member',
	'GET /api/account/deletion': 'member',
	'POST /api/account/deletion': 'member',
	'DELETE /api/account/deletion': 'member',
	'POST /api/account/export': 'member',
	'POST /api/account/import': 'member',
	'POST /api/account/import/preview': 'member',
	'GET /api/profile/business': 'member',
	'GET /api/profile/business/fitting': 'member',
	'PUT /api/profile/business': 'member',
	'GET /api/prompts/counts': 'counts',
	'PUT /api/prompts/:promptId/like': 'counts',
	'DELETE /api/prompts/:promptId/like': 'counts',
	'POST /api/prompts/:promptId/use': 'counts',
	'POST /api/prompt-generator/try': 'member',
	'GET /api/desk': 'member',
	'GET /api/promises': 'member',
	'PUT /api/promises/:callId/:promiseId': 'promise',
	'GET /api/runs': 'member',
	'GET /api/runs/:id': 'run',
	'GET /api/runs/:id/events': 'run',
	'POST /api/runs/:id/cancel': 'run',
	'PATCH /api/runs/:id': 'run',
	'DELETE /api/runs/:id': 'run',
	'POST /api/runs/:id/restore': 'run',
	'PUT /api/runs/:id/answers': 'run',
	'GET /api/runs/:id/corrections': 'run',
	'PUT /api/runs/:id/corrections': 'run',
	'GET /api/runs/:id/export': 'run',
	'POST /api/runs/:id/shares': 'run',
	'GET /api/runs/:id/shares': 'run',
	'GET /api/shares/:id/address': 'share',
	'GET /api/search': 'member',
	'DELETE /api/shares/:id': 'share',
	'GET /api/clients': 'member',
	'POST /api/clients': 'member',
	'POST /api/clients/example': 'member',
	'GET /api/clients/:id': 'client',
	'PATCH /api/clients/:id': 'client',
	'DELETE /api/clients/:id': 'client',
	'GET /api/clients/:id/contents': 'client',
	'GET /api/clients/:id/open': 'client',
	'POST /api/clients/:id/merge': 'client',
	'GET /api/calls': 'member',
	'GET /api/calls/:id': 'call',
	'PATCH /api/calls/:id': 'call',
	'DELETE /api/calls/:id': 'call',
	'GET /share/:token': 'public',
	'POST /share/:token': 'public',
	'GET /api/drafts': 'member',
	'GET /api/drafts/:tool': 'draft',
	'PUT /api/drafts/:tool': 'draft',
	'DELETE /api/drafts/:tool': 'draft',
	'GET /api/members': 'owner',
	'POST /api/members': 'owner',
	'POST /api/members/import': 'owner',
	'DELETE /api/members/:email': 'owner',
	'POST /api/members/:email/reset-link': 'owner',
	'POST /api/members/:email/suspend': 'owner',
	'POST /api/members/:email/resume': 'owner',
	'DELETE /api/members/:email/account': 'owner',
	'DELETE /api/members/:email/two-factor': 'owner',
	'GET /api/settings/model': 'owner',
	'PUT /api/settings/model': 'owner',
	'DELETE /api/settings/model': 'owner',
	'GET /api/settings/model/servers': 'owner',
	'POST /api/settings/model/list': 'owner',
	'POST /api/settings/model/check': 'owner',
	'GET /api/settings/model/costs': 'owner',
	'PUT /api/settings/model/costs': 'owner',
	'GET /api/settings/model/own-keys': 'owner',
	'PUT /api/settings/model/own-keys': 'owner',
	'POST /api/submissions': 'member',
	'GET /api/submissions': 'owner',
	'POST /api/submissions/:submissionId/handled': 'owner',
	...Object.fromEntries(
		Object.values(serverTools).flatMap(({ contract, suggest }) =>
			suggest ? [[`POST ${suggestionsEndpoint(contract)}`, 'member' as const]] : [],
		),
	),
	...Object.fromEntries(
		Object.values(catalog).map((contract) => [`POST ${estimateEndpoint(contract)}`, 'member' as const]),
	),
	...Object.fromEntries(Object.values(catalog).map(({ endpoint }) => [`POST ${endpoint}`, 'member' as const])),
};

const TOOL = 'sales-call-analyzer';

/** Queries that some routes require before they look at an id. */
const QUERIES: Record<string, string> = {
	'GET /api/runs/:id/export': '?format=markdown',
	'GET /api/search': '?q=slows',
};

/** Bodies that some routes require before they look at an id. */
const BODIES: Record<string, object> = {
	'PATCH /api/runs/:id': { title: 'Mine now' },
	'PUT /api/runs/:id/answers': { answers: {} },
	'PUT /api/runs/:id/corrections': { corrections: [] },
	'PATCH /api/clients/:id': { notes: 'Mine now' },
	'POST /api/clients/:id/merge': { into: 'x' },
	'PATCH /api/calls/:id': { title: 'Mine now' },
	'PUT /api/promises/:callId/:promiseId': { kept: true },
};

interface Route {
	method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
	path: string;
}

/** Every route of the router, e.g. `GET /api/runs/:id`, parsed from the tree it prints. */
function routesOf({ app }: TestApp): Route[] {
	const above: string[] = [];
	return app
		.printRoutes({ commonPrefix: false })
		.split('\n')
		.flatMap((line) => {
			const [, indent = '', part = '', methods] = /^([│ ]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
			if (part === '') return [];
			const depth = indent.length / 4;
			above[depth] = part;
			const path = above.slice(0, depth + 1).join('');
			return (methods?.split(', ') ?? []).map((method) => ({ method, path }) as Route);
		});
}

const decided = (route: Route) => DECISIONS[nameOf(route)];

const nameOf = ({ method, path }: Route) => `${method === 'HEAD' ? 'GET' : method} ${path}`;

const isThing = (kind: Decision | undefined, { ids }: Member): kind is keyof Member['ids'] =>
	kind !== undefined && Object.hasOwn(ids, kind);

interface Member {
	email: string;
	token: string;
	ids: Record<'run' | 'session' | 'share' | 'client' | 'call' | 'promise', string>;
	/** Texts that no other member may ever read. */
	marks: string[];
}

describe('every route', () => {
	let test: TestApp;
	let routes: Route[];
	let ann: Member;
	let bob: Member;
	beforeAll(async () => {
		const env = { PURCHASE_WEBHOOK_SECRET: 'whsec_only-for-this-test' };
		test = await buildTestApp({ env });
		routes = routesOf(test);
		ann = await member('ann', 'Heron Dental');
		bob = await member('bob', 'Otter Freight');
	}, 60_000);
	afterAll(() => test.close());

	async function member(name: string, company: string): Promise<Member> {
		const email = `${name}@example.com`;
		const token = await test.signUp(email);
		const body = {
			callTranscript: `Ann: What slows ${company} down today?\nBob: At ${company} we type every order twice.\nAnn: I'll send ${company} the list of what we would do.`,
			callType: 'Discovery Call',
			callObjective: `Agree a next step with ${company}`,
			prospectInfo: { companyName: company },
		};
		const added = await test.send('POST', '/api/clients', { token, body: { company } });
		const clientId = added.json().client.id;
		const made = await test.send('POST', `/api/${TOOL}/analyze?client=${clientId}`, { token, body });
		expect(made.statusCode).toBe(200);
		const rival = { fact: null, is: { key: 'alternatives', turn: 2, details: { name: company } } };
		const corrected = { token, body: { corrections: [rival] } };
		await test.send('PUT', `/api/runs/${made.json().run.id}/corrections`, corrected);
		const draft = { step: 1, input: { callTranscript: company }, savedAt: new Date().toISOString() };
		await test.send('PUT', `/api/drafts/${TOOL}`, { token, body: draft });
		await test.send('PUT', '/api/profile/business', { token, body: { profile: { company } } });
		const sessions = await test.send('GET', '/api/auth/sessions', { token });
		const [promise] = (await test.send('GET', '/api/promises', { token })).json().promises;
		const ids = {
			run: made.json().run.id,
			session: sessions.json().data.sessions[0].id,
			share: await shared(made.json().run.id, email, company),
			client: clientId,
			call: made.json().run.callId,
			promise: `${promise.callId}/${promise.id}`,
		};
		return { email, token, ids, marks: [email, token, company, ids.run, ids.session, ids.client, ids.call, ids.share] };
	}

	/** Inserts a share directly, since this test's tools offer nothing for clients. */
	async function shared(runId: string, email: string, title: string): Promise<string> {
		const { db } = test.database;
		const [user] = await db.select().from(users).where(eq(users.email, email));
		const { share } = await insertShare(db, {
			userId: user?.id ?? '',
			runId,
			document: { title, facts: [], sections: [] },
			parts: [],
			passwordHash: null,
			now: new Date(),
			expiresAt: new Date(Date.now() + 60_000),
			keys: openSealingKeys({ dataDir: test.dataDir }),
		});
		return share.id;
	}

	function ask(route: Route, { token, id = 'x' }: { token?: string; id?: string }) {
		// What belongs to something else has two.
		const [first = 'x', second = 'x'] = id.split('/');
		const url = `${route.path.replace(/:\w+/, first).replace(/:\w+/, second)}${QUERIES[nameOf(route)] ?? ''}`;
		const writes = ['POST', 'PUT', 'PATCH'].includes(route.method);
		return test.app.inject({
			method: route.method,
			url,
			headers: token ? { authorization: `Bearer ${token}` } : {},
			...(writes ? { payload: BODIES[nameOf(route)] ?? {} } : {}),
		});
	}

	it('has a decision on who may ask it, and every decision has a route', () => {
		const named = new Set(routes.map(nameOf));
		expect(named.size).toBeGreaterThan(20);
		expect([...named].sort()).toEqual(Object.keys(DECISIONS).sort());
	});

	it('ACCESS-3: that is not public answers 401 without a good token, before it looks at anything else', async () => {
		const guarded = routes.filter((route) => decided(route) !== 'public');
		expect(guarded.length).toBeGreaterThan(10);
		for (const route of guarded) {
			for (const token of [undefined, 'x'.repeat(43)]) {
				const answer = await ask(route, { token, id: ann.ids.run });
				expect([nameOf(route), answer.statusCode]).toEqual([nameOf(route), 401]);
			}
		}
	});

	it('ACCESS-3: that is public asks for no token', async () => {
		for (const route of routes.filter((one) => decided(one) === 'public')) {
			expect([nameOf(route), (await ask(route, {})).statusCode]).not.toContain(401);
		}
	});

	it('with an id answers 404 for what is another member’s, and leaves it as it is', async () => {
		const asked = routes.filter(({ path }) => path.includes(':id') || path.includes(':promiseId'));
		expect(asked.length).toBeGreaterThan(4);
		for (const route of asked) {
			const kind = decided(route);
			if (!isThing(kind, ann)) throw new Error(`${nameOf(route)} has an id, but of what?`);
			const answer = await ask(route, { token: bob.token, id: ann.ids[kind] });
			expect([nameOf(route), answer.statusCode]).toEqual([nameOf(route), 404]);
			const unknown = await ask(route, { token: bob.token, id: '00000000-0000-4000-8000-000000000000' });
			expect(answer.body).toBe(unknown.body);
		}
		expect((await test.send('GET', '/api/auth/me', { token: ann.token })).statusCode).toBe(200);
		const run = await test.send('GET', `/api/runs/${ann.ids.run}`, { token: ann.token });
		expect(run.json().run).toMatchObject({ id: ann.ids.run, status: 'succeeded' });
		const promises = await test.send('GET', '/api/promises', { token: ann.token });
		expect(promises.json().promises).toEqual([expect.objectContaining({ keptAt: null })]);
		const links = await test.send('GET', `/api/runs/${ann.ids.run}/shares`, { token: ann.token });
		expect(links.json().shares).toEqual([expect.objectContaining({ id: ann.ids.share, revokedAt: null })]);
		const client = await test.send('GET', `/api/clients/${ann.ids.client}`, { token: ann.token });
		expect(client.json().client).toMatchObject({ company: 'Heron Dental', notes: '' });
		expect(client.json().calls).toMatchObject([{ id: ann.ids.call, title: 'Bob with Ann' }]);
	});

	it('that reads for a member answers nothing of another’s', async () => {
		const reads = routes.filter(
			(route) => route.method === 'GET' && !['public', 'owner', 'counts'].includes(decided(route) ?? ''),
		);
		for (const route of reads) {
			for (const [reader, other] of [
				[ann, bob],
				[bob, ann],
			] as const) {
				const kind = decided(route);
				const id = isThing(kind, reader) ? reader.ids[kind] : kind === 'draft' ? TOOL : undefined;
				const answer = await ask(route, { token: reader.token, id });
				expect([nameOf(route), answer.statusCode]).toEqual([nameOf(route), 200]);
				for (const mark of other.marks) expect(answer.body).not.toContain(mark);
				// Without this, a response that is always empty would pass.
				expect(reader.marks.some((mark) => answer.body.includes(mark))).toBe(true);
			}
		}
	});

	it('that counts over all members names none', async () => {
		const promptId = 'seo-blog-post-writer';
		await test.send('PUT', `/api/prompts/${promptId}/like`, { token: ann.token });
		for (const route of routes.filter((one) => decided(one) === 'counts')) {
			const answer = await ask(route, { token: bob.token, id: promptId });
			expect([nameOf(route), answer.statusCode]).toEqual([nameOf(route), 200]);
			for (const mark of ann.marks) expect(answer.body).not.toContain(mark);
		}
	});

	it('of the owner refuses a member', async () => {
		const owners = routes.filter((route) => decided(route) === 'owner');
		for (const route of owners) {
			const answer = await ask(route, { token: bob.token, id: ann.email });
			expect([nameOf(route), answer.statusCode]).toEqual([nameOf(route), 403]);
			for (const mark of ann.marks) expect(answer.body).not.toContain(mark);
		}
	});
});

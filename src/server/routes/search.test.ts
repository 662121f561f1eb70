import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { clients, runs, searchEntries, users } from '#server/database/schema.ts';
import { indexClient, indexRun, removeFromIndex } from '#server/search/entries.ts';
import type { SearchAnswer } from '#shared/search.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { onAnyDatabase } from '#test/database.ts';
import { example } from '#tools/compass/example.ts';

const TRANSCRIPT = [
	'Marcus: What slows you down today?',
	'Priya: Every Übergabe between the shifts takes two hours.',
	'Marcus: And the invoices of the Übergabe?',
].join('\n');

const otter = (userId: string): typeof clients.$inferSelect => ({
	id: randomUUID(),
	userId,
	company: 'Otter Freight',
	trade: 'Haulage',
	size: '',
	website: '',
	notes: 'Wants a quote\nby March',
	people: [{ name: 'Zoë Quill', role: 'Buyer', email: 'zoe@otter.example' }],
	createdAt: new Date(),
	changedAt: new Date(),
	archivedAt: null,
});

onAnyDatabase((current) => {
	let test: TestApp;
	let ann: string;
	let bob: string;
	let serial = 0;
	beforeAll(async () => {
		test = await buildTestApp({ database: current() });
	}, 60_000);
	beforeEach(async () => {
		serial++;
		ann = await test.signUp(`ann-${serial}@example.com`);
		bob = await test.signUp(`bob-${serial}@example.com`);
	});
	afterAll(() => test.close());

	async function analyze(token: string, callTranscript = TRANSCRIPT): Promise<string> {
		const body = { callTranscript, callType: 'Discovery Call', callObjective: 'Agree a day for the pilot' };
		const prospectInfo = { companyName: 'Heron Dental' };
		const made = await test.send('POST', '/api/sales-call-analyzer/analyze', {
			token,
			body: { ...body, prospectInfo },
		});
		expect(made.statusCode).toBe(200);
		return made.json().run.id;
	}

	async function niches(token: string, topSkills: string): Promise<string> {
		const made = await test.send('POST', '/api/compass/analyze', { token, body: { ...example, topSkills } });
		expect(made.statusCode).toBe(200);
		return made.json().run.id;
	}

	async function search(token: string, query: string): Promise<SearchAnswer> {
		const response = await test.send('GET', `/api/search?${query}`, { token });
		expect([query, response.statusCode]).toEqual([query, 200]);
		return response.json();
	}

	const found = async (token: string, query: string) =>
		(await search(token, query)).hits.map(({ kind, id }) => [kind, id]);

	async function idOf(email: string): Promise<string> {
		const [user] = await test.database.db.select().from(users).where(eq(users.email, email));
		return user?.id ?? '';
	}

	it('finds words of a call without accents, by their beginnings, with the line that holds most of them', async () => {
		const run = await analyze(ann);
		const { hits } = await search(ann, 'q=UBERGABE+invoic');
		expect(hits).toHaveLength(1);
		const [hit] = hits;
		expect(hit).toMatchObject({
			kind: 'call',
			line: 3,
			place: 'Marcus: And the invoices of the Übergabe?',
			clientId: null,
		});
		expect(hit?.run?.id).toBe(run);
		expect(hit?.marks.map(([from, to]) => hit.place.slice(from, to))).toEqual(['invoices', 'Übergabe']);
		expect(await found(ann, 'q=ubergabe+zebra')).toEqual([]);
	});

	it('finds a result by its title, what was entered and what came out, without the transcript', async () => {
		const run = await analyze(ann, `${TRANSCRIPT}\nPriya: Foggy here.`);
		const { hits } = await search(ann, 'q=pilot');
		expect(hits).toMatchObject([{ kind: 'run', id: run, line: null, run: { id: run, tool: 'sales-call-analyzer' } }]);
		expect(hits[0]?.place).toContain('Agree a day for the pilot');
		const byTitle = await search(ann, 'q=heron+dental&kind=run');
		expect(byTitle.hits[0]?.titleMarks).toHaveLength(2);
		expect(await found(ann, 'q=foggy&kind=run')).toEqual([]);
		expect(await found(ann, 'q=foggy')).toHaveLength(1);
	});

	it('finds an edited result by its new words, a renamed one by its new title', async () => {
		const id = await niches(ann, 'Carpentry, drawing');
		expect(await found(ann, 'q=carpentry')).toEqual([['run', id]]);
		const { run } = (await test.send('GET', `/api/runs/${id}`, { token: ann })).json();
		run.output.recommendations[0].title = 'Staircases for lighthouses';
		const change = { title: 'Zebra crossing', editedOutput: run.output };
		expect((await test.send('PATCH', `/api/runs/${id}`, { token: ann, body: change })).statusCode).toBe(200);
		expect(await found(ann, 'q=lighthouses')).toEqual([['run', id]]);
		expect(await found(ann, 'q=zebra+cross')).toEqual([['run', id]]);
	});

	it('does not find a run that was deleted, until it is brought back', async () => {
		const id = await niches(ann, 'Glassblowing');
		await test.send('DELETE', `/api/runs/${id}`, { token: ann });
		expect(await found(ann, 'q=glassblowing')).toEqual([]);
		await test.send('POST', `/api/runs/${id}/restore`, { token: ann });
		expect(await found(ann, 'q=glassblowing')).toEqual([['run', id]]);
	});

	it('finds clients by company, people, email and notes', async () => {
		const { db } = test.database;
		const userId = await idOf(`ann-${serial}@example.com`);
		const client = otter(userId);
		await db.insert(clients).values(client);
		await indexClient(db, client);
		for (const query of ['q=otter', 'q=zoe+quill', 'q=zoe%40otter.example', 'q=haul', 'q=march'])
			expect(await found(ann, query)).toEqual([['client', client.id]]);
		expect((await search(ann, 'q=march')).hits[0]).toMatchObject({ place: 'by March', line: null, run: null });
		await removeFromIndex(db, userId, 'client', [client.id]);
		expect(await found(ann, 'q=otter')).toEqual([]);
	});

	it('finds nothing of another member, whatever is asked', async () => {
		await analyze(ann);
		await niches(ann, 'Carpentry');
		for (const query of ['q=ubergabe', 'q=carp', 'q=heron', "q='%7C*:*", 'q=%00', 'q=he&kind=call'])
			expect(await found(bob, query)).toEqual([]);
	});

	it('finds nothing of a member whose words are marked alike by chance', async () => {
		const { db } = test.database;
		const [annId, bobId] = [await idOf(`ann-${serial}@example.com`), await idOf(`bob-${serial}@example.com`)];
		await db.insert(clients).values(otter(annId));
		await indexClient(db, otter(bobId));
		expect(await found(bob, 'q=otter')).toHaveLength(1);
		await db.update(searchEntries).set({ userId: annId });
		expect(await found(bob, 'q=otter')).toEqual([]);
	});

	it('asks for words of at least two letters, and says which field is wrong', async () => {
		await niches(ann, 'Carpentry');
		for (const query of ['q=', 'q=c', 'q=%20-%20']) expect(await found(ann, query)).toEqual([]);
		expect(await found(ann, 'q=carpentry+c')).toHaveLength(1);
		for (const [query, field] of [
			['', 'q'],
			[`q=${'x'.repeat(201)}`, 'q'],
			['q=xx&kind=share', 'kind'],
			['q=xx&each=21', 'each'],
			['q=xx&cursor=nonsense', 'cursor'],
		]) {
			const answer = await test.send('GET', `/api/search?${query}`, { token: ann });
			expect([query, answer.statusCode]).toEqual([query, 400]);
			expect(answer.json().details[0].field).toBe(field);
		}
	});

	it('narrows to results by tool, status and engine', async () => {
		const analysis = await analyze(ann);
		const id = await niches(ann, 'Heron keeping');
		expect(new Set(await found(ann, 'q=heron&status=&engine=&tool='))).toEqual(
			new Set([
				['run', id],
				['run', analysis],
			]),
		);
		expect(await found(ann, 'q=heron&tool=compass')).toEqual([['run', id]]);
		expect(await found(ann, 'q=heron&tool=compass&status=failed')).toEqual([]);
		expect(await found(ann, 'q=heron&tool=compass&engine=built-in&status=succeeded')).toEqual([['run', id]]);
		expect(await found(ann, 'q=heron&engine=model')).toEqual([]);
	});

	it('answers the newest few of each kind, where asked so', async () => {
		const { db } = test.database;
		const client = { ...otter(await idOf(`ann-${serial}@example.com`)), changedAt: new Date(0) };
		await db.insert(clients).values(client);
		await indexClient(db, client);
		const ids = [];
		for (const skill of ['Otter', 'Otters', 'Otterhounds']) ids.push(await niches(ann, skill));
		const answer = await search(ann, 'q=otter&each=2');
		expect(answer.hits.map(({ kind, id }) => [kind, id])).toEqual([
			['client', client.id],
			['run', ids[2]],
			['run', ids[1]],
		]);
		expect(answer.nextCursor).toBeNull();
	});

	it('answers twenty at a time, newest first, and goes on where it ended', async () => {
		const { db } = test.database;
		const [pattern] = await db
			.select()
			.from(runs)
			.where(eq(runs.id, await niches(ann, 'Carpentry')));
		if (!pattern) throw new Error('no run');
		for (let number = 0; number < 44; number++) {
			// Two at each moment.
			const finishedAt = new Date(Date.UTC(2026, 0, 1, 0, Math.floor(number / 2)));
			const row = { ...pattern, id: randomUUID(), title: `Badger ${number}`, finishedAt };
			await db.insert(runs).values(row);
			await indexRun(db, row);
		}
		const seen: string[] = [];
		let cursor: string | null = '';
		for (const size of [20, 20, 4]) {
			const answer: SearchAnswer = await search(ann, `q=badger&cursor=${cursor}`);
			expect(answer.hits).toHaveLength(size);
			seen.push(...answer.hits.map(({ changedAt, id }) => `${changedAt} ${id}`));
			cursor = answer.nextCursor;
		}
		expect(cursor).toBeNull();
		expect(new Set(seen).size).toBe(44);
		expect(seen).toEqual(seen.toSorted().reverse());
	});
});

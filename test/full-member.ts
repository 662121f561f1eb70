/** A member who has something in every table, and a look at what the database holds of anybody. */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { EMPTY_PROFILE } from '#business/profile.ts';
import { hashOfCall } from '#server/calls/hash.ts';
import type { Database } from '#server/database/open.ts';
import * as schema from '#server/database/schema.ts';
import { openSealingKeys } from '#server/secrets/keys.ts';
import { insertShare } from '#server/shares/store.ts';
import type { TestApp } from './app.ts';

export interface FullMember {
	email: string;
	token: string;
	userId: string;
	/** The path of the page for a client. */
	page: string;
	runId: string;
	clientId: string;
	/** Texts that are in no other member's rows. */
	marks: string[];
}

const TOOL = 'sales-call-analyzer';
const NOW = new Date('2026-03-02T09:00:00.000Z');

/** Needs the whole catalog. The company's name is in everything that the member has. */
export async function signUpFullMember(test: TestApp, email: string, company: string): Promise<FullMember> {
	const { db } = test.database;
	const token = await test.signUp(email);
	const [user] = await db.select().from(schema.users).where(eq(schema.users.email, email));
	const userId = user?.id ?? '';
	const clientId = randomUUID();
	const people = [{ name: 'Priya Nair', role: 'Owner', email: 'priya@heron.example' }];
	const client = {
		id: clientId,
		userId,
		company,
		trade: 'Dentistry',
		size: '',
		people,
		createdAt: NOW,
		changedAt: NOW,
	};
	await db.insert(schema.clients).values(client);
	const transcript = `Ann: What slows ${company} down today?\nBob: At ${company} we type every order twice. I will send the list on Friday.`;
	const made = await test.send('POST', `/api/${TOOL}/analyze`, {
		token,
		body: {
			callTranscript: transcript,
			callType: 'Discovery Call',
			callObjective: `Agree a next step with ${company}`,
			prospectInfo: { companyName: company },
		},
	});
	if (made.statusCode !== 200) throw new Error(`the analysis failed: ${made.body}`);
	const runId: string = made.json().run.id;
	const rival = { fact: null, is: { key: 'alternatives', turn: 2, details: { name: company } } };
	await test.send('PUT', `/api/runs/${runId}/corrections`, { token, body: { corrections: [rival] } });
	const textHash = hashOfCall(transcript);
	await db.update(schema.calls).set({ clientId }).where(eq(schema.calls.userId, userId));
	await db.update(schema.runs).set({ clientId }).where(eq(schema.runs.userId, userId));
	const { share, token: pageToken } = await insertShare(db, {
		userId,
		runId,
		document: { title: `Plan for ${company}`, facts: [{ label: 'Price', value: '€900' }], sections: [] },
		parts: ['notes'],
		passwordHash: null,
		now: new Date(),
		expiresAt: new Date(Date.now() + 86_400_000),
		keys: openSealingKeys({ dataDir: test.dataDir }),
	});
	const profile = { ...EMPTY_PROFILE, name: 'Ann Bright', company: `Bright for ${company}` };
	await db.insert(schema.businessProfiles).values({ userId, profile, savedAt: NOW });
	await db.insert(schema.keptPromises).values({ userId, textHash, promise: `send:2:${company}`, keptAt: NOW });
	await db.insert(schema.drafts).values({
		userId,
		tool: TOOL,
		step: 1,
		input: { callTranscript: company },
		clientId,
		savedAt: NOW,
	});
	await db.insert(schema.promptTrials).values({ id: randomUUID(), userId, usage: { inputTokens: 12 }, createdAt: NOW });
	await db
		.insert(schema.modelSpending)
		.values({ month: '2026-03', userId, tool: TOOL, runs: 1, inputTokens: 100, outputTokens: 20, cost: 0.2 });
	const ownModel = { userId, provider: 'openai', baseUrl: 'https://api.openai.com/v1', model: company };
	await db.insert(schema.ownModels).values(ownModel);
	await db.insert(schema.ownModelKeys).values({ userId, sealedKey: `sealed key for ${company}` });
	const promptId = 'seo-blog-post-writer';
	await db.insert(schema.promptLikes).values({ userId, promptId, createdAt: NOW });
	await db.insert(schema.promptUses).values({ userId, promptId, days: 3, lastDay: '2026-03-02' });
	const fields = { niche: company, question: `What do they buy at ${company}?` };
	const submitted = await test.send('POST', '/api/submissions', { token, body: { kind: 'niche', fields } });
	if (submitted.statusCode !== 201) throw new Error(`the submission failed: ${submitted.body}`);
	await db.insert(schema.searchEntries).values({
		userId,
		kind: 'client',
		refId: clientId,
		title: company,
		body: company,
		words: sql`to_tsvector('simple', ${company})` as unknown as string,
		changedAt: NOW,
	});
	await test.send('POST', '/api/password/forgot-password', { body: { email } });
	await db.insert(schema.resetTokens).values({ userId, tokenHash: randomUUID(), expiresAt: NOW }).onConflictDoNothing();
	await db.insert(schema.twoFactor).values({ userId, sealedSecret: `sealed for ${company}`, lastStep: 1, since: NOW });
	await db.insert(schema.recoveryCodes).values({ userId, codeHash: `a hash for ${company}` });
	await db.insert(schema.runProgress).values({ runId, sequence: 1, progress: { stage: 'reading' }, text: company });
	const marks = [userId, email, company, runId, clientId, share.id, textHash, submitted.json().submission.id];
	return { email, token, userId, page: `/share/${pageToken}`, runId, clientId, marks };
}

/** Every table of ours and of the queue with the text of its rows. */
export async function wholeDatabase(db: Database): Promise<Map<string, string[]>> {
	const { rows: tables } = await db.execute<{ schema: string; name: string }>(sql`
		select table_schema as schema, table_name as name from information_schema.tables
		where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`);
	const found = new Map<string, string[]>();
	for (const { schema: place, name } of tables) {
		const { rows } = await db.execute<{ row: string }>(
			sql`select to_jsonb(t)::text as row from ${sql.identifier(place)}.${sql.identifier(name)} t`,
		);
		found.set(
			`${place}.${name}`,
			rows.map(({ row }) => row),
		);
	}
	return found;
}

/** The tables that hold the text anywhere. */
export function tablesWith(database: ReadonlyMap<string, string[]>, text: string): string[] {
	return [...database].filter(([, rows]) => rows.some((row) => row.includes(text))).map(([name]) => name);
}

/** Who asks: nobody, a member and the owner, who come back as others when a request ended them. */
import { eq } from 'drizzle-orm';
import { makeOwner } from '#server/accounts/membership/owner.ts';
import { makeResetToken } from '#server/accounts/recovery.ts';
import { authorizedEmails, users } from '#server/database/schema.ts';
import { openSealingKeys } from '#server/secrets/keys.ts';
import { insertShare } from '#server/shares/store.ts';
import type { Contract } from '#tools/define.ts';
import { TEST_PASSWORD, type TestApp } from '../app.ts';
import type { Known } from './operations.ts';

type Role = 'member' | 'owner';
export type Actor = 'nobody' | 'member' | 'owner';

interface Person {
	/** Null for nobody, who knows what a member knows. */
	session: string | null;
	known: Known;
}

/** A tool of the app, and what it takes. */
export interface OwnTool {
	contract: Pick<Contract, 'id' | 'endpoint'>;
	input: object;
}

/** The three; a member and an owner who have something of each kind, and may end or lose it. */
export function createPeople(test: TestApp, tool: OwnTool, modelUrl: string) {
	let count = 0;
	const now = new Map<Role, Promise<Person>>();

	async function person(role: Role): Promise<Person> {
		const { db } = test.database;
		count += 1;
		const email = `${role}-${count}@example.com`;
		const newEmail = `new-${role}-${count}@example.com`;
		const session = await test.signUp(email);
		if (role === 'owner') await makeOwner(db, email);
		await db.insert(authorizedEmails).values({ email: newEmail }).onConflictDoNothing();
		const asked = async (method: 'GET' | 'POST', url: string, body?: object) => {
			const answer = await test.send(method, url, { token: session, body });
			if (answer.statusCode > 201) throw new Error(`${url} failed: ${answer.body}`);
			return answer.json();
		};
		const { run } = await asked('POST', tool.contract.endpoint, tool.input);
		const { client } = await asked('POST', '/api/clients', { company: 'Heron' });
		const other = await asked('POST', '/api/clients', { company: 'Otter' });
		const { data } = await asked('GET', '/api/auth/sessions');
		const fields = { niche: 'Dentists', question: 'What do they buy?' };
		const { submission } = await asked('POST', '/api/submissions', { kind: 'niche', fields });
		const [promise] = (await asked('GET', '/api/promises')).promises;
		const [user] = await db.select().from(users).where(eq(users.email, email));
		const userId = user?.id ?? '';
		const callId = run.callId ?? 'none';
		const token = await makeResetToken(db, userId, new Date());
		const known = {
			...{ email, emails: newEmail, newEmail, password: TEST_PASSWORD, currentPassword: TEST_PASSWORD },
			...{
				newPassword: 'Another-Long-Word-9!',
				currency: 'EUR',
				token,
				tokenInPath: token,
				address: 'https://example.com/',
			},
			...{ provider: 'openai-compatible', baseUrl: modelUrl, client: client.id, clientId: client.id },
			...{ into: other.client.id, runs: run.id, clients: client.id, calls: callId, callIdInPath: callId },
			...{ shares: await share(userId, run.id), sessions: data.sessions[0].id, submissionIdInPath: submission.id },
			...{ promiseIdInPath: promise?.id ?? 'none', promptIdInPath: 'seo-blog-post-writer' },
			...{ toolInPath: tool.contract.id, emailInPath: email },
		};
		return { session, known };
	}

	async function share(userId: string, runId: string): Promise<string> {
		const inserted = await insertShare(test.database.db, {
			userId,
			runId,
			document: { title: 'Plan', facts: [], sections: [] },
			parts: [],
			passwordHash: null,
			now: new Date(),
			expiresAt: new Date(Date.now() + 86_400_000),
			keys: openSealingKeys({ dataDir: test.dataDir }),
		});
		return inserted.share.id;
	}

	function whoIs(role: Role): Promise<Person> {
		const who = now.get(role) ?? person(role);
		now.set(role, who);
		return who;
	}

	async function isWhole({ session, known }: Person): Promise<boolean> {
		const answers = [`/api/auth/me`, `/api/runs/${known.runs}`, `/api/clients/${known.clients}`].map((url) =>
			test.send('GET', url, { token: session ?? undefined }),
		);
		return (await Promise.all(answers)).every(({ statusCode }) => statusCode === 200);
	}

	return {
		async get(actor: Actor): Promise<Person> {
			const member = await whoIs('member');
			if (actor === 'nobody') return { session: null, known: member.known };
			if (actor === 'member') return member;
			const { session, known } = await whoIs('owner');
			// What an owner does to another account would be refused for the own one.
			return { session, known: { ...known, emailInPath: member.known.email } };
		},
		/** Whoever lost what the others need is somebody else from now on. */
		async look(): Promise<void> {
			for (const [role, who] of now) {
				if (!(await isWhole(await who))) now.delete(role);
			}
		},
	};
}

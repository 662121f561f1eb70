import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { NEWEST_RUN } from '#server/calls/list.ts';
import type { Database } from '#server/database/open.ts';
import { calls } from '#server/database/schema.ts';
import type { RunContext } from '#server/runs/context.ts';
import { TaskExhausted } from '#server/tool-pool/errors.ts';
import type { OpenPoint, OpenPoints } from '#shared/clients.ts';
import { checkClient } from './check.ts';
import { questionsOf } from './open-questions.ts';

type Context = Pick<RunContext, 'db' | 'pool' | 'deadlines'>;
type StoredCall = Awaited<ReturnType<typeof readCalls>>[number];

/** Of a client's calls, the newest: what was doubted before has been spoken of since. */
const MOST_CALLS = 10;

/**
 * What the calls of a client leave open. The facts are those that were found and corrected; nothing is read anew.
 *
 * @throws ApiError NOT_FOUND
 */
export async function openPoints(context: Context, userId: string, clientId: string): Promise<OpenPoints> {
	const { db } = context;
	await checkClient(db, userId, clientId);
	const known = await readCalls(db, userId, clientId);
	const doubts = await Promise.all(known.map((call) => doubtsOf(context, userId, call)));
	const [newest] = known;
	return { clientId, doubts: doubts.flat(), questions: newest ? await questionsOf(db, userId, newest) : [] };
}

function readCalls(db: Database, userId: string, clientId: string) {
	const { textHash, title, transcript, roles, facts, corrections } = calls;
	return db
		.select({ textHash, title, transcript, roles, facts, corrections, runId: NEWEST_RUN })
		.from(calls)
		.where(and(eq(calls.clientId, clientId), eq(calls.userId, userId), isNotNull(facts), isNotNull(transcript)))
		.orderBy(desc(calls.createdAt), desc(calls.textHash))
		.limit(MOST_CALLS);
}

/** Facts that were kept take moments; a call for which they take longer adds nothing. */
async function doubtsOf(
	{ pool, deadlines }: Context,
	member: string,
	{ textHash, title, transcript, roles, facts, corrections, runId }: StoredCall,
): Promise<OpenPoint[]> {
	if (transcript === null || facts === null) return [];
	const hints = { salesPerson: '', prospect: '', others: '', salesPersonName: '', speakerRoles: [...roles] };
	const task = { kind: 'open-doubts', source: { transcript, hints }, kept: { facts, corrections } } as const;
	try {
		const found = await pool.run(task, { member, deadlineMs: deadlines.present });
		return found.map(({ quote, line, name }) => ({
			callId: textHash,
			callTitle: title,
			runId,
			text: quote,
			speaker: name,
			line,
		}));
	} catch (error) {
		if (error instanceof TaskExhausted) return [];
		throw error;
	}
}

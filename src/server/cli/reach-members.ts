import type { OpenDatabase } from '#server/database/open.ts';
import type { Environment } from '#server/env.ts';
import { memberListOver } from './control-client.ts';
import type { WithMails } from './database-members.ts';
import type { MemberList } from './member-list.ts';
import { reach } from './reach.ts';

/** Does something to the authorized list, whichever process holds the database. */
export function withMembers<Result>(
	env: Pick<Environment, 'dataDir' | 'databaseUrl'>,
	work: (members: MemberList) => Promise<Result>,
	patienceMs?: number,
): Promise<Result> {
	const ways = {
		throughServer: (socketPath: string) => work(memberListOver(socketPath)),
		inDatabase: () => inDatabase(env, work),
	};
	return reach(env, ways, patienceMs);
}

async function inDatabase<Result>(
	env: Pick<Environment, 'dataDir' | 'databaseUrl'>,
	work: (members: MemberList) => Promise<Result>,
): Promise<Result> {
	// Loaded only here: a command that the server carries out is done before these modules would be read.
	const { openDatabase } = await import('#server/database/open.ts');
	const { memberListIn } = await import('./database-members.ts');
	const database = await openDatabase(env);
	try {
		return await work(memberListIn(database.db, mailsOf(database)));
	} finally {
		await database.close();
	}
}

/** The server sends what is written, when it runs. */
function mailsOf(database: OpenDatabase): WithMails {
	return async (work) => {
		const { openQueue } = await import('#server/queue/queue.ts');
		const { openMailbox } = await import('#server/mail/mail-queue.ts');
		const queue = await openQueue(database);
		try {
			await work(await openMailbox(queue));
		} finally {
			await queue.close();
		}
	};
}

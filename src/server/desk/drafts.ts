import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/database/open.ts';
import { clients, drafts } from '#server/database/schema.ts';
import type { DeskDraft } from '#shared/desk.ts';
import { draftSubject } from '#shared/draft-subject.ts';

/** A member's drafts, the newest first, without the calls in them. */
export async function deskDrafts(db: Database, userId: string): Promise<DeskDraft[]> {
	const rows = await db
		.select({
			tool: drafts.tool,
			input: sql<unknown>`${drafts.input} - 'transcript' - 'callTranscript'`,
			company: clients.company,
			savedAt: drafts.savedAt,
		})
		.from(drafts)
		.leftJoin(clients, and(eq(clients.id, drafts.clientId), eq(clients.userId, userId)))
		.where(eq(drafts.userId, userId))
		.orderBy(desc(drafts.savedAt), drafts.tool);
	return rows.map(({ tool, input, company, savedAt }) => ({
		tool,
		about: company ?? draftSubject(tool, input),
		savedAt: savedAt.toISOString(),
	}));
}

import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#server/database/open.ts';
import { runs } from '#server/database/schema.ts';
import type { ToolOutline } from '#tools/define.ts';
import { hashOfCall } from './hash.ts';
import { findCall, keepText } from './store.ts';
import { titleOfCall } from './title.ts';

/** A run of an earlier version learns which call it was made of; that call, where it is kept, gets its text from it. */
export async function keepEarlierCall(
	db: Database,
	tools: Readonly<Record<string, ToolOutline>>,
	runId: string,
): Promise<void> {
	const isEarlier = and(eq(runs.id, runId), isNull(runs.callHash));
	const [row] = await db
		.select({ tool: runs.tool, userId: runs.userId, input: runs.input })
		.from(runs)
		.where(isEarlier);
	const tool = row && tools[row.tool];
	const input = tool?.call && tool.contract.input.safeParse(row?.input);
	if (!row || !tool?.call || !input?.success) return;
	const { transcript, hints } = tool.call(input.data);
	const place = { userId: row.userId, textHash: hashOfCall(transcript) };
	await db.update(runs).set({ callHash: place.textHash }).where(isEarlier);
	const stored = await findCall(db, place);
	if (stored === null) return;
	const title = stored.facts?.sides ? titleOfCall(stored.facts) : '';
	await keepText(db, place, { title, transcript, roles: hints.speakerRoles, clientId: null });
}

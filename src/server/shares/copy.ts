import { ApiError } from '#server/api-error.ts';
import { findBusinessProfile } from '#server/business/store.ts';
import type { Database } from '#server/database/open.ts';
import type { RunRow } from '#server/runs/store.ts';
import type { User } from '#shared/account.ts';
import type { PrintedDocument } from '#shared/document.ts';
import { gapsIn } from '#shared/gaps.ts';
import { printed } from '#shared/printed.ts';
import type { ServerTool } from '#tools/define.ts';

/**
 * What a client may see of a run now, with the member's changes.
 *
 * @throws ApiError CONFLICT where there is nothing to share
 */
export function copyForClient(run: RunRow, tool: ServerTool | undefined, parts: readonly string[]): PrintedDocument {
	if (!tool?.clientDocument) throw new ApiError('CONFLICT', 'Results of this tool cannot be shared with a client.');
	const output = tool.contract.output.safeParse(run.editedOutput ?? run.output);
	const input = tool.contract.input.safeParse(run.input);
	if (run.status !== 'succeeded' || !output.success || !input.success) {
		throw new ApiError('CONFLICT', 'This run has no result that could be shared.');
	}
	return printed(tool.clientDocument(output.data, input.data, parts));
}

/**
 * Who made a copy, and where a client may answer.
 *
 * @param replyTo empty for the address of the business profile, or else of the account
 */
export async function authorOf(
	db: Database,
	{ id, email }: Pick<User, 'id' | 'email'>,
	{ author }: PrintedDocument,
	replyTo: string,
): Promise<PrintedDocument['author']> {
	const { profile } = await findBusinessProfile(db, id);
	const name = author?.name ?? profile.name;
	return { ...author, ...(name === '' ? {} : { name }), email: replyTo || profile.email || email };
}

/** How many gaps such as [add date] or [confirm price] a client would see. */
export function gapCount(document: PrintedDocument): number {
	return gapsIn(JSON.stringify(document)).length;
}

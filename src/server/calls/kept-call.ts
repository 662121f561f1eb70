import { createHash } from 'node:crypto';
import type { CallSource } from '#call-facts/call-source.ts';
import { weightsDigest } from '#call-facts/learned/weights.ts';
import type { KeptCall } from '#call-facts/ledger.ts';
import type { Database } from '#server/database/open.ts';
import type { ToolResults } from '#server/tool-pool/task.ts';
import { VERSION } from '#server/version.ts';
import type { ServerTool } from '#tools/define.ts';
import { type CallPlace, findCall, keepFound } from './store.ts';

/** The call of an input, as far as it is kept. */
export interface CallOfInput extends KeptCall {
	place: CallPlace;
	/** What its facts depend on beside the text. */
	readWith: string;
}

/** Null for tools that take no call. @param input parsed by the tool's contract */
export async function callOfInput(
	db: Database,
	tool: ServerTool,
	userId: string,
	input: object,
): Promise<CallOfInput | null> {
	const source = tool.call?.(input);
	if (source === undefined) return null;
	const place = { userId, textHash: hash(source.transcript) };
	const readWith = readerOf(source);
	const stored = await findCall(db, place);
	const facts = stored?.readWith === readWith ? (stored.facts ?? undefined) : undefined;
	return { place, readWith, facts, corrections: stored?.corrections };
}

/** For a task of the pool. */
export function keptOf(call: CallOfInput | null): KeptCall | undefined {
	return call === null ? undefined : { facts: call.facts, corrections: call.corrections };
}

/** Keeps the facts that a task found, so that the call is not read again. */
export async function keepRead(
	db: Database,
	call: CallOfInput | null,
	{ facts }: Pick<ToolResults['suggest'], 'facts'>,
): Promise<void> {
	if (call === null || facts === undefined) return;
	await keepFound(db, call.place, { facts, readWith: call.readWith });
	call.facts = facts;
}

/** Another reader, or other sides, may find other facts in the same text. */
function readerOf({ hints }: CallSource): string {
	return [VERSION, weightsDigest(), hash(JSON.stringify(hints))].join(' ');
}

function hash(text: string): string {
	return createHash('sha256').update(text).digest('base64url');
}

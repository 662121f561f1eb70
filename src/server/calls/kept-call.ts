import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { CallSource } from '#call-facts/call-source.ts';
import { weightsDigest } from '#call-facts/learned/weights.ts';
import type { KeptCall } from '#call-facts/ledger.ts';
import type { KeptFacts } from '#call-facts/promises.ts';
import type { Database } from '#server/database/open.ts';
import type { ToolResults } from '#server/tool-pool/task.ts';
import { VERSION } from '#server/version.ts';
import type { ToolOutline } from '#tools/define.ts';
import { hashOfCall } from './hash.ts';
import { type CallPlace, findCall, keepFound, keepText } from './store.ts';
import { titleOfCall } from './title.ts';

/** The call of an input, as far as it is kept. */
export interface CallOfInput extends KeptCall {
	place: CallPlace;
	source: CallSource;
	/** What its facts depend on beside the text and the reader: the sides that were given. */
	hints: string;
	/** The model that read the facts; undefined where the built-in reading is kept, or none. */
	readBy: string | undefined;
}

/**
 * Null for tools that take no call. Facts that a model read are preferred, whichever engine is to write.
 *
 * @param input parsed by the tool's contract
 */
export async function callOfInput(
	db: Database,
	tool: ToolOutline,
	userId: string,
	input: object,
): Promise<CallOfInput | null> {
	const source = tool.call?.(input);
	if (source === undefined) return null;
	const place = { userId, textHash: hashOfCall(source.transcript) };
	const hints = hash(JSON.stringify(source.hints));
	const stored = await findCall(db, place);
	const reader = stored === null ? null : readerIn(stored.readWith, hints);
	const facts = reader === null ? undefined : (stored?.facts ?? undefined);
	return { place, source, hints, facts, readBy: reader?.model, corrections: stored?.corrections };
}

/** The call that a run was made of; null for tools without one, and for inputs of an earlier form. */
export async function callOfRun(
	db: Database,
	tool: ToolOutline,
	{ userId, input }: { userId: string; input: unknown },
): Promise<CallOfInput | null> {
	const parsed = tool.contract.input.safeParse(input);
	return parsed.success ? callOfInput(db, tool, userId, parsed.data) : null;
}

/** For a task of the pool. */
export function keptOf(call: CallOfInput | null): KeptCall | undefined {
	return call === null ? undefined : { facts: call.facts, corrections: call.corrections };
}

/**
 * Keeps the call, the facts that were found, so that it is not read again, and what is told of it.
 *
 * @param by the model that read them, none for the built-in reading; and the client that the member chose
 */
export async function keepRead(
	db: Database,
	call: CallOfInput | null,
	{ facts, brief }: Pick<ToolResults['suggest'], 'facts' | 'brief'>,
	{ model, clientId = null }: { model?: string; clientId?: string | null } = {},
): Promise<void> {
	if (call === null) return;
	const read = facts ?? call.facts;
	if (read === undefined) return;
	const known: KeptFacts = brief === undefined ? read : { ...read, brief };
	const { transcript, hints } = call.source;
	const text = { title: titleOfCall(known), transcript, roles: hints.speakerRoles, clientId };
	if (facts === undefined && isDeepStrictEqual(known, call.facts)) {
		await keepText(db, call.place, text);
		return;
	}
	// Facts that were kept before stay those of their reader, also where a correction changes what is told of them.
	const reader = facts === undefined ? call.readBy : model;
	await keepFound(db, call.place, { ...text, facts: known, readWith: readWith(call.hints, reader) });
	call.facts = known;
	call.readBy = reader;
}

/** Another reader, or other sides, may find other facts in the same text. The name of a model may hold spaces. */
function readWith(hints: string, model?: string): string {
	return model === undefined
		? [VERSION, weightsDigest(), hints].join(' ')
		: `${[VERSION, BY_MODEL, hints].join(' ')} ${model}`;
}

const BY_MODEL = 'model';

/** Who read with these words; null where it was another version, or with other sides. */
function readerIn(stored: string, hints: string): { model?: string } | null {
	if (stored === readWith(hints)) return {};
	const byModel = readWith(hints, '');
	return stored.startsWith(byModel) ? { model: stored.slice(byModel.length) } : null;
}

function hash(text: string): string {
	return createHash('sha256').update(text).digest('base64url');
}

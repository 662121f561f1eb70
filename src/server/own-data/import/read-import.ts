/** Reads an archive and checks every row, before anything is written. */
import { setImmediate as breathe } from 'node:timers/promises';
import type { z } from 'zod';
import type { KeptFacts } from '#call-facts/promises.ts';
import { ApiError } from '#server/api-error.ts';
import { hashOfCall } from '#server/calls/hash.ts';
import { callFactsSchema } from '#server/own-data/archive/call-facts-schema.ts';
import {
	type BusinessProfileRow,
	businessProfileRowSchema,
	type CallRow,
	type ClientRow,
	callRowSchema,
	clientRowSchema,
	type DraftRow,
	draftRowSchema,
	FORMAT_VERSION,
	type Header,
	headerSchema,
	type KeptPromiseRow,
	keptPromiseRowSchema,
	type PromptsRow,
	profileSchema,
	promptsRowSchema,
	type RunRow,
	runRowSchema,
	type ShareRow,
	type SubmissionRow,
	shareRowSchema,
	submissionRowSchema,
} from '#server/own-data/archive/format.ts';
import { invalid, readZip, type ZipEntry } from '#server/own-data/archive/zip-reader.ts';
import { shapeProblem } from '#server/plugins/json-body.ts';
import { submissionRequestSchema } from '#shared/submissions.ts';
import type { ToolOutline } from '#tools/define.ts';

/** A row that is read again when it is written, so that not all texts are in memory at once. */
export interface Later<Row, Key> {
	key: Key;
	read(): Promise<Row>;
}

type CheckedCall = Omit<CallRow, 'facts'> & { facts: KeptFacts | null };

export interface ReadImport {
	header: Header;
	/** Whose export it is. */
	email: string;
	businessProfile: BusinessProfileRow | null;
	clients: ClientRow[];
	calls: Later<CheckedCall, { textHash: string }>[];
	keptPromises: KeptPromiseRow[];
	runs: Later<RunRow, { id: string }>[];
	shares: Later<ShareRow, { id: string; runId: string; version: number }>[];
	drafts: DraftRow[];
	submissions: SubmissionRow[];
	prompts: PromptsRow;
	/** Runs and forms of tools that are not here, or of another form than here. */
	leftOut: number;
}

type Tools = Readonly<Record<string, ToolOutline>>;

/** More than anybody has; each costs a query. */
const MOST: Record<'clients' | 'calls' | 'runs' | 'shares' | 'submissions' | 'keptPromises', number> = {
	clients: 10_000,
	calls: 20_000,
	runs: 20_000,
	shares: 20_000,
	submissions: 1000,
	keptPromises: 50_000,
};

/** @throws ApiError INVALID_REQUEST with the file and what is wrong with it; TOO_LARGE */
export async function readImport(bytes: Buffer, tools: Tools): Promise<ReadImport> {
	const entries = readZip(bytes);
	const named = new Map(entries.map((entry) => [entry.name, entry]));
	const header = await one(named.get('export.json'), headerSchema);
	if (header === null) throw invalid('This archive is no export of Growth Toolkit: it has no export.json.');
	if (header.formatVersion > FORMAT_VERSION) {
		throw invalid(`This export was made by the newer version ${header.product}. Upgrade this installation first.`);
	}
	const found: ReadImport = {
		header,
		email: (await one(named.get('profile.json'), profileSchema))?.email ?? '',
		businessProfile: await one(named.get('business-profile.json'), businessProfileRowSchema),
		clients: [],
		calls: [],
		keptPromises: await lists(entries, /^kept-promises\.json$/, keptPromiseRowSchema),
		runs: [],
		shares: [],
		drafts: [],
		submissions: [],
		prompts: (await one(named.get('prompts.json'), promptsRowSchema)) ?? { likes: [], uses: [], trials: [] },
		leftOut: 0,
	};
	found.clients = await lists(entries, /^clients(-\d{1,5})?\.json$/, clientRowSchema);
	found.submissions = await lists(entries, /^submissions(-\d{1,5})?\.json$/, submissionRowSchema);
	for (const { kind, fields } of found.submissions) {
		if (!submissionRequestSchema.safeParse({ kind, fields }).success) throw wrongRow('submissions.json', 'fields');
	}
	for (const draft of await lists(entries, /^drafts\.json$/, draftRowSchema)) {
		if (fitsForm(tools, draft)) found.drafts.push(draft);
		else found.leftOut++;
	}
	for (const entry of entries) await readLarge(entry, tools, found);
	for (const [kind, most] of Object.entries(MOST) as [keyof typeof MOST, number][]) {
		if (found[kind].length > most) throw new ApiError('TOO_LARGE', `The archive holds more than ${most} ${kind}.`);
	}
	for (const kind of ['clients', 'calls', 'runs', 'shares', 'submissions'] as const) checkOnce(found, kind);
	return found;
}

const SMALL_FILES =
	/^(?:export|profile|business-profile|kept-promises|drafts|prompts|clients(?:-\d{1,5})?|submissions(?:-\d{1,5})?)\.json$/;
/** For readers; not read here. */
const TEXTS = /^(?:README|calls\/[^/]{1,90}|runs\/[^/]{1,90}\/result)\.md$/;

async function readLarge(entry: ZipEntry, tools: Tools, found: ReadImport): Promise<void> {
	const { name } = entry;
	if (SMALL_FILES.test(name) || TEXTS.test(name)) return;
	if (/^calls\/[^/]{1,90}\.json$/.test(name)) {
		const { textHash } = await callIn(entry);
		found.calls.push({ key: { textHash }, read: () => callIn(entry) });
	} else if (/^runs\/[^/]{1,90}\/run\.json$/.test(name)) {
		const run = await parsed(entry, runRowSchema);
		if (fitsTool(tools, run)) found.runs.push({ key: { id: run.id }, read: () => parsed(entry, runRowSchema) });
		else found.leftOut++;
	} else if (/^shares\/[^/]{1,90}\.json$/.test(name)) {
		const { id, runId, version } = await parsed(entry, shareRowSchema);
		found.shares.push({ key: { id, runId, version }, read: () => parsed(entry, shareRowSchema) });
	} else {
		throw invalid(`The archive holds ${shown(name)}, which no export has. Send it as it was exported.`);
	}
	// Others are served between two files.
	await breathe();
}

async function callIn(entry: ZipEntry): Promise<CheckedCall> {
	const call = await parsed(entry, callRowSchema);
	if (call.transcript !== null && hashOfCall(call.transcript) !== call.textHash) throw wrongRow(entry.name, 'textHash');
	const facts = callFactsSchema.safeParse(call.facts);
	return facts.success ? { ...call, facts: facts.data } : { ...call, facts: null, readWith: '' };
}

/** A run that could not be shown or exported here would only be in the way. */
function fitsTool(tools: Tools, { tool, status, input, output, editedOutput }: RunRow): boolean {
	const contract = Object.hasOwn(tools, tool) ? tools[tool]?.contract : undefined;
	if (!contract?.input.safeParse(input).success) return false;
	if (status !== 'succeeded') return output === null && editedOutput === null;
	return [output, editedOutput ?? output].every((result) => contract.output.safeParse(result).success);
}

/** Half-filled forms need not be valid, but may have no unknown fields. */
function fitsForm(tools: Tools, { tool, input }: DraftRow): boolean {
	const contract = Object.hasOwn(tools, tool) ? tools[tool]?.contract : undefined;
	const issues = contract?.input.safeParse(input).error?.issues ?? [];
	return contract !== undefined && issues.every(({ code }) => code !== 'unrecognized_keys');
}

/** Rows of one kind have ids of their own. */
function checkOnce(found: ReadImport, kind: 'clients' | 'calls' | 'runs' | 'shares' | 'submissions'): void {
	const ids = found[kind].map((row) => {
		const key = 'key' in row ? row.key : row;
		return 'textHash' in key ? key.textHash : key.id;
	});
	if (new Set(ids).size !== ids.length)
		throw invalid(`The archive holds one of its ${kind} twice. Send it as it was exported.`);
}

async function lists<Row extends z.ZodType>(
	entries: readonly ZipEntry[],
	name: RegExp,
	row: Row,
): Promise<z.infer<Row>[]> {
	const found: z.infer<Row>[] = [];
	for (const entry of entries.filter((one) => name.test(one.name))) {
		const rows = await contentOf(entry);
		if (!Array.isArray(rows)) throw wrongRow(entry.name, '');
		for (const one of rows) found.push(checked(entry.name, row, one));
		await breathe();
	}
	return found;
}

async function one<Row extends z.ZodType>(entry: ZipEntry | undefined, row: Row): Promise<z.infer<Row> | null> {
	return entry ? parsed(entry, row) : null;
}

async function parsed<Row extends z.ZodType>(entry: ZipEntry, row: Row): Promise<z.infer<Row>> {
	return checked(entry.name, row, await contentOf(entry));
}

async function contentOf(entry: ZipEntry): Promise<unknown> {
	const bytes = await entry.read();
	try {
		const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
		if (shapeProblem(text, MOST_ENTRIES) === null) return JSON.parse(text);
	} catch {}
	throw invalid(`${shown(entry.name)} in the archive is no JSON that an export has. Send it as it was exported.`);
}

/** Lists of small rows, together in one file. */
const MOST_ENTRIES = 500_000;

function checked<Row extends z.ZodType>(file: string, row: Row, value: unknown): z.infer<Row> {
	const result = row.safeParse(value);
	if (result.success) return result.data;
	throw wrongRow(file, result.error.issues[0]?.path.join('.') ?? '');
}

function wrongRow(file: string, field: string): ApiError {
	const where = field === '' ? '' : ` at ${shown(field)}`;
	return invalid(`${shown(file)} in the archive is not as an export writes it${where}. Send it as it was exported.`);
}

function shown(name: string): string {
	return name.length > 100 ? `${name.slice(0, 100)}…` : name;
}

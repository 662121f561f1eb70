import { eq } from 'drizzle-orm';
import { ApiError } from '#server/api-error.ts';
import { users } from '#server/database/schema.ts';
import { toMarkdown } from '#server/export/markdown.ts';
import { COUNTED, FORMAT, FORMAT_VERSION, type Header, type Kind } from '#server/own-data/archive/format.ts';
import { numberedName } from '#server/own-data/archive/names.ts';
import type { ZipWriter } from '#server/own-data/archive/zip-writer.ts';
import type { RunContext } from '#server/runs/context.ts';
import { runAsFile } from '#server/runs/present.ts';
import type { RunRow } from '#server/runs/store.ts';
import { VERSION } from '#server/version.ts';
import type { User } from '#shared/account.ts';
import { readme } from './readme.ts';
import {
	businessProfileOf,
	callsOf,
	clientsOf,
	draftsOf,
	keptPromisesOf,
	promptsOf,
	runsOf,
	sharesOf,
	submissionsOf,
} from './rows.ts';

const json = (value: unknown) => `${JSON.stringify(value, null, '\t')}\n`;

/** Writes everything of a member, without secrets. Reads no more than the reader has room for. */
export async function writeExport(context: RunContext, member: User, zip: ZipWriter): Promise<Header['counts']> {
	const { db, now } = context;
	const exportedAt = now().toISOString();
	const counts: Header['counts'] = { ...NOTHING };
	const { id: userId } = member;

	await zip.add('README.md', readme(member.email, { exportedAt, product: VERSION }));
	const { email, role, createdAt, lastSeenAt } = users;
	const [account] = await db.select({ email, role, createdAt, lastSeenAt }).from(users).where(eq(users.id, userId));
	await zip.add('profile.json', json(account));
	const business = await businessProfileOf(db, userId);
	if (business) {
		await zip.add('business-profile.json', json(business));
		counts.businessProfile = 1;
	}

	await writeLists(zip, counts, 'clients', 'clients', clientsOf(db, userId));
	for await (const calls of callsOf(db, userId)) {
		for (const call of calls) {
			const name = `calls/${numberedName(++counts.calls, call.title)}`;
			await zip.add(`${name}.json`, json(call));
			if (call.transcript !== null) await zip.add(`${name}.md`, callText(call.title, call.transcript));
		}
	}
	const promises = await keptPromisesOf(db, userId);
	await writeList(zip, counts, 'keptPromises', 'kept-promises.json', promises);
	for await (const runs of runsOf(db, userId)) {
		for (const run of runs) await writeRun(context, zip, ++counts.runs, run);
	}
	for await (const shares of sharesOf(db, userId)) {
		for (const { userId: _, tokenHash, sealedToken, passwordHash, ...share } of shares) {
			const name = numberedName(++counts.shares, share.document.title);
			await zip.add(`shares/${name}.json`, json({ ...share, hasPassword: passwordHash !== null }));
		}
	}
	await writeList(zip, counts, 'drafts', 'drafts.json', await draftsOf(db, userId));
	await writeLists(zip, counts, 'submissions', 'submissions', submissionsOf(db, userId));
	const prompts = await promptsOf(db, userId);
	counts.prompts = prompts.likes.length + prompts.uses.length + prompts.trials.length;
	if (counts.prompts > 0) await zip.add('prompts.json', json(prompts));

	const header: Header = { format: FORMAT, formatVersion: FORMAT_VERSION, product: VERSION, exportedAt, counts };
	await zip.add('export.json', json(header));
	zip.end();
	return counts;
}

const NOTHING = Object.fromEntries(COUNTED.map((kind) => [kind, 0])) as Header['counts'];

async function writeList(
	zip: ZipWriter,
	counts: Header['counts'],
	kind: Kind,
	file: string,
	rows: readonly unknown[],
): Promise<void> {
	counts[kind] += rows.length;
	if (rows.length > 0) await zip.add(file, json(rows));
}

/** A file for each batch: `clients.json`, `clients-2.json` and so on. */
async function writeLists(
	zip: ZipWriter,
	counts: Header['counts'],
	kind: Kind,
	name: string,
	batches: AsyncIterable<readonly unknown[]>,
): Promise<void> {
	let file = 0;
	for await (const rows of batches) {
		file++;
		await writeList(zip, counts, kind, file === 1 ? `${name}.json` : `${name}-${file}.json`, rows);
	}
}

async function writeRun(context: RunContext, zip: ZipWriter, number: number, run: RunRow): Promise<void> {
	const folder = `runs/${numberedName(number, run.title)}`;
	const { userId: _, idempotencyKey, requestHash, deletedAt, chosenModel, ownKey, ...row } = run;
	await zip.add(`${folder}/run.json`, json(row));
	if (run.output === null) return;
	try {
		const { content } = await runAsFile(context, run, 'markdown', {});
		await zip.add(`${folder}/result.md`, String(content));
	} catch (error) {
		// A result of an earlier version cannot be written as text; all of it is in run.json.
		if (!(error instanceof ApiError)) throw error;
	}
}

function callText(title: string, transcript: string): string {
	return toMarkdown({
		title: title === '' ? 'Call' : title,
		facts: [],
		sections: [{ heading: 'Transcript', blocks: [{ kind: 'paragraph', text: transcript }] }],
	});
}

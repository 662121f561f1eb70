import { createHash, type Hash } from 'node:crypto';
import { StringDecoder } from 'node:string_decoder';
import type { z } from 'zod';
import {
	BackupError,
	endLineSchema,
	FORMAT_VERSION,
	type Header,
	headerSchema,
	type Summary,
	tableLineSchema,
} from './format.ts';

/** The rows are lines of JSON, as the database wrote them. */
export type Part =
	| { kind: 'header'; header: Header }
	| { kind: 'table'; title: string; columns: string[] }
	| { kind: 'row'; line: string };

const DAMAGED = 'The backup is damaged: ';
const NO_BACKUP = 'This file is no backup of Growth Toolkit.';
/** A header is short; text without a line end by then is something else. */
const LONGEST_HEADER = 100_000;

/** Reads a backup piece by piece and checks it against its own counts and hashes. */
export class BackupReader {
	#text = new StringDecoder('utf8');
	/** The beginning of a line whose end has not arrived yet. */
	#begun: string[] = [];
	#begunLength = 0;
	#header: Header | null = null;
	#summary: Summary = {};
	#table: { title: string; rows: number; hash: Hash } | null = null;
	#ended = false;

	/** @throws BackupError where it is not a backup, is newer than this version, or is damaged */
	*read(chunk: Uint8Array): Generator<Part> {
		const lines = this.#text.write(chunk).split('\n');
		const rest = lines.pop() ?? '';
		for (const line of lines) {
			this.#begun.push(line);
			const whole = this.#begun.join('');
			this.#begun = [];
			this.#begunLength = 0;
			yield* this.#take(whole);
		}
		if (rest !== '') this.#begun.push(rest);
		this.#begunLength += rest.length;
		if (!this.#header && this.#begunLength > LONGEST_HEADER) throw new BackupError(NO_BACKUP);
	}

	/** @throws BackupError where the end is missing */
	end(): Summary {
		if (!this.#header) throw new BackupError(NO_BACKUP);
		if (!this.#ended) throw new BackupError(`${DAMAGED}its end is missing.`);
		return this.#summary;
	}

	*#take(line: string): Generator<Part> {
		if (this.#ended) throw new BackupError(`${DAMAGED}something follows its end.`);
		if (!this.#header) yield { kind: 'header', header: this.#takeHeader(line) };
		else if (line.startsWith('{')) yield { kind: 'row', line: this.#takeRow(line) };
		else if (line.startsWith('["end"')) this.#takeEnd(line);
		else yield { kind: 'table', ...this.#takeTable(line) };
	}

	#takeHeader(line: string): Header {
		const parsed = headerSchema.safeParse(json(line));
		if (!parsed.success) throw new BackupError(NO_BACKUP);
		if (parsed.data.formatVersion > FORMAT_VERSION) {
			throw new BackupError(`The backup was made by the newer version ${parsed.data.product}: upgrade first.`);
		}
		this.#header = parsed.data;
		return parsed.data;
	}

	#takeTable(line: string): { title: string; columns: string[] } {
		this.#closeTable();
		const [, title, columns] = checked(tableLineSchema, line);
		if (Object.hasOwn(this.#summary, title)) throw new BackupError(`${DAMAGED}it holds ${title} twice.`);
		this.#table = { title, rows: 0, hash: createHash('sha256') };
		return { title, columns };
	}

	#takeRow(line: string): string {
		if (!this.#table) throw new BackupError(`${DAMAGED}a row belongs to no table.`);
		this.#table.rows++;
		this.#table.hash.update(line).update('\n');
		return line;
	}

	#takeEnd(line: string): void {
		this.#closeTable();
		const [, told] = checked(endLineSchema, line);
		for (const title of new Set([...Object.keys(told), ...Object.keys(this.#summary)])) {
			const [is, should] = [this.#summary[title], told[title]];
			if (is?.rows === should?.rows && is?.sha256 === should?.sha256) continue;
			throw new BackupError(`${DAMAGED}the rows of ${title} are not those that were written.`);
		}
		this.#ended = true;
	}

	#closeTable(): void {
		if (!this.#table) return;
		const { title, rows, hash } = this.#table;
		this.#summary[title] = { rows, sha256: hash.digest('hex') };
		this.#table = null;
	}
}

function checked<Schema extends z.ZodType>(schema: Schema, line: string): z.infer<Schema> {
	const parsed = schema.safeParse(json(line));
	if (!parsed.success) throw new BackupError(`${DAMAGED}a line cannot be read.`);
	return parsed.data;
}

function json(line: string): unknown {
	try {
		return JSON.parse(line);
	} catch {
		return undefined;
	}
}

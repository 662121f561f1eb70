/** Meeting tools whose files are a list of rows with fields of their own. */

import type { Family } from './family.ts';
import { type Columns, columnsOf } from './rows/columns.ts';
import { readRows } from './rows/read-rows.ts';
import { peopleOf } from './source/people.ts';
import { headOf, readingOf } from './source/transcript.ts';
import { asRecord, at, type Json, type JsonObject, recordsOf } from './source/value.ts';

interface Tool {
	name: string;
	/** Where the rows are. */
	path: readonly string[];
	/** Whether a row comes from this tool. */
	owns(row: JsonObject): boolean;
	columns: Partial<Columns>;
}

const hasName = (value: Json | undefined) => asRecord(value)?.display_name !== undefined;

const TOOLS: readonly Tool[] = [
	{
		name: 'sembly',
		path: ['transcript'],
		owns: (row) => 'words_str' in row,
		columns: { text: 'words_str', speakers: ['speaker_name', 'speaker_id'] },
	},
	{
		name: 'otter-json',
		path: ['speech_segments'],
		owns: (row) => 'transcript' in row,
		columns: { text: 'transcript', speakers: ['speaker_name', 'speaker_id'] },
	},
	{
		name: 'fathom',
		path: ['transcript'],
		owns: (row) => hasName(row.speaker) && 'text' in row,
		columns: { text: 'text', speakers: ['speaker'] },
	},
];

export const meetingTools: readonly Family[] = TOOLS.map(({ name, path, owns, columns }) => ({
	name,
	read(root, parsed) {
		const rows = recordsOf(at(root, ...path));
		if (rows.length === 0 || !rows.every(owns)) return null;
		const found = columnsOf(rows);
		if (found === null) return null;
		const people = peopleOf(root, parsed);
		return readingOf(readRows(rows, { ...found, ...columns }, parsed, people.names), headOf(root, parsed, people));
	},
}));

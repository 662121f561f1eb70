import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseText } from 'media-captions';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../lines.ts';
import { cuesOf } from './cues.ts';

const folder = join(import.meta.dirname, '../../../../test/calls/formats');
/** Files that the other parser cannot read: negative times, or a line with a single space inside a cue. */
const BEYOND = ['teams-graph.vtt', 'youtube-rolling.vtt'];
const samples = readdirSync(folder).filter((file) => /\.(?:vtt|srt)$/.test(file) && !BEYOND.includes(file));

describe('cues', () => {
	it.each(samples)('of %s are those that another parser finds', async (file) => {
		const source = readFileSync(join(folder, file), 'utf8').replace(/^\uFEFF/, '');
		const theirs = await parseText(source.replaceAll('\r\n', '\n'), {
			type: file.endsWith('.srt') ? 'srt' : 'vtt',
			strict: false,
		});
		expect(theirs.errors).toEqual([]);
		const ours = cuesOf(linesOf(source));
		expect(ours.map(({ start, end }) => [start, end])).toEqual(theirs.cues.map((cue) => [cue.startTime, cue.endTime]));
		expect(ours.map(({ text }) => text.map((line) => line.text).join('\n'))).toEqual(
			theirs.cues.map((cue) => cue.text.trim()),
		);
	});
});

import { firstLines } from '../first-lines.ts';
import type { Format } from '../format.ts';
import { hasCue } from './cue.ts';
import { cuesOf } from './cues.ts';
import { readCues } from './reading.ts';

const HEADER = /^WEBVTT\s{1,4}[-–—]\s{1,4}(.{1,200})$/;

/** WebVTT from Zoom, Teams, Meet, Whisper and YouTube: voice tags, names in the words, or no names at all. */
export const webvtt: Format = {
	name: 'webvtt',
	recognises: (lines) => /^WEBVTT(?:\s|$)/.test(firstLines(lines)[0] ?? '') || hasCue(lines, '.'),
	read(lines) {
		const reading = readCues(cuesOf(lines));
		const line = lines.findIndex((text) => text.trim() !== '');
		const title = HEADER.exec((lines[line] ?? '').trim())?.[1];
		if (title === undefined) return reading;
		return { ...reading, header: { title }, head: [{ line: line + 1, text: title }] };
	},
};

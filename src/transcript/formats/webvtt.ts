import { hasCue } from './cue.ts';
import { firstLines } from './first-lines.ts';
import { notYet } from './not-yet.ts';

export const webvtt = notYet(
	'webvtt',
	'a WebVTT caption file',
	(lines) => /^WEBVTT(?:\s|$)/.test(firstLines(lines)[0] ?? '') || hasCue(lines, '.'),
);

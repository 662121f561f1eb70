import type { Format } from '../format.ts';
import { hasCue } from './cue.ts';
import { cuesOf, opensWithSbv } from './cues.ts';
import { readCues } from './reading.ts';

/** SRT, with or without names in the words. */
export const subrip: Format = {
	name: 'srt',
	recognises: (lines) => hasCue(lines, ','),
	read: (lines) => readCues(cuesOf(lines)),
};

/** YouTube's download format for captions. */
export const sbv: Format = {
	name: 'sbv',
	recognises: opensWithSbv,
	read: (lines) => readCues(cuesOf(lines)),
};

import { hasCue } from './cue.ts';
import { notYet } from './not-yet.ts';

export const subrip = notYet('srt', 'an SRT caption file', (lines) => hasCue(lines, ','));

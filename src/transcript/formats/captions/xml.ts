import { firstLines } from '../first-lines.ts';
import type { Format } from '../format.ts';
import { noCall } from '../no-call.ts';
import { readCues } from './reading.ts';
import { timedCuesOf } from './timed-text.ts';

/** YouTube's timedtext and TTML captions. Entities defined in the file are never resolved. */
export const xml: Format = {
	name: 'timedtext',
	recognises: (lines) => /^<(?:\?xml|!DOCTYPE|tt|transcript|timedtext|text)\b/i.test(firstLines(lines)[0] ?? ''),
	read(lines) {
		const cues = timedCuesOf(lines);
		return cues.length > 0 ? readCues(cues) : noCall('This XML holds no captions that can be read as a call.');
	},
};

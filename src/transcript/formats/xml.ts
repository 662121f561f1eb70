import { firstLines } from './first-lines.ts';
import { notYet } from './not-yet.ts';

export const xml = notYet('xml', 'an XML export', (lines) =>
	/^<(?:\?xml|tt|transcript|timedtext|text)\b/i.test(firstLines(lines)[0] ?? ''),
);

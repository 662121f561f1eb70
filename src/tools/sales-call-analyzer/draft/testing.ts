import type { Reading } from '../reading.ts';
import { highlightsBy } from './summary.ts';

/** All that a summary may tell, also what readers would not use. */
export function allHighlights(reading: Reading): string[] {
	return [...highlightsBy(reading, undefined, () => true).texts];
}

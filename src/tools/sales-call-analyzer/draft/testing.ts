import type { Reading } from '../reading.ts';
import { highlights } from './summary.ts';

/** All that a summary may tell, also what readers would not use. */
export function allHighlights(reading: Reading): string[] {
	return highlights(reading, undefined, () => true);
}

import type { Tone } from './document.ts';

/** The colour of a score out of 10, by the specification's bands. */
export function scoreTone(score: number): Tone {
	if (score >= 8) return 'green';
	if (score >= 6) return 'yellow';
	if (score >= 4) return 'orange';
	return 'red';
}

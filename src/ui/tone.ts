/** The status colours. Colour is never the only signal: words or figures are beside it. */
export type Tone = 'green' | 'blue' | 'yellow' | 'orange' | 'red' | 'neutral';

/** The colour of a score out of 10, by the specification's bands. */
export function scoreTone(score: number): Tone {
	if (score >= 8) return 'green';
	if (score >= 6) return 'yellow';
	if (score >= 4) return 'orange';
	return 'red';
}

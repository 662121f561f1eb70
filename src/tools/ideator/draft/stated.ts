const STOPS =
	/\b(?:drop|give up|forget|leave it|not worth it|no point|not for (?:me|us)|no sense|look elsewhere|stop (?:here|this))\b/i;

/** "If the processor does it already there is no point": on what the member would give the idea up. */
export function isReasonToStop(words: string): boolean {
	return /\bif\b/i.test(words) && STOPS.test(words) && !words.includes('?');
}

const STATES =
	/^(?:there(?:['’]s| is| are)|theres|it(?:['’]s| is)|most|all|some|they (?:have|are|use|do|already)|if\b.*\b(?:i|we)(?:['’](?:d|ll)| would| will))\b/i;

const DOUBTS = /\?|\b(?:maybe|perhaps|might|probably|i think|not sure|whether|unclear)\b/i;

/** "There is no signal on the lake": what the member knows, or would do. */
export function isStated(words: string): boolean {
	return STATES.test(words) && !DOUBTS.test(words);
}

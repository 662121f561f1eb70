/** More than 700 KB of captions as Zoom writes them: ten thousand short cues, by three people in turn. */
export function twoHoursOfCaptions(): string {
	const words = 'nobody picks up after five and the callers go to somebody else in town'.split(' ');
	const clock = (second: number) => new Date(second * 1000).toISOString().slice(11, 23);
	const cues = Array.from({ length: 10_000 }, (_, at) => {
		const text = Array.from({ length: 5 }, (_, word) => words[(at * 3 + word) % words.length]).join(' ');
		const who = ['Nadia Brandt', 'Speaker B', 'Owen Clarke'][Math.floor(at / 6) % 3];
		return `${at + 1}\n${clock(at * 0.72)} --> ${clock(at * 0.72 + 0.72)}\n${who}: ${text}.\n`;
	});
	return `WEBVTT\n\n${cues.join('\n')}`;
}

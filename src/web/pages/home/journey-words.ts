/** Which steps can be used, in a sentence; `open` holds one entry a step. */
export function journeyWords(open: readonly boolean[]): string {
	const closed = open.filter((isOpen) => !isOpen).length;
	if (closed === 0) return 'Start anywhere: every step is open.';
	const one = closed === 1;
	const ready =
		closed === open.length ? '' : `${steps(open, true)} ${closed === open.length - 1 ? 'is' : 'are'} open; `;
	const waiting = `${steps(open, false)} ${one ? 'is' : 'are'} being built, and ${one ? 'its page says' : 'their pages say'} so.`;
	return `Start anywhere. ${capital(`${ready}${waiting}`)}`;
}

/** "step 7" or "steps 1 to 3, 5 and 8". */
function steps(open: readonly boolean[], wanted: boolean): string {
	const numbers = open.flatMap((isOpen, index) => (isOpen === wanted ? [index + 1] : []));
	const spans: number[][] = [];
	for (const number of numbers) {
		const span = spans.at(-1);
		if (span?.at(-1) === number - 1) span.push(number);
		else spans.push([number]);
	}
	const words = spans.flatMap((span) => (span.length < 3 ? span.map(String) : [`${span[0]} to ${span.at(-1)}`]));
	const list = words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
	return `${numbers.length === 1 ? 'step' : 'steps'} ${list}`;
}

function capital(text: string): string {
	return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

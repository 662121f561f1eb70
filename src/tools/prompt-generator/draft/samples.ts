/** The member's examples, each verbatim. */
export interface Samples {
	texts: readonly string[];
	/** Whether they are pairs of what goes in and what comes out. */
	arePairs: boolean;
}

const MOST = 12;
const GOES_IN = /^(?:input|before|question|q|from) ?\d{0,3} ?:/im;
const COMES_OUT = /^(?:output|after|answer|a|to) ?\d{0,3} ?:/im;
const ARROW = /\S ?(?:->|→|=>) ?\S/;
const DASHES = /^[-–—*_=]{3,}$/;

/** Examples are separated by lines of dashes or, if there are none, by empty lines. */
export function readSamples(examples: string): Samples {
	const lines = examples.split('\n');
	const divides = lines.some((line) => DASHES.test(line.trim())) ? DASHES : /^$/;
	const groups: string[][] = [[]];
	for (const line of lines) {
		if (divides.test(line.trim())) groups.push([]);
		else groups.at(-1)?.push(line);
	}
	const found = groups.map((group) => group.join('\n').trim()).filter((text) => text !== '');
	const texts = found.length > MOST ? [examples] : found;
	return { texts, arePairs: texts.some((text) => ARROW.test(text) || (GOES_IN.test(text) && COMES_OUT.test(text))) };
}

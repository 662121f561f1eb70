import { fits } from '#business/fit/fit.ts';
import type { IdeatorInput } from './contract.ts';

const LONGEST = 120;

/** "I make papers for …", "We're helping …": a sentence about the member is no name for a call. */
const ABOUT_ONESELF = /^(?:i|we|my|our)(?:['’]\w+)?\s/i;

/** What the call is about: the first line of the niche, or of a long one the first sentence; nothing where it has none. */
function subject(niche: string): string {
	const line = niche.split('\n')[0]?.trim() ?? '';
	if (ABOUT_ONESELF.test(line)) return '';
	if (line.length <= LONGEST) return line;
	return line.slice(0, Math.max(0, line.slice(0, LONGEST).search(/[.;!?] /)));
}

/** The first name that was given, where it is one. */
export function nameOf({ contactFirstName }: IdeatorInput): string {
	return fits('name', contactFirstName) === null ? contactFirstName.trim() : '';
}

function callWith(input: IdeatorInput): string {
	const name = nameOf(input);
	return name === '' ? 'Discovery call' : `Discovery call with ${name}`;
}

/** The name of a run. */
export function title(input: IdeatorInput): string {
	return subject(input.niche) || callWith(input);
}

/** The title of a file, which says what kind of paper it is. */
export function documentTitle(input: IdeatorInput): string {
	const about = subject(input.niche);
	return about === '' ? callWith(input) : `Discovery call: ${about}`;
}

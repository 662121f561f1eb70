import { z } from 'zod';

/** A text of at most so many characters; the refusal of a longer one says how many. */
export function limitedText(most: number) {
	return z
		.string('must be text')
		.max(most, `is too long: at most ${most.toLocaleString('en-US')} characters; shorten it`);
}

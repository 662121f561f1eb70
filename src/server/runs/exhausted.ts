import { capital } from '#language/capitals.ts';
import type { TaskExhausted } from '#server/tool-pool/errors.ts';

/** Tells the member why a run took too much and what to do; names the longest text of its input. */
export function exhaustedMessage({ task, resource, deadlineMs }: TaskExhausted, input: unknown): string {
	const { path } = longestText(input);
	const isCall = /transcript$/i.test(path.at(-1) ?? '');
	const field = isCall ? 'transcript' : `field “${nameOf(path)}”`;
	const bound = resource === 'time' ? `within ${deadlineMs / 1000} seconds` : 'in the memory that a run may use';
	const failure =
		task === 'ground'
			? `The model’s answer could not be checked against the ${field} ${bound}.`
			: `The ${field} could not be read ${bound}.`;
	const remedy = isCall
		? 'Shorten it, or remove what is not part of the call, and try again.'
		: 'Shorten it and try again.';
	return `${failure} ${task === 'ground' ? remedy.replace('it', `the ${field}`) : remedy}`;
}

interface FoundText {
	path: string[];
	length: number;
}

function longestText(value: unknown, path: string[] = []): FoundText {
	if (typeof value === 'string') return { path, length: value.length };
	if (typeof value !== 'object' || value === null) return { path, length: 0 };
	const inner = Object.entries(value).map(([key, part]) => {
		// The name of a list says more than an entry's index.
		return longestText(part, Array.isArray(value) ? path : [...path, key]);
	});
	return inner.reduce((longest, text) => (text.length > longest.length ? text : longest), { path, length: 0 });
}

/** E.g. "Business info: description" for `businessInfo.description`. */
function nameOf(path: readonly string[]): string {
	const words = path.map((key) => key.replace(/([a-z])(?=[A-Z0-9])/g, '$1 ').toLowerCase()).join(': ');
	return capital(words);
}

import type { Pattern } from '#language/pattern.ts';

/**
 * The alternatives of a pattern's first group that none of its examples needs, one line each: without any of them, what
 * it `finds` is still found. Empty where taking out any one would be noticed.
 */
export function idleAlternatives({ id, pattern, finds }: Pattern): string[] {
	const { before, alternatives, after } = firstGroup(pattern.source);
	return alternatives.flatMap((taken, index) => {
		const others = alternatives.filter((_, other) => other !== index).join('|');
		const without = new RegExp(`${before}${others}${after}`, pattern.flags);
		return finds.some((text) => text.search(without) === -1) ? [] : [`${id}: ${taken}`];
	});
}

/** The source of a pattern, cut at the alternatives of its first group. */
function firstGroup(source: string): { before: string; alternatives: string[]; after: string } {
	const start = source.indexOf('(?:') + '(?:'.length;
	const alternatives = [''];
	let depth = 0;
	let inClass = false;
	for (let at = start; at < source.length; at += 1) {
		const sign = source[at] === '\\' ? source.slice(at, at + 2) : (source[at] ?? '');
		if (sign === '[') inClass = true;
		else if (sign === ']') inClass = false;
		else if (!inClass && sign === '(') depth += 1;
		else if (!inClass && sign === ')') {
			if (depth === 0) return { before: source.slice(0, start), alternatives, after: source.slice(at) };
			depth -= 1;
		}
		if (!inClass && depth === 0 && sign === '|') alternatives.push('');
		else alternatives[alternatives.length - 1] += sign;
		at += sign.length - 1;
	}
	throw new Error(`${source} has no group`);
}

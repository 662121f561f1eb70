import type { Pattern } from '#language/pattern.ts';

/**
 * The alternatives of a group that none of a pattern's examples needs, one line each: without any of them, what it
 * `finds` is still found, and what it `leaves` still left. Empty where taking out any one would be noticed.
 *
 * @param begins What the group begins with, where it is not the first.
 */
export function idleAlternatives(cue: Pattern, begins = ''): string[] {
	const { source } = cue.pattern;
	const at = source.indexOf(`(?:${begins}`);
	if (at === -1) throw new Error(`${source} has no group that begins with ${begins}`);
	return idleAt(cue, at);
}

/** The same of every group that has alternatives, however deep it lies. */
export function idleInAnyGroup(cue: Pattern): string[] {
	const { source } = cue.pattern;
	const idle: string[] = [];
	for (let at = source.indexOf('(?:'); at !== -1; at = source.indexOf('(?:', at + 1)) {
		if (groupAt(source, at).alternatives.length > 1) idle.push(...idleAt(cue, at));
	}
	return idle;
}

function idleAt({ id, pattern, finds, leaves }: Pattern, at: number): string[] {
	const { before, alternatives, after } = groupAt(pattern.source, at);
	return alternatives.flatMap((taken, index) => {
		const others = alternatives.filter((_, other) => other !== index).join('|');
		const without = new RegExp(`${before}${others}${after}`, pattern.flags);
		const isFound = (text: string) => text.search(without) !== -1;
		return finds.every(isFound) && !leaves.some(isFound) ? [`${id}: ${taken}`] : [];
	});
}

/** The source of a pattern, cut at the alternatives of the group that begins at a place. */
function groupAt(source: string, at: number): { before: string; alternatives: string[]; after: string } {
	const start = at + '(?:'.length;
	const alternatives = [''];
	let depth = 0;
	let inClass = false;
	for (let end = start; end < source.length; end += 1) {
		const sign = source[end] === '\\' ? source.slice(end, end + 2) : (source[end] ?? '');
		if (sign === '[') inClass = true;
		else if (sign === ']') inClass = false;
		else if (!inClass && sign === '(') depth += 1;
		else if (!inClass && sign === ')') {
			if (depth === 0) return { before: source.slice(0, start), alternatives, after: source.slice(end) };
			depth -= 1;
		}
		if (!inClass && depth === 0 && sign === '|') alternatives.push('');
		else alternatives[alternatives.length - 1] += sign;
		end += sign.length - 1;
	}
	throw new Error(`${source} has no group at ${at}`);
}

/** The first lines of a Teams document have no labels, only positions; this adds the labels. */

const DAY =
	/^(?:[A-Z][a-z]{2,8},\s)?(?:[A-Z][a-z]{2,8}\s\d{1,2},\s\d{4}|\d{1,2}\s[A-Z][a-z]{2,8}\s\d{4})(?:,?\s\d{1,2}:\d{2}\s?(?:[AP]M)?)?$/;
const LENGTH = /^(?=\d)(?:\d{1,3}h\s?)?(?:\d{1,3}m\s?)?(?:\d{1,2}s)?$/;
const FIRST = 6;

/** Puts "Title:", "Date:" and "Duration:" before e.g. `Weekly sync`, `January 22, 2024, 3:00PM` and `27m 42s`. */
export function nameHead(lines: readonly string[]): string[] {
	const filled = lines.flatMap((text, index) => (text.trim() === '' ? [] : [index])).slice(0, FIRST);
	const text = (index: number) => lines[index]?.trim() ?? '';
	const day = filled.find((index) => DAY.test(text(index)));
	const length = filled.find((index) => LENGTH.test(text(index)));
	const [title = -1] = filled;
	return lines.map((line, index) => {
		if (index === day) return `Date: ${line.trim()}`;
		if (index === length) return `Duration: ${line.trim()}`;
		const isTitle = index === title && day !== undefined && length !== undefined;
		return isTitle && !/^title:/i.test(line) ? `Title: ${line.trim()}` : line;
	});
}

/** Characters of the table's size that fit on a line of the page. */
const LINE = 92;
const LONGEST_WORD = 20;
const LONGEST_CELL = 60;
/** Enough to distinguish a column of names from one of sentences. */
const ROWS_LOOKED_AT = 200;

/**
 * The share of the width that each column of a table gets, in the order of the columns; they add up to 1. A column of
 * sentences gets more than one of names, and none less than its longest word needs, as far as possible.
 */
export function columnShares(head: readonly string[], rows: readonly (readonly string[])[]): number[] {
	const looked = rows.slice(0, ROWS_LOOKED_AT);
	const wanted = head.map((title, column) => {
		const cells = looked.map((row) => row[column] ?? '');
		const word = Math.min(longest([title, ...cells].flatMap((cell) => cell.slice(0, 400).split(/\s+/))), LONGEST_WORD);
		const mean = cells.reduce((sum, cell) => sum + Math.min(cell.length, 400), 0) / Math.max(cells.length, 1);
		const fitting = Math.min(longest([title, ...cells]), LONGEST_CELL);
		return { least: word + 3, wish: Math.max(word + 3, fitting + 2, Math.min(mean, 2 * LONGEST_CELL)) };
	});
	const least = sum(wanted.map((column) => column.least));
	const beyond = wanted.map((column) => column.wish - column.least);
	const spare = Math.max(LINE - least, 0);
	const widths = wanted.map((column, index) => {
		const part = sum(beyond) === 0 ? 1 / wanted.length : (beyond[index] ?? 0) / sum(beyond);
		return column.least + spare * part;
	});
	return widths.map((width) => width / sum(widths));
}

/** How many lines a text may take with so many characters to a line: rather too many than too few. */
export function linesOf(text: string, letters: number): number {
	return sum(text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / Math.max(letters, 1)))));
}

/** The same for each row of a table with columns of these shares. */
export function rowLines(rows: readonly (readonly string[])[], shares: readonly number[]): number[] {
	return rows.map((row) =>
		row.reduce((most, cell, column) => Math.max(most, linesOf(cell, (shares[column] ?? 0) * LINE * FILLED)), 1),
	);
}

/** Words seldom fill a narrow line. */
const FILLED = 0.7;

function longest(texts: readonly string[]): number {
	return texts.reduce((most, text) => Math.max(most, text.length), 0);
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, number) => total + number, 0);
}

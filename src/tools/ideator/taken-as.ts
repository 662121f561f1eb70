/** What the member says that a text of theirs is about, a line each: the id of a problem, a colon, and the text. */

/** As a line says it where nothing on the list fits. */
export const NONE = 'none';

/** By text, the id of a problem or `none`. */
export function choicesIn(takenAs: string): Map<string, string> {
	const lines = takenAs.split('\n').map((line) => /^([a-z-]{1,40}): (.+)$/.exec(line.trim()));
	return new Map(lines.flatMap((line) => (line?.[1] && line[2] ? [[line[2], line[1]]] : [])));
}

/** The lines with another choice for one text. */
export function withChoice(takenAs: string, words: string, id: string): string {
	return [...choicesIn(takenAs).set(words, id)].map(([text, choice]) => `${choice}: ${text}`).join('\n');
}

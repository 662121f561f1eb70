/** Words to be said, in the marks that the rest of the page has: the engine tells them from the member's own by theirs. */
const SAID = /‘((?:[^‘’“”]|’(?=\p{L}))*)’/gu;

export function aloud(text: string): string {
	return text.replace(SAID, '“$1”');
}

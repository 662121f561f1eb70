/** What `public/early.js` asked for before any of this code was there. */
interface Early {
	token: string;
	/** By path; null where no answer came. */
	answers: Map<string, Promise<Response | null>>;
}

declare global {
	interface Window {
		early?: Early;
	}
}

/** An answer of a page that was opened longer ago than this may have changed. In milliseconds. */
const FRESH_FOR = 10_000;

/** The answer to that question of that member's, if it was asked before; once. */
export function takeEarly(path: string, token: string | undefined): Promise<Response | null> | undefined {
	const { early } = window;
	if (early === undefined || early.token !== token || performance.now() > FRESH_FOR) return undefined;
	const answer = early.answers.get(path);
	early.answers.delete(path);
	return answer;
}

import Bowser from 'bowser';

/** A browser's own description is shorter; what is longer is cut before it is read. */
const MOST_READ = 400;
const MOST_SHOWN = 60;

/** What a member knows a session by, e.g. "Firefox on Linux"; empty where the browser did not tell. */
export function deviceOf(userAgent: string | undefined): string {
	if (!userAgent) return '';
	const { browser, os } = Bowser.parse(userAgent.slice(0, MOST_READ));
	return [browser.name, os.name]
		.filter((part) => part)
		.join(' on ')
		.slice(0, MOST_SHOWN);
}

import Bowser from 'bowser';

/** Browsers' real descriptions are shorter; longer text is cut before it is read. */
const MOST_READ = 400;
const MOST_SHOWN = 60;

/** How a member recognises a session, e.g. "Firefox on Linux"; empty where the browser did not say. */
export function deviceOf(userAgent: string | undefined): string {
	if (!userAgent) return '';
	const { browser, os } = Bowser.parse(userAgent.slice(0, MOST_READ));
	return [browser.name, os.name]
		.filter((part) => part)
		.join(' on ')
		.slice(0, MOST_SHOWN);
}

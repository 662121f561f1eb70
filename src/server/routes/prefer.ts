/** How long a request may wait for a result before it is answered with the run. */
const MOST_WAIT_SECONDS = 30;

export interface Preference {
	/** Answer with the run at once, instead of waiting for the result. */
	respondAsync: boolean;
	/** With `respondAsync`: wait this long first. */
	waitSeconds: number;
	/** What to answer as Preference-Applied. */
	applied: string;
}

/** Reads `Prefer` (RFC 7240), e.g. `respond-async, wait=10`. What is unknown or malformed is passed over. */
export function readPrefer(header: string | string[] | undefined): Preference {
	const preferences = [header ?? ''].flat().join(',').toLowerCase().split(',');
	const names = preferences.map((preference) => preference.split(';', 1)[0]?.trim() ?? '');
	const respondAsync = names.includes('respond-async');
	const asked = names
		.map((name) => /^wait\s*=\s*"?(\d{1,6})"?$/.exec(name)?.[1])
		.find((seconds) => seconds !== undefined);
	const waitSeconds = respondAsync && asked !== undefined ? Math.min(Number(asked), MOST_WAIT_SECONDS) : 0;
	const applied = waitSeconds > 0 ? `respond-async, wait=${waitSeconds}` : 'respond-async';
	return { respondAsync, waitSeconds, applied };
}

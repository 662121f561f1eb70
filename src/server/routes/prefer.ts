/** How long a request may wait for a result before it returns the run instead. */
const MOST_WAIT_SECONDS = 30;

export interface Preference {
	/** Return the run at once instead of waiting for the result. */
	respondAsync: boolean;
	/** With `respondAsync`: how long to wait first. */
	waitSeconds: number;
	/** The value of the Preference-Applied header. */
	applied: string;
}

/** Parses a `Prefer` header (RFC 7240), e.g. `respond-async, wait=10`. Ignores anything unknown or malformed. */
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

/** Words for a time that hold no figure. */
const WORDED: Readonly<Record<string, number>> = {
	'a quarter of an hour': 15,
	'half an hour': 30,
	'half hour': 30,
	'three quarters of an hour': 45,
	'an hour': 60,
	'one hour': 60,
	'an hour and a half': 90,
};

/** A day has no longer call. */
const MOST = 480;

/** The whole minutes that "30", "30 min", "1.5 hours" or "half an hour" names, the fewer of two, or null. */
export function minutesIn(text: string): number | null {
	const said = text
		.trim()
		.toLowerCase()
		.replace(/^about /, '');
	const [, figure = '', unit = ''] =
		/^(\d{1,3}(?:[.,]\d)?)(?: ?(?:-|–|to) ?\d{1,3})? ?(m|min|mins|minutes?|['’′]|h|hrs?|hours?)?\.?$/.exec(said) ?? [];
	const minutes = WORDED[said] ?? Number(figure.replace(',', '.')) * (unit.startsWith('h') ? 60 : 1);
	return minutes >= 1 && minutes <= MOST ? Math.round(minutes) : null;
}

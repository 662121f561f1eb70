/** Words for a time that hold no figure, the longer first where one begins with another. */
const WORDED = [
	['three quarters of an hour', 45],
	['a quarter of an hour', 15],
	['an hour and a half', 90],
	['half an hour', 30],
	['half hour', 30],
	['one hour', 60],
	['an hour', 60],
] as const;

/** The first number, what stands between it and its unit, and the unit; a time of the day or a sum is none. */
const FIGURE =
	/(?<![\d.,:€$£])(\d{1,3}(?:[.,]\d)?)(?![\d:%€$£])(?: ?(?:-|–|\/|to|or) ?\d{0,3})? ?(h|hrs?|hours?|days?|weeks?|months?|years?|am|pm|o'clock)?(?![a-z])/;

/** A day has no longer call. */
const MOST = 480;

/** The whole minutes that "30", "15 or 20", "about 30, it depends", "1.5 hours" or "half an hour" names, or null. */
export function minutesIn(text: string): number | null {
	const said = text
		.toLowerCase()
		.replace(/(?<=\d ?)(?:m|min|mins|minutes?|['’′])(?![a-z])/g, '')
		.replaceAll('’', "'");
	const worded = WORDED.find(([words]) => said.includes(words));
	if (worded) return worded[1];
	const [, figure = '', unit = ''] = FIGURE.exec(said) ?? [];
	if (unit !== '' && !unit.startsWith('h')) return null;
	const minutes = Number(figure.replace(',', '.')) * (unit === '' ? 1 : 60);
	return minutes >= 1 && minutes <= MOST ? Math.round(minutes) : null;
}

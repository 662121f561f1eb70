/** "21 November 2026" for a day as `YYYY-MM-DD`, in any time zone. */
export function longDay(day: string): string {
	return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
		day: 'numeric',
		month: 'long',
		year: 'numeric',
		timeZone: 'UTC',
	});
}

/** "2 March 2026", in the reader's time zone. */
export function longDay(iso: string): string {
	return new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}

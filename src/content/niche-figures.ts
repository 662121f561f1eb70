/** What the leaderboard needs of a niche beside its data. No schema here: the page loads this file. */

/** When the entries were last read through, as `YYYY-MM-DD`. They hold nothing that changes by the month. */
export const NICHES_REVIEWED = '2026-11-21';

/** US dollars a year. */
export function potentialRevenue({ revenue }: { revenue: { clients: number; monthlyFee: number } }): number {
	return revenue.clients * revenue.monthlyFee * 12;
}

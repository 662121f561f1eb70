/** What the leaderboard needs of a niche beside its data. No schema here: the page loads this file. */

/** When the entries were last read through, as `YYYY-MM-DD`. They hold nothing that changes by the month. */
export const NICHES_REVIEWED = '2026-11-21';

interface WithRevenue {
	revenue: {
		clients: number;
		/** US dollars a month and client. */
		monthlyFee: number;
		basis?: string;
	};
}

/** US dollars a year. */
export function potentialRevenue({ revenue }: WithRevenue): number {
	return revenue.clients * revenue.monthlyFee * 12;
}

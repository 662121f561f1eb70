/** The part of a niche's figures that the leaderboard calculates. No schema here: the page loads this file. */

/** When the entries were last checked, as `YYYY-MM-DD`. They hold nothing that changes every month. */
export const NICHES_REVIEWED = '2026-11-21';

interface WithRevenue {
	revenue: {
		clients: number;
		/** US dollars a month for each client. */
		monthlyFee: number;
		basis?: string;
	};
}

/** US dollars a year. */
export function potentialRevenue({ revenue }: WithRevenue): number {
	return revenue.clients * revenue.monthlyFee * 12;
}

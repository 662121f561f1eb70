import { useShares } from '#web/api/shares.ts';
import { longDay } from '#web/dates.ts';
import styles from './result-frame.module.css';

/** What a client can see of this result now: a copy does not follow later changes. */
export function SharedNote({ runId }: { runId: string }) {
	const { data: shares = [] } = useShares(runId);
	const [newest] = shares.filter(({ revokedAt, expiresAt }) => revokedAt === null && new Date(expiresAt) > new Date());
	if (!newest) return null;
	const seen = newest.views === 0 ? 'not opened yet' : 'opened';
	return (
		<p className={styles.shared}>
			Shared on {longDay(newest.createdAt)}, {seen}. Your client sees it as it was then: what you change here is in the
			next link that you make.
		</p>
	);
}

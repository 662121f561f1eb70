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
			Your client’s page is the copy of {longDay(newest.createdAt)}, {seen}. It does not change with this result.
		</p>
	);
}

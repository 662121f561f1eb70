import { Button } from '@mantine/core';
import { useLocation } from 'react-router';
import { Notice } from '#ui/notice.tsx';
import { useDeletion, useKeepAccount } from '#web/api/own-data.ts';
import { longDay } from '#web/dates.ts';
import styles from './shell.module.css';

/** Pages that work without the server, and so ask it nothing (PRICE-1, PROFIT-1, NICHES-1, TOOLS-1, PROMPTS-1). */
const ASKS_NOTHING: ReadonlySet<string> = new Set([
	'/pricing-calculator',
	'/profit-calculator',
	'/top-50-niches',
	'/ai-tools-directory',
	'/prompts-directory',
]);

/** On the pages of an account that is to be deleted: the day, and the offer to stay. */
export function DeletionNotice() {
	const { pathname } = useLocation();
	const { data: deletion } = useDeletion(!ASKS_NOTHING.has(pathname));
	const keep = useKeepAccount();
	if (!deletion?.deleteAt) return null;
	return (
		<section aria-label="Deletion of your account" className={styles.deletion}>
			<Notice
				tone="yellow"
				action={
					<Button size="xs" loading={keep.isPending} onClick={() => keep.mutate()}>
						Keep my account
					</Button>
				}
			>
				<p>
					Your account will be deleted on {longDay(deletion.deleteAt)}. Until then everything works as before, and so do
					the pages that you shared with clients.
				</p>
				{keep.isError ? <p role="alert">It could not be kept: {keep.error.message}</p> : null}
			</Notice>
		</section>
	);
}

import { Button } from '@mantine/core';
import { Notice } from '#ui/notice.tsx';
import { useDeletion, useKeepAccount } from '#web/api/own-data.ts';
import { longDay } from '#web/dates.ts';
import styles from './shell.module.css';

/** On every page of an account that is to be deleted: the day, and the offer to stay. */
export function DeletionNotice() {
	const { data: deletion } = useDeletion();
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

import { IconCheck } from '@tabler/icons-react';
import { clockTime } from '../draft/drafts.ts';
import type { DraftStatus } from '../draft/use-draft.ts';
import styles from './form.module.css';

/** Whether what was typed is safe. */
export function DraftSaved({ status }: { status: DraftStatus }) {
	if (status.refused) return <span className={styles.draft}>Not saved: this browser has no room left</span>;
	if (status.savedAt === null) return null;
	return (
		<span className={styles.draft}>
			<IconCheck size={16} stroke={1.75} aria-hidden />
			Draft saved {clockTime(status.savedAt)}
		</span>
	);
}

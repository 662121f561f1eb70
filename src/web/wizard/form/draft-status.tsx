import { IconCheck, IconCloudOff } from '@tabler/icons-react';
import type { DraftStatus } from '../draft/draft-state.ts';
import { clockTime } from '../draft/drafts.ts';
import styles from './form.module.css';

/** Whether the typed text is safe, and where. */
export function DraftSaved({ status }: { status: DraftStatus }) {
	if (status.held === 'nowhere') return <span className={styles.draft}>Not saved: this browser has no room left</span>;
	if (status.savedAt === null) return null;
	if (status.held === 'sent') {
		return (
			<span className={styles.draft}>
				<IconCheck size={16} stroke={1.75} aria-hidden />
				Draft saved {clockTime(status.savedAt)}
			</span>
		);
	}
	return (
		<span className={styles.draft}>
			<IconCloudOff size={16} stroke={1.75} aria-hidden />
			{status.held === 'here'
				? 'Saved on this device, will be sent when you are online'
				: `Saved on this device alone: ${status.reason}`}
		</span>
	);
}

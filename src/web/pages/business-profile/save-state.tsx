import { IconAlertTriangle, IconCheck, IconCloudOff } from '@tabler/icons-react';
import { clockTime } from '#web/wizard/draft/drafts.ts';
import styles from './business-profile.module.css';
import type { SaverState } from './profile-saver.ts';

/** Whether what was typed is safe, and where. */
export function SaveState({ state }: { state: SaverState }) {
	return (
		<p role="status" className={styles.saveState} data-status={state.status}>
			<Sign {...state} />
			{words(state)}
		</p>
	);
}

function Sign({ status, savedAt }: SaverState) {
	const looks = { size: 16, stroke: 1.75, 'aria-hidden': true };
	if (status === 'here') return <IconCloudOff {...looks} />;
	if (status === 'refused' || status === 'nowhere') return <IconAlertTriangle {...looks} />;
	const isSaved = (status === 'saved' || status === 'clean') && savedAt !== null;
	return isSaved ? <IconCheck {...looks} /> : null;
}

function words({ status, savedAt, reason }: SaverState): string {
	switch (status) {
		case 'typing':
			return 'Not saved yet';
		case 'saving':
			return 'Saving';
		case 'here':
			return 'Kept on this device, will be saved when you are online';
		case 'nowhere':
			return 'Not saved: the server cannot be reached, and this browser has no room left';
		case 'refused':
			return `Kept on this device, not saved: ${reason}`;
		default:
			return savedAt === null ? 'Saves by itself while you type' : `Saved ${clockTime(savedAt)}`;
	}
}

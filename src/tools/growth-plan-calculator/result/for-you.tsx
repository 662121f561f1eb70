import { IconEyeOff } from '@tabler/icons-react';
import styles from './result.module.css';

/** Marks a part that the copy for the client leaves out. */
export function ForYou() {
	return (
		<span className={styles.forYou}>
			<IconEyeOff size={16} stroke={1.75} aria-hidden />
			For you, not in the client's copy
		</span>
	);
}

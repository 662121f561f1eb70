import { IconEyeOff } from '@tabler/icons-react';
import styles from './result.module.css';

/** Marks what neither a file nor a shared page holds. */
export function OnlyYours() {
	return (
		<span className={styles.onlyYours}>
			<IconEyeOff size={16} stroke={1.75} aria-hidden />
			Only in your copy
		</span>
	);
}

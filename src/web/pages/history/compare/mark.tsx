import styles from './compare.module.css';

/** Which of the two runs. */
export function Mark({ mark }: { mark: 'A' | 'B' }) {
	return <span className={styles.mark}>Run {mark}</span>;
}

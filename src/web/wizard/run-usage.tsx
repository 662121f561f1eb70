import type { Run } from '#shared/runs.ts';
import styles from './stored-result.module.css';
import { usageWords } from './usage-words.ts';

/** What a model's run used: tokens, and the cost in US dollars, as far as the provider reported them. */
export function RunUsage({ run }: { run: Run }) {
	const words = usageWords(run);
	return words === '' ? null : <p className={styles.usage}>{words}</p>;
}

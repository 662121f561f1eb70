import { useRef } from 'react';
import { CitedText } from '#call/cited-text.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import styles from './result.module.css';

/** Text to say or send, with a button that copies it. */
export function Script({ text, label }: { text: string; label: string }) {
	const words = useRef<HTMLDivElement>(null);
	return (
		<div className={styles.script}>
			<div ref={words} className={styles.scriptText}>
				<CitedText text={text} />
			</div>
			<CopyButton size="xs" label={label} text={() => text} target={() => words.current} />
		</div>
	);
}

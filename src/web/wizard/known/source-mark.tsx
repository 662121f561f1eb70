import { TextLink } from '#ui/text-link.tsx';
import styles from './known.module.css';

interface SourceMarkProps {
	/** Of the field. */
	label: string;
	source: string;
	onClear(): void;
}

/** Says where a field was filled from, until it is changed or cleared. */
export function SourceMark({ label, source, onClear }: SourceMarkProps) {
	return (
		<p className={styles.mark}>
			<span>From {source}</span>
			<TextLink as="button" aria-label={`Clear ${label}`} onClick={onClear}>
				Clear
			</TextLink>
		</p>
	);
}

import { useEffect, useRef } from 'react';
import { Notice } from './notice.tsx';
import styles from './styles/outcome.module.css';

/** The outcome of the last change. It takes the focus, since the pressed button may have gone with its row. */
export function Outcome({ outcome }: { outcome: { words: string } | null }) {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (outcome !== null) place.current?.focus();
	}, [outcome]);
	return (
		<div ref={place} role="status" tabIndex={-1} className={styles.outcome} hidden={outcome === null}>
			{outcome === null ? null : <Notice tone="neutral">{outcome.words}</Notice>}
		</div>
	);
}

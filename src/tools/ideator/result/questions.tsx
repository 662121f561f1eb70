import { useId, useState } from 'react';
import { TextLink } from '#ui/text-link.tsx';
import styles from './result.module.css';
import { Texts } from './texts.tsx';

/** How many are shown at first. */
const FIRST = 2;

/** The first two questions; "Show all N" opens the rest. */
export function Questions({ questions, of }: { questions: readonly (string | undefined)[] | undefined; of: string }) {
	const [open, setOpen] = useState(false);
	const id = useId();
	const all = questions ?? [];
	return (
		<div>
			<div id={id}>
				<Texts texts={open ? all : all.slice(0, FIRST)} ordered />
			</div>
			{all.length > FIRST ? (
				<p className={styles.more}>
					<TextLink
						as="button"
						aria-expanded={open}
						aria-controls={id}
						aria-label={open ? `Show the first two ${of}` : `Show all ${all.length} ${of}`}
						onClick={() => setOpen(!open)}
					>
						{open ? 'Show the first two' : `Show all ${all.length}`}
					</TextLink>
				</p>
			) : null}
		</div>
	);
}

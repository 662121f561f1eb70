import type { ReactNode } from 'react';
import styles from './styles/headings.module.css';

interface SectionHeadingProps {
	title: string;
	/** Where `SectionList` jumps to. */
	id?: string;
	/** One sentence below. */
	children?: ReactNode;
	/** A link or a small button at the right. */
	action?: ReactNode;
	order?: 2 | 3;
}

/** The heading of a section, 16 above its card. */
export function SectionHeading({ title, id, children, action, order = 3 }: SectionHeadingProps) {
	const Heading = `h${order}` as const;
	return (
		<div className={styles.section}>
			<div>
				<Heading id={id} className={styles.sectionTitle}>
					{title}
				</Heading>
				{children ? <p className={styles.sectionText}>{children}</p> : null}
			</div>
			{action}
		</div>
	);
}

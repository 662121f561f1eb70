import { IconLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CopyButton } from '#ui/copy-button.tsx';
import styles from './calculator.module.css';

interface CalculatorPageProps {
	/** One sentence: what the page calculates. */
	about: string;
	link: () => string;
	text: () => string;
	inputs: ReactNode;
	/** Gives the results more of the width, for tables. */
	wide?: boolean;
	/** The panel of the results, and anything beside it. */
	children: ReactNode;
}

/** The frame of a calculator: its purpose, two ways to export the result, the inputs and the results. */
export function CalculatorPage({ about, link, text, inputs, wide, children }: CalculatorPageProps) {
	return (
		<div className={styles.page}>
			<header className={styles.header}>
				<p className={styles.about}>{about}</p>
				<div className={styles.actions}>
					<CopyButton label="Copy link" icon={IconLink} text={link} />
					<CopyButton label="Copy as text" text={text} />
				</div>
			</header>
			<div className={styles.panels} data-wide={wide || undefined}>
				{inputs}
				<div className={styles.results}>{children}</div>
			</div>
		</div>
	);
}

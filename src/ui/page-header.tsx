import type { ReactNode, Ref } from 'react';
import styles from './styles/headings.module.css';

interface PageHeaderProps {
	title: string;
	/** One sentence below. */
	children?: ReactNode;
	/** Buttons at the right; one of them may be filled. */
	actions?: ReactNode;
	/** `lg` is 30/36, for a page's welcome; 24/32 otherwise. */
	size?: 'md' | 'lg';
	/** To move the focus to the heading when a view changes. */
	titleRef?: Ref<HTMLHeadingElement>;
}

/** The heading of a page's content. An h2: the page's only h1 is in the top bar. */
export function PageHeader({ title, children, actions, size = 'md', titleRef }: PageHeaderProps) {
	return (
		<header className={styles.page}>
			<div>
				<h2 className={styles.pageTitle} data-size={size} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
					{title}
				</h2>
				{children ? <div className={styles.pageText}>{children}</div> : null}
			</div>
			{actions ? <div className={styles.actions}>{actions}</div> : null}
		</header>
	);
}

import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useResultTab } from '#ui/result-tab.tsx';
import styles from './document-sections.module.css';
import { DocumentSections, type DocumentSectionsProps } from './document-sections.tsx';

export interface DocumentTab extends Pick<DocumentSectionsProps, 'sections' | 'marks' | 'below'> {
	/** Its name in the page's address. */
	value: string;
	label: string;
	/** What stands above its sections. */
	head?: ReactNode;
}

interface DocumentTabsProps extends Pick<DocumentSectionsProps, 'pictures' | 'below' | 'text'> {
	/** What the tabs are, for those who cannot see them. */
	label: string;
	tabs: readonly DocumentTab[];
	/** What stands at the right of the tabs, e.g. a button. */
	beside?: ReactNode;
}

/**
 * Draws a result of several tabs from the sections of its document, at every moment while they arrive. A tool draws
 * nothing but its `pictures`.
 */
export function DocumentTabs({ label, tabs, beside, ...how }: DocumentTabsProps): ReactNode {
	return (
		<Tabs {...useResultTab(tabs)} keepMounted={false} className={styles.tabs}>
			<div className={styles.tabBar}>
				<Tabs.List aria-label={label}>
					{tabs.map((tab) => (
						<Tabs.Tab key={tab.value} value={tab.value}>
							{tab.label}
						</Tabs.Tab>
					))}
				</Tabs.List>
				{beside ? <div className={styles.beside}>{beside}</div> : null}
			</div>
			{tabs.map(({ value, label: _, head, ...own }) => (
				<Tabs.Panel key={value} value={value}>
					{head ? <div className={styles.top}>{head}</div> : null}
					<DocumentSections id={value} {...how} {...own} />
				</Tabs.Panel>
			))}
		</Tabs>
	);
}

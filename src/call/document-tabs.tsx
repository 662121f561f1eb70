import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useResultTab } from '#ui/result-tab.tsx';
import styles from './document-sections.module.css';
import { DocumentSections, type DocumentSectionsProps } from './document-sections.tsx';

export interface DocumentTab extends Pick<DocumentSectionsProps, 'sections' | 'marks'> {
	/** Its name in the page's address. */
	value: string;
	label: string;
}

interface DocumentTabsProps extends Pick<DocumentSectionsProps, 'pictures' | 'below' | 'text'> {
	/** What the tabs are, for those who cannot see them. */
	label: string;
	tabs: readonly DocumentTab[];
}

/**
 * Draws a result of several tabs from the sections of its document, at every moment while they arrive. A tool draws
 * nothing but its `pictures`.
 */
export function DocumentTabs({ label, tabs, ...how }: DocumentTabsProps): ReactNode {
	return (
		<Tabs {...useResultTab(tabs)} keepMounted={false} className={styles.tabs}>
			<Tabs.List aria-label={label}>
				{tabs.map((tab) => (
					<Tabs.Tab key={tab.value} value={tab.value}>
						{tab.label}
					</Tabs.Tab>
				))}
			</Tabs.List>
			{tabs.map(({ value, sections, marks }) => (
				<Tabs.Panel key={value} value={value}>
					<DocumentSections id={value} sections={sections} marks={marks} {...how} />
				</Tabs.Panel>
			))}
		</Tabs>
	);
}

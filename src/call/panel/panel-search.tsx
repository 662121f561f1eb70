import { ActionIcon, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconSearch } from '@tabler/icons-react';
import styles from './transcript-panel.module.css';
import type { PanelSearchState } from './use-panel-search.ts';

/** Searches the call; Enter goes to the next match, Shift+Enter to the previous one. */
export function PanelSearch({ search }: { search: PanelSearchState }) {
	const { matches, query, at } = search;
	const isFound = matches.size > 0;
	return (
		<div className={styles.search}>
			<TextInput
				type="search"
				aria-label="Search in this call"
				placeholder="Search in this call"
				leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
				value={search.typed}
				onChange={(event) => search.type(event.currentTarget.value)}
				onKeyDown={(event) => {
					if (event.key === 'Enter') search.move(event.shiftKey ? -1 : 1);
				}}
			/>
			<div className={styles.found}>
				<span role="status">{query.length < 2 ? '' : isFound ? `${at + 1} of ${matches.size}` : 'Not found'}</span>
				{isFound ? (
					<>
						<ActionIcon size={24} aria-label="Previous place" onClick={() => search.move(-1)}>
							<IconChevronUp size={16} aria-hidden />
						</ActionIcon>
						<ActionIcon size={24} aria-label="Next place" onClick={() => search.move(1)}>
							<IconChevronDown size={16} aria-hidden />
						</ActionIcon>
					</>
				) : null}
			</div>
		</div>
	);
}

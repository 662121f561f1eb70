import { Button, NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import styles from './directory.module.css';
import { ALL, type CategoryCount, type DirectoryState } from './directory-state.ts';
import { SearchBox } from './search-box.tsx';

interface DirectoryProps {
	state: DirectoryState;
	/** The noun for the entries, e.g. `['prompt', 'prompts']`. */
	noun: readonly [one: string, many: string];
	/** e.g. "Search prompts..." */
	placeholder: string;
	counts: readonly CategoryCount[];
	second: {
		/** e.g. "Difficulty" */
		label: string;
		/** The first option, e.g. "All Levels". */
		all: string;
		values: readonly string[];
	};
	/** How many entries match the filters. */
	found: number;
	/** The cards: list items. */
	children: ReactNode;
}

/**
 * Search, filters, count and cards of a directory. Where nothing matches, it says so and offers to clear the filters.
 */
export function Directory({ state, noun, placeholder, counts, second, found, children }: DirectoryProps) {
	const total = counts[0]?.count ?? 0;
	const many = noun[1];
	return (
		<section className={styles.directory} aria-label={`All ${many}`}>
			<div className={styles.filters}>
				<SearchBox
					label={placeholder.replace('...', '')}
					placeholder={placeholder}
					value={state.query}
					onChange={state.setQuery}
				/>
				<NativeSelect
					aria-label="Category"
					value={state.category}
					onChange={(event) => state.setCategory(event.currentTarget.value)}
					data={counts.map(({ category, count }) => ({ value: category, label: `${category} (${count})` }))}
				/>
				<NativeSelect
					aria-label={second.label}
					value={state.second}
					onChange={(event) => state.setSecond(event.currentTarget.value)}
					data={[{ value: ALL, label: second.all }, ...second.values]}
				/>
				<CategoryButtons state={state} counts={counts} />
			</div>
			<div className={styles.count}>
				<p role="status">{countWords(found, total, noun)}</p>
				{state.isFiltered && found > 0 ? (
					<Button size="xs" variant="subtle" onClick={state.clear}>
						Clear filters
					</Button>
				) : null}
			</div>
			{found === 0 ? (
				<EmptyState title={`No ${many} found`} order={3} action={<Button onClick={state.clear}>Clear filters</Button>}>
					Try adjusting your search terms or filters to find what you're looking for.
				</EmptyState>
			) : (
				<ul className={styles.cards}>{children}</ul>
			)}
		</section>
	);
}

function CategoryButtons({ state, counts }: Pick<DirectoryProps, 'state' | 'counts'>) {
	return (
		<fieldset className={styles.categories} aria-label="Categories">
			{counts.map(({ category, count }) => (
				<button
					key={category}
					type="button"
					className={styles.category}
					aria-pressed={state.category === category}
					onClick={() => state.setCategory(category)}
				>
					<span>{category}</span> <span className={styles.categoryCount}>{count}</span>
				</button>
			))}
		</fieldset>
	);
}

/** "24 tools", "3 of 24 tools". */
function countWords(found: number, total: number, [one, many]: DirectoryProps['noun']): string {
	if (found < total) return `${found} of ${total} ${many}`;
	return total === 1 ? `1 ${one}` : `${total} ${many}`;
}

interface SuggestionProps {
	/** e.g. "Missing a tool you love?" */
	title: string;
	/** One sentence. */
	children: ReactNode;
	/** The button that opens the form. */
	action: ReactNode;
}

/** The block at the end of a directory that asks for missing entries. */
export function Suggestion({ title, children, action }: SuggestionProps) {
	return (
		<Card as="section" className={styles.suggestion} aria-label={title}>
			<div>
				<h3 className={styles.suggestionTitle}>{title}</h3>
				<p className={styles.suggestionText}>{children}</p>
			</div>
			{action}
		</Card>
	);
}

import { Modal, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useRuns } from '#web/api/runs.ts';
import { useNewestHits } from '#web/api/search.ts';
import { useAuth } from '#web/auth/auth-provider.tsx';
import styles from './palette.module.css';
import { Results } from './results.tsx';
import { findTargets } from './targets.ts';

const NAME = 'Search tools, pages, results, calls and clients';

interface PaletteProps {
	onClose: () => void;
	/** With the path of the chosen target. */
	onGo: (path: string) => void;
}

/** A search over every tool and page and everything of the member's: arrows choose, Enter goes there, Escape closes. */
export function Palette({ onClose, onGo }: PaletteProps) {
	const [query, setQuery] = useState('');
	const [chosen, setChosen] = useState(0);
	const { user } = useAuth();
	const { data: runs = [] } = useRuns();
	const listId = useId();
	const { hits, isAsking } = useNewestHits(query);
	const groups = findTargets(query, { runs, hits }, user?.role === 'owner');
	const targets = groups.flatMap((group) => group.targets);
	const current = Math.min(chosen, targets.length - 1);
	const optionId = (index: number) => `${listId}-${index}`;

	useEffect(() => {
		document.getElementById(`${listId}-${current}`)?.scrollIntoView({ block: 'nearest' });
	}, [listId, current]);

	const press = (event: KeyboardEvent) => {
		if (event.nativeEvent.isComposing) return;
		const target = targets[current];
		if (event.key === 'ArrowDown') setChosen((current + 1) % Math.max(targets.length, 1));
		else if (event.key === 'ArrowUp') setChosen((current - 1 + targets.length) % Math.max(targets.length, 1));
		else if (event.key === 'Enter' && target) onGo(target.path);
		else return;
		event.preventDefault();
	};

	return (
		<Modal.Root
			opened
			classNames={{ content: styles.content }}
			onClose={onClose}
			returnFocus={false}
			size={600}
			yOffset={80}
			centered={false}
		>
			<Modal.Overlay backgroundOpacity={0.45} />
			<Modal.Content radius="lg" aria-label={NAME}>
				<TextInput
					data-autofocus
					role="combobox"
					aria-expanded={targets.length > 0}
					aria-autocomplete="list"
					aria-controls={listId}
					aria-activedescendant={targets.length > 0 ? optionId(current) : undefined}
					aria-label={NAME}
					placeholder={NAME}
					variant="unstyled"
					size="lg"
					autoComplete="off"
					leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
					value={query}
					onChange={(event) => {
						setQuery(event.currentTarget.value);
						setChosen(0);
					}}
					onKeyDown={press}
					className={styles.search}
				/>
				<Results id={listId} groups={groups} current={current} optionId={optionId} onGo={onGo} />
				<p role="status" className={targets.length === 0 && !isAsking ? styles.nothing : styles.unseen}>
					{isAsking ? '' : foundWords(targets.length, query.trim())}
				</p>
			</Modal.Content>
		</Modal.Root>
	);
}

function foundWords(found: number, query: string): string {
	if (found === 0)
		return `Nothing found for “${query}”. Try a tool, a page, or words of your results, calls and clients.`;
	return found === 1 ? '1 result' : `${found} results`;
}

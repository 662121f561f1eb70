import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import styles from './members-page.module.css';

const PAUSE_MS = 250;

interface SearchFieldProps {
	/** The search in the page's address. */
	query: string;
	/** Called when typing pauses. */
	onSearch: (query: string) => void;
}

export function SearchField({ query, onSearch }: SearchFieldProps) {
	const [typed, setTyped] = useState(query);
	const asked = useRef(query);
	const search = useDebouncedCallback((text: string) => {
		asked.current = text.trim();
		onSearch(asked.current);
	}, PAUSE_MS);
	// Only a value from elsewhere, by the Back button or a button, replaces what is being typed.
	useEffect(() => {
		if (query === asked.current) return;
		asked.current = query;
		setTyped(query);
	}, [query]);
	return (
		<TextInput
			type="search"
			className={styles.search}
			aria-label="Search addresses"
			placeholder="Search addresses…"
			leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
			value={typed}
			onChange={(event) => {
				setTyped(event.currentTarget.value);
				search(event.currentTarget.value);
			}}
		/>
	);
}

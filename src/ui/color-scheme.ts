import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';

const STORAGE_KEY = 'theme';

function stored(value: string | null, otherwise: MantineColorScheme): MantineColorScheme {
	return value === 'light' || value === 'dark' ? value : otherwise;
}

/**
 * Keeps the theme under `theme` as the plain text "light" or "dark", where public/early.js reads it before the first
 * paint. Other tabs follow. Where the browser refuses storage, the theme lasts as long as the page.
 */
export function colorSchemeManager(): MantineColorSchemeManager {
	let listener: ((event: StorageEvent) => void) | undefined;
	const unsubscribe = () => {
		if (listener) window.removeEventListener('storage', listener);
		listener = undefined;
	};
	return {
		get: (otherwise) => {
			try {
				return stored(window.localStorage.getItem(STORAGE_KEY), otherwise);
			} catch {
				return otherwise;
			}
		},
		set: (value) => {
			try {
				window.localStorage.setItem(STORAGE_KEY, value);
			} catch (failure) {
				console.warn('The theme could not be kept', failure);
			}
		},
		subscribe: (onUpdate) => {
			unsubscribe();
			listener = (event) => {
				if (event.key === STORAGE_KEY) onUpdate(stored(event.newValue, 'light'));
			};
			window.addEventListener('storage', listener);
		},
		unsubscribe,
		clear: () => window.localStorage.removeItem(STORAGE_KEY),
	};
}

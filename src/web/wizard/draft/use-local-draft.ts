import { useEffect, useRef } from 'react';
import { momentAfter, removeDraft, writeDraft } from './drafts.ts';

const SETTLED_MS = 500;

/**
 * Keeps the texts of fields outside a tool's form, in this browser only: half a second after the last change, and at
 * once when the page closes. Empty fields leave nothing behind.
 */
export function useLocalDraft(key: string, input: object): void {
	const written = useRef(input);
	const pending = useRef<(() => void) | null>(null);

	useEffect(() => {
		if (written.current === input) return;
		pending.current = () => {
			pending.current = null;
			written.current = input;
			if (Object.keys(input).length === 0) removeDraft(key);
			else writeDraft(key, { savedAt: momentAfter(null), step: 0, input });
		};
		const timer = setTimeout(() => pending.current?.(), SETTLED_MS);
		return () => clearTimeout(timer);
	}, [key, input]);

	useEffect(() => {
		const flush = () => pending.current?.();
		window.addEventListener('pagehide', flush);
		return () => {
			window.removeEventListener('pagehide', flush);
			flush();
		};
	}, []);
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { removeDraft, writeDraft } from './drafts.ts';

const SETTLED = 500;

interface Kept {
	input: object;
	step: number;
}

export interface DraftStatus {
	/** ISO 8601; null where nothing is kept. */
	savedAt: string | null;
	/** The browser would not take it. */
	refused: boolean;
}

/** Writes the form down half a second after the last change, and at once when the page goes away. */
export function useDraft(key: string, { input, step }: Kept, empty: object) {
	const [status, setStatus] = useState<DraftStatus>({ savedAt: null, refused: false });
	const written = useRef<Kept>({ input, step });
	const pending = useRef<(() => void) | null>(null);

	useEffect(() => {
		if (written.current.input === input && written.current.step === step) return;
		pending.current = () => {
			pending.current = null;
			written.current = { input, step };
			if (JSON.stringify(input) === JSON.stringify(empty)) {
				removeDraft(key);
				setStatus({ savedAt: null, refused: false });
				return;
			}
			const savedAt = new Date().toISOString();
			const kept = writeDraft(key, { savedAt, step, input });
			setStatus(kept ? { savedAt, refused: false } : { savedAt: null, refused: true });
		};
		const timer = setTimeout(() => pending.current?.(), SETTLED);
		return () => clearTimeout(timer);
	}, [key, input, step, empty]);

	useEffect(() => {
		const flush = () => pending.current?.();
		window.addEventListener('pagehide', flush);
		return () => {
			window.removeEventListener('pagehide', flush);
			flush();
		};
	}, []);

	const clear = useCallback(() => {
		pending.current = null;
		removeDraft(key);
		setStatus({ savedAt: null, refused: false });
	}, [key]);

	return { status, clear };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Ctrl-K or Cmd-K opens and closes the palette; the focus returns to its previous place, or goes to the new page. */
export function usePalette() {
	const [opened, setOpened] = useState(false);
	const before = useRef<HTMLElement | null>(null);
	const navigate = useNavigate();
	const { pathname } = useLocation();

	const open = useCallback(() => {
		before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
		setOpened(true);
	}, []);
	const close = useCallback(() => {
		setOpened(false);
		// Once the palette is gone: until then it traps the focus.
		setTimeout(() => before.current?.focus({ preventScroll: true }));
	}, []);
	const go = (path: string) => {
		if (path === pathname) {
			close();
			return;
		}
		setOpened(false);
		navigate(path);
	};

	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
				return;
			event.preventDefault();
			if (opened) close();
			// A dialog that has the focus must be answered first.
			else if (document.querySelector('[aria-modal="true"]') === null) open();
		};
		window.addEventListener('keydown', press);
		return () => window.removeEventListener('keydown', press);
	}, [opened, open, close]);

	return { opened, open, close, go };
}

import { type RefObject, useEffect } from 'react';

/**
 * If the panel is beside the page, it takes room from it; if it is over the page, nothing else can be reached until it
 * is closed.
 */
export function usePageBehind(panel: RefObject<HTMLElement | null>, beside: boolean): void {
	useEffect(() => {
		const root = document.documentElement;
		if (beside) {
			root.dataset.transcript = 'beside';
			return () => {
				delete root.dataset.transcript;
			};
		}
		const behind = [...document.body.children].filter(
			(element): element is HTMLElement =>
				element instanceof HTMLElement && !element.contains(panel.current) && !element.inert,
		);
		for (const element of behind) element.inert = true;
		return () => {
			for (const element of behind) element.inert = false;
		};
	}, [panel, beside]);
}

/** Closes on Escape if the focus is inside or nowhere in particular. */
export function useEscape(within: RefObject<HTMLElement | null>, onEscape: () => void): void {
	useEffect(() => {
		const listen = (event: KeyboardEvent) => {
			const { target } = event;
			const ours = target === document.body || (target instanceof Node && within.current?.contains(target));
			if (event.key === 'Escape' && ours) onEscape();
		};
		document.addEventListener('keydown', listen);
		return () => document.removeEventListener('keydown', listen);
	}, [within, onEscape]);
}

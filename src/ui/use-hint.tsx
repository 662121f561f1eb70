import { type PointerEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './styles/hint.module.css';

interface HintOptions {
	label: string;
	side: 'right' | 'below';
	/** From what it names, in pixels. */
	offset: number;
	disabled?: boolean;
}

/** Its distance from the edges of the window, at least. */
const MARGIN = 8;

/** A label beside a lone icon while the pointer or the keyboard is at it; Escape takes it away. */
export function useHint({ label, side, offset, disabled = false }: HintOptions) {
	const [at, setAt] = useState<Element | null>(null);
	const id = useId();
	const ref = useRef<HTMLDivElement>(null);
	const shown = disabled ? null : at;
	useEffect(() => {
		const hint = ref.current;
		if (shown === null || hint === null) return;
		// Above all else, and placed in the window whatever it lies in.
		hint.popover = 'manual';
		hint.showPopover?.();
		const box = shown.getBoundingClientRect();
		const { offsetWidth: width, offsetHeight: height } = hint;
		const left = side === 'right' ? box.right + offset : box.left + (box.width - width) / 2;
		hint.style.left = `${Math.max(MARGIN, Math.min(left, window.innerWidth - MARGIN - width))}px`;
		hint.style.top = `${side === 'right' ? box.top + (box.height - height) / 2 : box.bottom + offset}px`;
		const press = ({ key }: KeyboardEvent) => key === 'Escape' && setAt(null);
		document.addEventListener('keydown', press);
		return () => document.removeEventListener('keydown', press);
	}, [shown, side, offset]);

	return {
		hint:
			shown === null ? null : (
				<div ref={ref} id={id} role="tooltip" className={styles.hint}>
					{label}
				</div>
			),
		/** For what it names. */
		target: {
			'aria-describedby': shown === null ? undefined : id,
			onPointerEnter: ({ pointerType, currentTarget }: PointerEvent) => pointerType === 'touch' || setAt(currentTarget),
			onPointerLeave: () => setAt(null),
			onFocus: ({ currentTarget }: SyntheticEvent) => currentTarget.matches(':focus-visible') && setAt(currentTarget),
			onBlur: () => setAt(null),
		},
	};
}

import { Button } from '@mantine/core';
import { useFocusWithin, useHotkeys } from '@mantine/hooks';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import styles from './styles/more-actions.module.css';

/**
 * Buttons that stand in a row where there is room, and below one button with three dots where there is none. Whoever
 * moves the focus to one of them sees them all.
 */
export function MoreActions({ children }: { children: ReactNode }) {
	const [open, setOpen] = useState(false);
	const panel = useId();
	const toggle = useRef<HTMLButtonElement>(null);
	const { ref } = useFocusWithin({ onBlur: () => setOpen(false) });
	useHotkeys(open ? [['Escape', close]] : []);

	function close() {
		setOpen(false);
		toggle.current?.focus();
	}

	return (
		<div ref={ref} className={styles.more}>
			<Button
				ref={toggle}
				className={styles.toggle}
				aria-label="More actions"
				aria-expanded={open}
				aria-controls={panel}
				onClick={() => setOpen(!open)}
			>
				<IconDots size={16} aria-hidden />
			</Button>
			<div id={panel} className={styles.rest} data-open={open || undefined}>
				{children}
			</div>
		</div>
	);
}

import type { ReactNode, Ref } from 'react';
import { Region } from './region.tsx';
import styles from './styles/scroll-section.module.css';

interface ScrollSectionProps {
	/** What is in it, for whoever cannot see it. */
	label: string;
	children: ReactNode;
	className?: string;
	ref?: Ref<HTMLElement>;
}

/** A part that scrolls by itself where it is too large for its place; the keyboard reaches it for that. */
export function ScrollSection({ label, className = '', ...rest }: ScrollSectionProps) {
	return <Region {...rest} className={`${styles.scroll} ${className}`} aria-label={label} tabIndex={0} />;
}

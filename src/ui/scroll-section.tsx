import type { ReactNode, Ref } from 'react';
import { Region } from './region.tsx';
import styles from './styles/scroll-section.module.css';

interface ScrollSectionProps {
	/** A description for those who cannot see it. */
	label: string;
	children: ReactNode;
	className?: string;
	ref?: Ref<HTMLElement>;
}

/** A part that scrolls by itself where it is too large for its place; it takes the keyboard focus for that reason. */
export function ScrollSection({ label, className = '', ...rest }: ScrollSectionProps) {
	return <Region {...rest} className={`${styles.scroll} ${className}`} aria-label={label} tabIndex={0} />;
}

import type { ComponentPropsWithRef, ElementType } from 'react';
import styles from './styles/card.module.css';

interface CardProps extends ComponentPropsWithRef<'div'> {
	/** `md` is 24 on every side, `sm` 20; `none` is for cards whose children are `CardRow`s or bring their own. */
	padding?: 'md' | 'sm' | 'none';
	/** What the card is in the page: a section, an article, a list item. */
	as?: ElementType;
}

/** A bordered ground. Never put a card into a card: divide it with `CardRow`. */
export function Card({ padding = 'md', as: Element = 'div', className, ...others }: CardProps) {
	return <Element {...others} data-padding={padding} className={joined(styles.card, className)} />;
}

/** A part of a card with padding none, divided from the one before by a line. */
export function CardRow({ as: Element = 'div', className, ...others }: Omit<CardProps, 'padding'>) {
	return <Element {...others} className={joined(styles.row, className)} />;
}

function joined(own: string | undefined, given: string | undefined) {
	return given ? `${own} ${given}` : own;
}

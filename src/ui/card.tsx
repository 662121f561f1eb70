import type { ComponentPropsWithRef, ElementType } from 'react';
import styles from './styles/card.module.css';

interface CardProps extends ComponentPropsWithRef<'div'> {
	/** `md` is 24 on every side, `sm` 20; `none` is for cards whose children are `CardRow`s or bring their own. */
	padding?: 'md' | 'sm' | 'none';
	/** The element of the card in the page: a section, an article, a list item. */
	as?: ElementType;
}

/** A bordered surface. Never put a card inside a card: divide it with `CardRow`. */
export function Card({ padding = 'md', as: Element = 'div', className, ...others }: CardProps) {
	return <Element {...others} data-padding={padding} className={joined(styles.card, className)} />;
}

/** A part of a card with padding none, with a line between it and the previous part. */
export function CardRow({ as: Element = 'div', className, ...others }: Omit<CardProps, 'padding'>) {
	return <Element {...others} className={joined(styles.row, className)} />;
}

function joined(own: string | undefined, given: string | undefined) {
	return given ? `${own} ${given}` : own;
}

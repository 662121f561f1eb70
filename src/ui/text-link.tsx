import type { ComponentPropsWithRef, ElementType } from 'react';
import styles from './styles/text-link.module.css';

type TextLinkProps = ComponentPropsWithRef<'a'> &
	(
		| { as?: never; to?: never }
		/** An in-app link: pass the router's Link, and `to` instead of `href`. Use `button` for an action on the page. */
		| { as: ElementType; to?: string }
	);

/** Underlined text that leads somewhere. An external address opens in a new tab. */
export function TextLink({ as, className, ...others }: TextLinkProps) {
	const Element = as ?? 'a';
	const outside = as === undefined && /^https?:/.test(others.href ?? '');
	return (
		<Element
			{...(outside ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
			{...(as === 'button' ? { type: 'button' } : {})}
			{...others}
			className={className ? `${styles.link} ${className}` : styles.link}
		/>
	);
}

import type { Menu, MenuProps } from '@mantine/core';
import {
	type ComponentPropsWithRef,
	cloneElement,
	type ReactElement,
	type ReactNode,
	startTransition,
	useState,
} from 'react';

export interface LateMenuProps extends Pick<MenuProps, 'position' | 'width'> {
	button: ReactElement<ComponentPropsWithRef<'button'>>;
	/** What the menu holds, of the library's parts: they are there only once it opens. */
	children(parts: typeof Menu): ReactNode;
}

/** The code of menus; asked for again where it did not come. */
export const loadMenus = () => import('./shown-menu.tsx');

/** A button with a menu. What shows menus is a tenth of the library, and is loaded when somebody reaches for the button. */
export function LateMenu({ button, ...menu }: LateMenuProps) {
	const [Shown, setShown] = useState<Awaited<ReturnType<typeof loadMenus>>['ShownMenu'] | null>(null);
	if (Shown) return <Shown button={button} {...menu} />;
	const prepare = () => void loadMenus().catch(() => {});
	const open = () => {
		loadMenus().then(
			({ ShownMenu }) => startTransition(() => setShown(() => ShownMenu)),
			() => {},
		);
	};
	return cloneElement(button, {
		'aria-haspopup': 'menu',
		'aria-expanded': false,
		onPointerEnter: prepare,
		onFocus: prepare,
		onClick: open,
	});
}

import { cloneElement, startTransition, useState } from 'react';
import type { LateMenuProps } from './late-menu-props.ts';

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

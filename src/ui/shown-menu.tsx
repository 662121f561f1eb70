import { Menu } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { cloneElement, useEffect, useRef } from 'react';
import type { LateMenuProps } from './late-menu-props.ts';

/** A menu that opens as it comes, as if its button, which stands where it stood, were pressed. */
export function ShownMenu({ button, children, ...menu }: LateMenuProps) {
	const target = useRef<HTMLButtonElement>(null);
	const ref = useMergedRef(target, button.props.ref);
	useEffect(() => {
		target.current?.focus({ preventScroll: true });
		target.current?.click();
	}, []);
	return (
		<Menu {...menu}>
			<Menu.Target>{cloneElement(button, { ref })}</Menu.Target>
			<Menu.Dropdown>{children(Menu)}</Menu.Dropdown>
		</Menu>
	);
}

import type { Menu, MenuProps } from '@mantine/core';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';

export interface LateMenuProps extends Pick<MenuProps, 'position' | 'width'> {
	button: ReactElement<ComponentPropsWithRef<'button'>>;
	/** What the menu holds, of the library's parts: they are there only once it opens. */
	children(parts: typeof Menu): ReactNode;
}

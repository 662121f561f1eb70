import './styles/library.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/tones.css';
import './styles/base.css';
import './styles/mantine.css';
import './styles/tabs.css';
import { MantineProvider } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { colorSchemeManager } from './color-scheme.ts';
import { cssVariablesResolver, theme } from './theme.ts';

interface UiProviderProps {
	children: ReactNode;
	/** The nonce of the content security policy, for the style elements that the library writes. */
	styleNonce?: string;
	/** `test` renders without transitions and portals. */
	env?: 'default' | 'test';
}

/** Theme, tokens and fonts: wraps the whole app. */
export function UiProvider({ children, styleNonce, env = 'default' }: UiProviderProps) {
	const [manager] = useState(colorSchemeManager);
	return (
		<MantineProvider
			theme={theme}
			cssVariablesResolver={cssVariablesResolver}
			colorSchemeManager={manager}
			defaultColorScheme="light"
			getStyleNonce={() => styleNonce ?? ''}
			withGlobalClasses={false}
			env={env}
		>
			{children}
		</MantineProvider>
	);
}

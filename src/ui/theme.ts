import {
	type CSSVariablesResolver,
	createTheme,
	defaultVariantColorsResolver,
	type VariantColorsResolver,
} from '@mantine/core';
import { accent, dark, gray } from './palettes.ts';

/**
 * Mantine's automatic contrast puts a white label on the bright accent of the dark theme, far below AA.
 * The label, and every other colour of a control, comes from our tokens instead.
 */
const variantColorResolver: VariantColorsResolver = (input) => {
	if (input.color !== 'accent') return defaultVariantColorsResolver(input);
	if (input.variant === 'filled') {
		return {
			background: 'var(--accent)',
			hover: 'var(--accent-hover)',
			color: 'var(--on-accent)',
			border: '1px solid transparent',
		};
	}
	if (input.variant === 'default') {
		return {
			background: 'var(--surface)',
			hover: 'var(--hover)',
			color: 'var(--text)',
			border: '1px solid var(--line-2)',
		};
	}
	return {
		background: 'transparent',
		hover: 'var(--hover)',
		color: 'var(--text-2)',
		hoverColor: 'var(--text)',
		border: '1px solid transparent',
	};
};

const tokens = {
	'--mantine-color-body': 'var(--page)',
	'--mantine-color-text': 'var(--text)',
	'--mantine-color-bright': 'var(--text)',
	'--mantine-color-dimmed': 'var(--text-3)',
	'--mantine-color-placeholder': 'var(--text-3)',
	'--mantine-color-anchor': 'var(--text)',
	'--mantine-color-error': 'var(--red-text)',
	'--mantine-color-success': 'var(--green-text)',
	'--mantine-color-default': 'var(--surface)',
	'--mantine-color-default-hover': 'var(--hover)',
	'--mantine-color-default-color': 'var(--text)',
	'--mantine-color-default-border': 'var(--line)',
	'--mantine-color-disabled': 'var(--sunken)',
	'--mantine-color-disabled-color': 'var(--text-3)',
	'--mantine-color-disabled-border': 'transparent',
	'--mantine-color-accent-filled': 'var(--accent)',
	'--mantine-color-accent-filled-hover': 'var(--accent-hover)',
	'--mantine-color-accent-light': 'var(--accent-soft)',
	'--mantine-color-accent-light-color': 'var(--accent-text)',
	'--mantine-primary-color-contrast': 'var(--on-accent)',
};

/** Both schemes use the same tokens: only the values in tokens.css differ. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: tokens, dark: tokens });

/**
 * A dialog locks the page without hiding its scrollbar: nothing moves when it opens, and no style element is written
 * that the content security policy would refuse.
 */
const keepScrollbar = { removeScrollBar: false };

export const theme = createTheme({
	colors: { accent, gray, dark },
	primaryColor: 'accent',
	primaryShade: { light: 7, dark: 4 },
	white: '#ffffff',
	black: '#1d1b18',
	variantColorResolver,
	fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
	fontSizes: { xs: '13px', sm: '14px', md: '15px', lg: '16px', xl: '20px' },
	lineHeights: { xs: '1.54', sm: '1.43', md: '1.6', lg: '1.5', xl: '1.4' },
	fontWeights: { regular: '400', medium: '500', bold: '600' },
	headings: {
		fontFamily: 'inherit',
		fontWeight: '600',
		textWrap: 'balance',
		sizes: {
			h1: { fontSize: '30px', lineHeight: '36px' },
			h2: { fontSize: '24px', lineHeight: '32px' },
			h3: { fontSize: '20px', lineHeight: '28px' },
			h4: { fontSize: '16px', lineHeight: '24px' },
			h5: { fontSize: '15px', lineHeight: '24px' },
			h6: { fontSize: '14px', lineHeight: '20px' },
		},
	},
	radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '10px' },
	defaultRadius: 'md',
	spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
	shadows: { xs: 'none', sm: 'none', md: 'var(--shadow)', lg: 'var(--shadow)', xl: 'var(--shadow)' },
	respectReducedMotion: true,
	cursorType: 'pointer',
	components: {
		Button: { defaultProps: { variant: 'default' } },
		ActionIcon: { defaultProps: { variant: 'subtle', size: 32 } },
		Badge: { defaultProps: { variant: 'default' } },
		InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
		Modal: {
			defaultProps: {
				centered: true,
				radius: 'lg',
				padding: 'lg',
				removeScrollProps: keepScrollbar,
				transitionProps: { transition: 'fade', duration: 140 },
				overlayProps: { backgroundOpacity: 0.45 },
			},
		},
		ModalRoot: { defaultProps: { removeScrollProps: keepScrollbar } },
		// A dialog's `header` element would count as a second banner of the page.
		ModalHeader: { defaultProps: { role: 'presentation' } },
		DrawerRoot: { defaultProps: { removeScrollProps: keepScrollbar } },
		Drawer: {
			defaultProps: {
				removeScrollProps: keepScrollbar,
				transitionProps: { duration: 160 },
				overlayProps: { backgroundOpacity: 0.45 },
			},
		},
		Menu: {
			defaultProps: {
				shadow: 'md',
				radius: 'lg',
				transitionProps: { duration: 120 },
				// Inside its landmark and with nothing in it but items; opened by keyboard, the focus starts at the first.
				withinPortal: false,
				withInitialFocusPlaceholder: false,
			},
		},
	},
});

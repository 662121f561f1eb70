import { ActionIcon, Tooltip, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';

export function ThemeToggle() {
	const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
	const dark = colorScheme === 'dark';
	const label = dark ? 'Switch to the light theme' : 'Switch to the dark theme';
	const Icon = dark ? IconSun : IconMoon;
	return (
		<Tooltip label={label} withinPortal={false}>
			<ActionIcon size={36} aria-label={label} onClick={() => setColorScheme(dark ? 'light' : 'dark')}>
				<Icon size={20} aria-hidden />
			</ActionIcon>
		</Tooltip>
	);
}

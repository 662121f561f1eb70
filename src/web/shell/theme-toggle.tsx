import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useHint } from '#ui/use-hint.tsx';

export function ThemeToggle() {
	const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
	const dark = colorScheme === 'dark';
	const label = dark ? 'Switch to the light theme' : 'Switch to the dark theme';
	const Icon = dark ? IconSun : IconMoon;
	const { target, hint } = useHint({ label, side: 'below', offset: 5 });
	return (
		<>
			{hint}
			<ActionIcon size={36} aria-label={label} onClick={() => setColorScheme(dark ? 'light' : 'dark')} {...target}>
				<Icon size={20} aria-hidden />
			</ActionIcon>
		</>
	);
}

import { useMantineColorScheme } from '@mantine/core';
import styles from './logo.module.css';

/** The mark, dark on a light page and light on a dark one, with the product's name beside it. */
export function Logo({ markOnly = false }: { markOnly?: boolean }) {
	const { colorScheme } = useMantineColorScheme();
	return (
		<span className={styles.logo}>
			<img
				src={`/logo-${colorScheme === 'dark' ? 'dark' : 'light'}.svg`}
				alt={markOnly ? 'Growth Toolkit' : ''}
				width={28}
				height={28}
			/>
			{markOnly ? null : <span className={styles.name}>Growth Toolkit</span>}
		</span>
	);
}

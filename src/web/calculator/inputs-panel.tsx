import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import styles from './calculator.module.css';

/** The left panel of a calculator. */
export function InputsPanel({ onReset, children }: { onReset: () => void; children: ReactNode }) {
	return (
		<Card as="section" aria-labelledby="inputs" className={styles.inputs}>
			<div className={styles.head}>
				<h2 id="inputs" className={styles.title}>
					Inputs
				</h2>
				<Button
					size="xs"
					variant="subtle"
					className={styles.reset}
					leftSection={<IconRefresh size={16} aria-hidden />}
					onClick={onReset}
				>
					Reset
				</Button>
			</div>
			<div className={styles.fields}>{children}</div>
		</Card>
	);
}

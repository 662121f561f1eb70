import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

interface LoadFailureProps {
	/** What could not be loaded, and why. */
	children: ReactNode;
	onAgain: () => unknown;
}

/** Says that something could not be loaded, with a button to load it again. */
export function LoadFailure({ children, onAgain }: LoadFailureProps) {
	return (
		<Notice
			tone="red"
			action={
				<Button size="xs" onClick={() => onAgain()}>
					Try again
				</Button>
			}
		>
			{children}
		</Notice>
	);
}

import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import styles from './styles/success-message.module.css';

interface SuccessMessageProps {
	/** Empty while there is nothing to say: the element remains, so that new text in it is read aloud. */
	children: ReactNode;
	/** To move the focus here. */
	ref?: Ref<HTMLDivElement>;
}

/** Says that something was done. */
export function SuccessMessage({ children, ref }: SuccessMessageProps) {
	return (
		<div role="status" ref={ref} tabIndex={-1} className={styles.place}>
			{children ? (
				<div className={styles.message} data-tone="green">
					<IconCircleCheck size={20} stroke={1.75} aria-hidden />
					<div>{children}</div>
				</div>
			) : null}
		</div>
	);
}

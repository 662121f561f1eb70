import '#ui/styles/library-modal.css';
import { Button, Modal } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { appSettings } from '#web/settings.ts';
import styles from './purchase-modal.module.css';

interface PurchaseModalProps {
	title: string;
	/** Why the dialog appears and what to do. */
	children: ReactNode;
	onClose: () => void;
}

/** Says that access needs a purchase, and leads to the order form in a new tab. */
export function PurchaseModal({ title, children, onClose }: PurchaseModalProps) {
	const { purchaseUrl, supportEmail } = appSettings();
	return (
		<Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
			<p className={styles.text}>{children}</p>
			<p className={styles.help}>Already bought? Write to {supportEmail}.</p>
			<div className={styles.actions}>
				<Button onClick={onClose}>Use another address</Button>
				<Button
					variant="filled"
					component="a"
					href={purchaseUrl}
					target="_blank"
					rel="noopener noreferrer"
					rightSection={<IconExternalLink size={16} aria-hidden />}
				>
					Purchase
				</Button>
			</div>
		</Modal>
	);
}

import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';

interface DialogProps {
	title: string;
	opened: boolean;
	onClose: () => void;
	size?: 'md' | 'lg';
	children: ReactNode;
}

/** As the theme has it for whole modals. */
const FADE = { transition: 'fade', duration: 140 } as const;

/** The frame of the dialogs about clients. */
export function Dialog({ title, opened, onClose, size = 'md', children }: DialogProps) {
	return (
		<Modal.Root opened={opened} onClose={onClose} size={size} padding="lg" centered transitionProps={FADE}>
			<Modal.Overlay backgroundOpacity={0.45} />
			<Modal.Content radius="lg">
				{/* A header of its own would be a second banner of the page. */}
				<Modal.Header role="none">
					<Modal.Title>{title}</Modal.Title>
					<Modal.CloseButton aria-label="Close" />
				</Modal.Header>
				<Modal.Body>{children}</Modal.Body>
			</Modal.Content>
		</Modal.Root>
	);
}

import { Button, Modal } from '@mantine/core';
import { EXPORT_FORMATS, type ExportFormat } from '#shared/export-formats.ts';
import { useOpening } from '#ui/use-lazy-dialog.ts';
import { OpenGaps } from '../suggestions/open-gaps.tsx';
import type { Gaps } from '../suggestions/use-gaps.tsx';
import styles from './result-frame.module.css';

interface OpenDialogProps {
	/** The file to make; without one the dialog is closed. */
	format: ExportFormat | null;
	gaps: Gaps;
	onClose(): void;
	onSave(format: ExportFormat): void;
}

/** Says what a file would lack because nobody confirmed it, before it is made. */
export function OpenDialog({ format, gaps, onClose, onSave }: OpenDialogProps) {
	const opened = useOpening(format !== null);
	return (
		<Modal
			opened={opened}
			onClose={onClose}
			title="Some parts are not confirmed"
			closeButtonProps={{ 'aria-label': 'Close' }}
		>
			{format === null ? null : (
				<>
					<p>
						{gaps.open.length} of {gaps.asked} are left to confirm: <OpenGaps gaps={gaps} onGo={onClose} />. They stay
						out of the file “{EXPORT_FORMATS[format].label}”.
					</p>
					<div className={styles.dialogButtons}>
						<Button onClick={onClose}>Go on confirming</Button>
						<Button
							variant="filled"
							onClick={() => {
								onClose();
								onSave(format);
							}}
						>
							Save without them
						</Button>
					</div>
				</>
			)}
		</Modal>
	);
}

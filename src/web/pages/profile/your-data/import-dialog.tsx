import { Modal } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { useState } from 'react';
import { ChooseFile } from '#ui/choose-file.tsx';
import { Notice } from '#ui/notice.tsx';
import { useImportAccount, usePreviewImport } from '#web/api/own-data.ts';
import { addedIn, ImportPreview } from './import-preview.tsx';
import styles from './your-data.module.css';

interface ImportDialogProps {
	opened: boolean;
	onClose: () => void;
	/** With the outcome, as a sentence. */
	onDone: (words: string) => void;
}

/** The browser imports only types from `shared/own-data.ts`. */
const MOST_MEGABYTES = 50;

/** Imports an exported archive, after showing what is inside. */
export function ImportDialog({ opened, onClose, onDone }: ImportDialogProps) {
	return (
		<Modal
			opened={opened}
			onClose={onClose}
			size="lg"
			title="Import an export"
			closeButtonProps={{ 'aria-label': 'Close' }}
		>
			<Import onClose={onClose} onDone={onDone} />
		</Modal>
	);
}

function Import({ onClose, onDone }: Omit<ImportDialogProps, 'opened'>) {
	const [file, setFile] = useState<File | null>(null);
	const preview = usePreviewImport();
	const commit = useImportAccount();
	const isTooLarge = file !== null && file.size > MOST_MEGABYTES * 1024 * 1024;
	const choose = (chosen: File) => {
		preview.reset();
		commit.reset();
		setFile(chosen);
		if (chosen.size <= MOST_MEGABYTES * 1024 * 1024) preview.mutate(chosen);
	};
	const failure = isTooLarge
		? `${file.name} is larger than ${MOST_MEGABYTES} MB: it cannot be imported.`
		: (preview.error?.message ?? commit.error?.message);
	return (
		<div className={styles.dialog}>
			<p className={styles.lead}>
				Choose the ZIP file that “Export” saved. You see what is inside before anything is written.
			</p>
			<ChooseFile
				label="Exported archive"
				accept=".zip,application/zip"
				icon={<IconFileZip size={16} aria-hidden />}
				hasFile={file !== null}
				loading={preview.isPending}
				onChoose={choose}
			/>
			{failure ? <Notice tone="red">{failure}</Notice> : null}
			{file && preview.data ? (
				<ImportPreview
					name={file.name}
					found={preview.data}
					busy={commit.isPending}
					onCancel={onClose}
					onImport={() => commit.mutate(file, { onSuccess: (done) => onDone(importedWords(addedIn(done))) })}
				/>
			) : null}
		</div>
	);
}

function importedWords(added: number): string {
	return added === 1 ? 'One entry was imported.' : `${added.toLocaleString('en-GB')} entries were imported.`;
}

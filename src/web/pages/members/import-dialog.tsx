import { Modal } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { MOST_IMPORT_CHARACTERS } from '#shared/member-limits.ts';
import type { MemberImport } from '#shared/member-requests.ts';
import { decode } from '#transcript/decode.ts';
import { ChooseFile } from '#ui/choose-file.tsx';
import { Notice } from '#ui/notice.tsx';
import { useImportMembers, usePreviewImport } from '#web/api/members.ts';
import type { DialogProps } from './add-dialog.tsx';
import { ImportPreview } from './import-preview.tsx';
import styles from './members-page.module.css';
import { addresses, onTheList } from './words.ts';

/** Imports the buyers of a CSV file, after showing how it was read. */
export function ImportDialog({ opened, onClose, onDone }: DialogProps) {
	return (
		<Modal
			opened={opened}
			onClose={onClose}
			size="lg"
			title="Import a CSV"
			closeButtonProps={{ 'aria-label': 'Close' }}
		>
			<Import onClose={onClose} onDone={onDone} />
		</Modal>
	);
}

interface ChosenFile {
	name: string;
	csv: string;
}

function Import({ onClose, onDone }: Omit<DialogProps, 'opened'>) {
	const [file, setFile] = useState<ChosenFile | null>(null);
	const [problem, setProblem] = useState('');
	const preview = usePreviewImport();
	const commit = useImportMembers();
	const choose = async (chosen: File) => {
		preview.reset();
		commit.reset();
		const read = await readFile(chosen);
		setFile(typeof read === 'string' ? null : read);
		setProblem(typeof read === 'string' ? read : '');
		if (typeof read !== 'string') preview.mutate(read.csv);
	};
	const carryOut = (skipInvalid: boolean) => {
		if (file === null) return;
		commit.mutate({ csv: file.csv, skipInvalid }, { onSuccess: (result) => onDone(importedWords(result)) });
	};
	const failure = problem || preview.error?.message || commit.error?.message;
	return (
		<>
			<p className={styles.text}>
				Choose an export of Stripe, Gumroad or ThriveCart, or any list with email addresses. Nothing is imported before
				you have seen how the file was read.
			</p>
			<ChooseFile
				label="CSV file"
				accept=".csv,.txt,.tsv,text/csv,text/plain"
				icon={<IconFileText size={16} aria-hidden />}
				hasFile={file !== null}
				loading={preview.isPending}
				onChoose={choose}
				className={styles.choose}
			/>
			{failure ? <Notice tone="red">{failure}</Notice> : null}
			{file && preview.data ? (
				<ImportPreview
					key={file.name}
					name={file.name}
					found={preview.data}
					busy={commit.isPending}
					onCancel={onClose}
					onImport={carryOut}
				/>
			) : null}
		</>
	);
}

/** The text of the file, or why it cannot be read. */
async function readFile(file: File): Promise<ChosenFile | string> {
	if (file.size > MOST_IMPORT_CHARACTERS) {
		return `${file.name} is larger than ${MOST_IMPORT_CHARACTERS / 1024 / 1024} MB. Split it and import the parts.`;
	}
	try {
		const csv = decode(new Uint8Array(await file.arrayBuffer()));
		return csv.trim() === '' ? `${file.name} is empty.` : { name: file.name, csv };
	} catch {
		return `${file.name} is no text. Save the list as CSV, and choose that file.`;
	}
}

function importedWords({ added = 0, known }: MemberImport): string {
	const rest = known === 0 ? '' : ` ${onTheList(known)}`;
	return `${addresses(added)} ${added === 1 ? 'was' : 'were'} imported.${rest}`;
}

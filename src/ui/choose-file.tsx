import { Button, FileButton } from '@mantine/core';
import { type ReactNode, useRef } from 'react';

interface ChooseFileProps {
	/** What the file is, e.g. "CSV file". */
	label: string;
	/** As an input of the kind `file` takes it. */
	accept: string;
	icon: ReactNode;
	/** Whether a file was chosen. */
	hasFile: boolean;
	/** The file is being read. */
	loading: boolean;
	onChoose: (file: File) => void;
	className?: string | undefined;
}

/** The button of a dialog that chooses a file; the same file can be chosen again once it is corrected. */
export function ChooseFile({ label, accept, icon, hasFile, loading, onChoose, className }: ChooseFileProps) {
	const reset = useRef<() => void>(null);
	function choose(file: File | null) {
		if (file === null) return;
		reset.current?.();
		onChoose(file);
	}
	return (
		<FileButton accept={accept} onChange={choose} resetRef={reset} inputProps={{ 'aria-label': label }}>
			{({ onClick }) => (
				<Button data-autofocus className={className} leftSection={icon} loading={loading} onClick={onClick}>
					{hasFile ? 'Choose another file' : 'Choose a file'}
				</Button>
			)}
		</FileButton>
	);
}

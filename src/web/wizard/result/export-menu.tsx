import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { asksForStart, EXPORT_FORMATS, type ExportFormat } from '#shared/export-formats.ts';
import type { Gaps } from '../suggestions/use-gaps.tsx';
import { OpenDialog } from './open-dialog.tsx';
import { StartDialog } from './start-dialog.tsx';

interface ExportMenuProps {
	label: string;
	formats: readonly ExportFormat[] | undefined;
	/** What the result still asks for. */
	gaps: Gaps;
	save(format: ExportFormat, part?: number, start?: string): Promise<void>;
}

const DEFAULT_FORMATS: readonly ExportFormat[] = ['docx', 'pdf', 'markdown', 'json'];

/** Saves the result as a file; a format that holds dates asks for the first day first. */
export function ExportMenu({ label, formats = DEFAULT_FORMATS, gaps, save }: ExportMenuProps) {
	const button = useRef<HTMLButtonElement>(null);
	const [dated, setDated] = useState<ExportFormat | null>(null);
	const [unconfirmed, setUnconfirmed] = useState<ExportFormat | null>(null);

	function choose(format: ExportFormat) {
		// A dialog gives the focus back to where it was: the item is gone by then, the button is not.
		button.current?.focus();
		if (asksForStart(format)) setDated(format);
		else if (gaps.open.length > 0 && format !== 'json') setUnconfirmed(format);
		else void save(format);
	}

	return (
		<>
			<Menu position="bottom-end">
				<Menu.Target>
					<Button
						ref={button}
						variant="filled"
						leftSection={<IconDownload size={16} aria-hidden />}
						rightSection={<IconChevronDown size={16} aria-hidden />}
					>
						{label}
					</Button>
				</Menu.Target>
				<Menu.Dropdown>
					{formats.map((format) => (
						<Menu.Item key={format} onClick={() => choose(format)}>
							{EXPORT_FORMATS[format].label}
						</Menu.Item>
					))}
				</Menu.Dropdown>
			</Menu>
			<OpenDialog format={unconfirmed} gaps={gaps} onClose={() => setUnconfirmed(null)} onSave={save} />
			<StartDialog
				format={dated}
				onClose={() => setDated(null)}
				onStart={(format, start) => save(format, undefined, start)}
			/>
		</>
	);
}

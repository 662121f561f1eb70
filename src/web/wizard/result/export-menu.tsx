import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { asksForStart, EXPORT_FORMATS, type ExportFormat } from '#shared/export-formats.ts';
import { StartDialog } from './start-dialog.tsx';

interface ExportMenuProps {
	label: string;
	formats: readonly ExportFormat[] | undefined;
	save(format: ExportFormat, part?: number, start?: string): Promise<void>;
}

const DEFAULT_FORMATS: readonly ExportFormat[] = ['docx', 'pdf', 'markdown', 'json'];

/** Saves the result as a file; a format that holds dates asks for the first day first. */
export function ExportMenu({ label, formats = DEFAULT_FORMATS, save }: ExportMenuProps) {
	const [dated, setDated] = useState<ExportFormat | null>(null);
	return (
		<>
			<Menu position="bottom-end">
				<Menu.Target>
					<Button
						variant="filled"
						leftSection={<IconDownload size={16} aria-hidden />}
						rightSection={<IconChevronDown size={16} aria-hidden />}
					>
						{label}
					</Button>
				</Menu.Target>
				<Menu.Dropdown>
					{formats.map((format) => (
						<Menu.Item key={format} onClick={() => (asksForStart(format) ? setDated(format) : save(format))}>
							{EXPORT_FORMATS[format].label}
						</Menu.Item>
					))}
				</Menu.Dropdown>
			</Menu>
			<StartDialog
				format={dated}
				onClose={() => setDated(null)}
				onStart={(format, start) => save(format, undefined, start)}
			/>
		</>
	);
}

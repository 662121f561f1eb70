import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { EXPORT_FORMATS, type ExportFormat } from '#shared/export-formats.ts';

interface ExportMenuProps {
	label: string;
	formats: readonly ExportFormat[] | undefined;
	save(format: ExportFormat): Promise<void>;
}

/** Saves the result as a file. */
export function ExportMenu({ label, formats = ['markdown', 'json'], save }: ExportMenuProps) {
	return (
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
					<Menu.Item key={format} onClick={() => save(format)}>
						{EXPORT_FORMATS[format].label}
					</Menu.Item>
				))}
			</Menu.Dropdown>
		</Menu>
	);
}

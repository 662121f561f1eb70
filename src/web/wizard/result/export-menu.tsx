import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { download } from '#web/api/download.ts';
import styles from './result-frame.module.css';

const FORMATS = [
	{ format: 'markdown', label: 'Markdown (.md)' },
	{ format: 'json', label: 'JSON (.json)' },
];

/** Saves the result as a file. */
export function ExportMenu({ label, runId }: { label: string; runId: string }) {
	const [failure, setFailure] = useState('');

	async function save(format: string) {
		setFailure('');
		try {
			await download(`/api/runs/${runId}/export?format=${format}`);
		} catch (error) {
			setFailure(error instanceof Error ? error.message : 'The file could not be made');
		}
	}

	return (
		<div>
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
					{FORMATS.map(({ format, label }) => (
						<Menu.Item key={format} onClick={() => save(format)}>
							{label}
						</Menu.Item>
					))}
				</Menu.Dropdown>
			</Menu>
			<p role="alert" className={styles.exportFailure}>
				{failure}
			</p>
		</div>
	);
}

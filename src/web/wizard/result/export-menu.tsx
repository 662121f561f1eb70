import { Button } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { asksForStart, EXPORT_FORMATS, type ExportFormat } from '#shared/export-formats.ts';
import { LateMenu } from '#ui/late-menu.tsx';
import type { Gaps } from '../suggestions/use-gaps.tsx';

const OpenDialog = lazy(() => import('./open-dialog.tsx').then((part) => ({ default: part.OpenDialog })));
const StartDialog = lazy(() => import('./start-dialog.tsx').then((part) => ({ default: part.StartDialog })));

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
	const [asks, setAsks] = useState(false);
	const [dated, setDated] = useState<ExportFormat | null>(null);
	const [unconfirmed, setUnconfirmed] = useState<ExportFormat | null>(null);

	function choose(format: ExportFormat) {
		// A dialog gives the focus back to where it was: the item is gone by then, the button is not.
		button.current?.focus();
		const isDated = asksForStart(format);
		const isUnconfirmed = !isDated && gaps.open.length > 0 && format !== 'json';
		if (!isDated && !isUnconfirmed) return void save(format);
		setAsks(true);
		setDated(isDated ? format : null);
		setUnconfirmed(isUnconfirmed ? format : null);
	}

	return (
		<>
			<LateMenu
				position="bottom-end"
				button={
					<Button
						ref={button}
						variant="filled"
						leftSection={<IconDownload size={16} aria-hidden />}
						rightSection={<IconChevronDown size={16} aria-hidden />}
					>
						{label}
					</Button>
				}
			>
				{(Menu) =>
					formats.map((format) => (
						<Menu.Item key={format} onClick={() => choose(format)}>
							{EXPORT_FORMATS[format].label}
						</Menu.Item>
					))
				}
			</LateMenu>
			{asks ? (
				<Suspense>
					<OpenDialog format={unconfirmed} gaps={gaps} onClose={() => setUnconfirmed(null)} onSave={save} />
					<StartDialog
						format={dated}
						onClose={() => setDated(null)}
						onStart={(format, start) => save(format, undefined, start)}
					/>
				</Suspense>
			) : null}
		</>
	);
}

import { Button } from '@mantine/core';
import { IconPencil, IconRefresh } from '@tabler/icons-react';
import type { Ref } from 'react';
import type { Run } from '#shared/runs.ts';
import type { WebTool } from '#tools/define.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { MoreActions } from '#ui/more-actions.tsx';
import type { Gaps } from '../suggestions/use-gaps.tsx';
import { ExportMenu } from './export-menu.tsx';
import styles from './result-frame.module.css';
import { SendMenu } from './send-menu.tsx';
import { ShareButton } from './share-button.tsx';
import type { useSave } from './use-save.ts';

interface ResultActionsProps {
	tool: WebTool;
	input: object;
	output: object;
	run: Run;
	gaps: Gaps;
	save: ReturnType<typeof useSave>['save'];
	editButton: Ref<HTMLButtonElement>;
	onEdit(): void;
	onReset(): void;
}

/**
 * The actions on a result that is complete; where there is no room, all but the files below three dots, which then stand
 * last.
 */
export function ResultActions({
	tool,
	input,
	output,
	run,
	gaps,
	save,
	editButton,
	onEdit,
	onReset,
}: ResultActionsProps) {
	const { words } = tool;
	const copies = tool.copies.map((copy) => (
		<CopyButton key={copy.label} label={copy.label} text={() => copy.text(output, input)} />
	));
	return (
		<>
			<MoreActions>
				<ResetButton label={words.reset} onReset={onReset} />
				<Button ref={editButton} leftSection={<IconPencil size={16} aria-hidden />} onClick={onEdit}>
					Edit
				</Button>
				{tool.copyFirst ? null : copies}
				{tool.send ? <SendMenu label={tool.send.label} mailing={tool.send.mailing(output, input)} save={save} /> : null}
				{tool.share ? <ShareButton runId={run.id} share={tool.share} gaps={gaps} /> : null}
				{tool.exportCopies ? (
					<span className={styles.copied}>
						<CopyButton label={words.export} text={() => JSON.stringify(output, null, 2)} />
						(JSON)
					</span>
				) : null}
			</MoreActions>
			{tool.copyFirst ? <span className={styles.first}>{copies}</span> : null}
			<ExportMenu
				label={tool.exportCopies ? 'Download' : words.export}
				formats={formatsOf(tool, output)}
				gaps={gaps}
				save={save}
			/>
		</>
	);
}

export function ResetButton({ label, onReset }: { label: string; onReset(): void }) {
	return (
		<Button variant="subtle" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onReset}>
			{label}
		</Button>
	);
}

function formatsOf(tool: WebTool, output: object) {
	const without = tool.withoutFormats?.(output) ?? [];
	return tool.formats?.filter((format) => !without.includes(format));
}

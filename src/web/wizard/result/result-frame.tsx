import { Button } from '@mantine/core';
import { IconCpu, IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { Run } from '#shared/runs.ts';
import type { WebTool } from '#tools/define.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { askModel } from '#web/api/ask-model.ts';
import { appSettings } from '#web/settings.ts';
import { ExportMenu } from './export-menu.tsx';
import { GroundingNote } from './grounding-note.tsx';
import styles from './result-frame.module.css';
import { SendMenu } from './send-menu.tsx';
import { ShareButton } from './share-button.tsx';
import { useSave } from './use-save.ts';

interface ResultFrameProps {
	tool: WebTool;
	input: object;
	output: object;
	run: Run;
	/** Stands in a page with more above it: the page moves to it instead of to its own top. */
	inPage?: boolean;
	onReset(): void;
}

/** What every result has: its heading, key facts, engine and buttons. The body is the tool's own. */
export function ResultFrame({ tool, input, output, run, inPage = false, onReset }: ResultFrameProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		heading.current?.focus({ preventScroll: true });
		if (inPage) heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
		else window.scrollTo({ top: 0 });
	}, [inPage]);
	const { save, failure } = useSave(run.id);
	const { words, Result } = tool;
	const facts = tool.facts(input, output).filter((fact) => fact !== '');

	return (
		<div className={styles.frame}>
			<PageHeader
				title={tool.resultTitle?.(input) || words.result}
				titleRef={heading}
				actions={
					<>
						<Button variant="subtle" leftSection={<IconRefresh size={16} aria-hidden />} onClick={onReset}>
							{words.reset}
						</Button>
						{tool.copies.map((copy) => (
							<CopyButton key={copy.label} label={copy.label} text={() => copy.text(output, input)} />
						))}
						{tool.send ? (
							<SendMenu label={tool.send.label} mailing={tool.send.mailing(output, input)} save={save} />
						) : null}
						{tool.share ? <ShareButton runId={run.id} share={tool.share} /> : null}
						{tool.exportCopies ? (
							<CopyButton label={words.export} text={() => JSON.stringify(output, null, 2)} />
						) : null}
						<ExportMenu
							label={tool.exportCopies ? 'Download' : words.export}
							formats={formatsOf(tool, output)}
							save={save}
						/>
					</>
				}
			/>
			<p role="alert" className={styles.exportFailure}>
				{failure}
			</p>
			<div className={styles.facts}>
				<ul className={styles.list}>
					{[...facts, dayOf(run.createdAt)].map((fact) => (
						<li key={fact}>{fact}</li>
					))}
				</ul>
				<StatusBadge tone="neutral">
					<IconCpu size={14} stroke={1.75} aria-hidden />
					{run.source === 'built-in' ? 'Built-in engine' : (run.model ?? 'Model')}
				</StatusBadge>
			</div>
			<GroundingNote tool={tool} run={run} />
			<div className={styles.body}>
				<Result input={input} output={output} save={save} ask={appSettings().engine === null ? undefined : askModel} />
			</div>
		</div>
	);
}

function formatsOf(tool: WebTool, output: object) {
	const without = tool.withoutFormats?.(output) ?? [];
	return tool.formats?.filter((format) => !without.includes(format));
}

function dayOf(createdAt: string): string {
	return new Date(createdAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}

import { Button } from '@mantine/core';
import { IconCpu, IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { Run } from '#shared/runs.ts';
import type { WebTool } from '#tools/define.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { ExportMenu } from './export-menu.tsx';
import { GroundingNote } from './grounding-note.tsx';
import styles from './result-frame.module.css';
import { SendMenu } from './send-menu.tsx';
import { useSave } from './use-save.ts';

interface ResultFrameProps {
	tool: WebTool;
	input: object;
	output: object;
	run: Run;
	onReset(): void;
}

/** What every result has: its heading, key facts, engine and buttons. The body is the tool's own. */
export function ResultFrame({ tool, input, output, run, onReset }: ResultFrameProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		heading.current?.focus({ preventScroll: true });
		window.scrollTo({ top: 0 });
	}, []);
	const { save, failure } = useSave(run.id);
	const { words, Result } = tool;
	const facts = tool.facts(input, output).filter((fact) => fact !== '');

	return (
		<div className={styles.frame}>
			<PageHeader
				title={words.result}
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
						<ExportMenu label={words.export} formats={tool.formats} save={save} />
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
				<Result input={input} output={output} save={save} />
			</div>
		</div>
	);
}

function dayOf(createdAt: string): string {
	return new Date(createdAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}

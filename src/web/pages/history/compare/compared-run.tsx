import { Button } from '@mantine/core';
import { IconCpu } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { FullRun } from '#shared/runs.ts';
import type { WebTool } from '#tools/define.ts';
import { Side } from '#ui/region.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { shortMoment } from '#web/dates.ts';
import { engineName, pathOfRun } from '../run-words.ts';
import styles from './compare.module.css';
import { Mark } from './mark.tsx';
import { type Objects, objectsOf } from './objects.ts';

interface ComparedRunProps {
	mark: 'A' | 'B';
	run: FullRun;
	tool: WebTool;
	/** As the panel of this tab, where one run is shown at a time; without it where they are side by side. */
	panel?: { id: string; tab: string; isShown: boolean };
}

/** One of two runs: what it is, and its result in its tool's view. */
export function ComparedRun({ mark, run, tool, panel }: ComparedRunProps) {
	const heading = useId();
	return (
		<section
			className={styles.side}
			id={panel?.id}
			role={panel ? 'tabpanel' : undefined}
			aria-labelledby={panel?.tab ?? heading}
			hidden={panel ? !panel.isShown : false}
		>
			<header className={styles.head}>
				<h2 id={heading} className={styles.title}>
					<Mark mark={mark} /> {run.title}
				</h2>
				<div className={styles.facts}>
					<StatusBadge tone="neutral">
						<IconCpu size={14} stroke={1.75} aria-hidden />
						{engineName(run)}
					</StatusBadge>
					{run.edited ? <StatusBadge tone="neutral">Edited</StatusBadge> : null}
					<time dateTime={run.createdAt}>{shortMoment(run.createdAt)}</time>
					<Button component={Link} to={pathOfRun(run)} size="xs" aria-label={`Open run ${mark}: ${run.title}`}>
						Open
					</Button>
				</div>
			</header>
			<Side name={mark.toLowerCase()}>
				<div className={styles.result}>
					<ToolResult tool={tool} {...objectsOf(run)} />
				</div>
			</Side>
		</section>
	);
}

/** Nothing can be saved or asked here: for that the member opens the run. */
function ToolResult({ tool: { Result }, input, output }: { tool: WebTool } & Objects) {
	return <Result input={input} output={output} />;
}

import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Run } from '#shared/runs.ts';
import type { ToolId } from '#tools/catalog.ts';
import type { WebTool } from '#tools/define.ts';
import { nextAfter } from '#tools/from-results.ts';
import { Card } from '#ui/card.tsx';
import { keyed } from '#ui/keyed.ts';
import { Region } from '#ui/region.tsx';
import { toolById } from '#web/navigation.ts';
import { filledFrom } from './next-tools.tsx';
import styles from './verdict.module.css';

interface VerdictProps {
	tool: WebTool;
	run: Run;
	/** As it is shown, with the member's edits. */
	output: object;
}

/** The result in three lines, and what to do with it. */
export function Verdict({ tool, run, output }: VerdictProps) {
	const lines = (tool.verdict?.(output) ?? []).filter((line) => line !== '');
	if (lines.length === 0) return null;
	const next = nextAfter(run.tool as ToolId);
	const target = next && toolById(next.to);
	return (
		<Card padding="none" as={Region} aria-label="In short" className={styles.verdict}>
			<ul className={styles.lines}>
				{keyed(lines, (line) => line).map(({ key, item }) => (
					<li key={key}>{item}</li>
				))}
			</ul>
			{target ? (
				<Button
					component={Link}
					to={filledFrom(run, target.path)}
					className={styles.next}
					rightSection={<IconArrowRight size={16} aria-hidden />}
				>
					{next.does}
				</Button>
			) : null}
		</Card>
	);
}

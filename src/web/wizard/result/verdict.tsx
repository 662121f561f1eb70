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
import { pathFrom } from '#web/pages/history/run-words.ts';
import { filledFrom } from './next-tools.tsx';
import styles from './verdict.module.css';

interface VerdictProps {
	tool: WebTool;
	run: Run;
	input: object;
	/** As it is shown, with the member's edits. */
	output: object;
}

/** The result in three lines, and what to do with it. */
export function Verdict({ tool, run, input, output }: VerdictProps) {
	const lines = (tool.verdict?.(output, input) ?? []).filter((line) => line !== '');
	if (lines.length === 0) return null;
	const action = actionOf(tool, run, output);
	return (
		<Card padding="none" as={Region} aria-label="In short" className={styles.verdict}>
			<ul className={styles.lines}>
				{keyed(lines, (line) => line).map(({ key, item }) => (
					<li key={key}>{item}</li>
				))}
			</ul>
			{action ? (
				<Button
					component={Link}
					{...action.link}
					className={styles.next}
					rightSection={<IconArrowRight size={16} aria-hidden />}
				>
					{action.does}
				</Button>
			) : null}
		</Card>
	);
}

/** First what this result lacks and its form can take, then the tool that comes next. */
function actionOf(tool: WebTool, run: Run, output: object) {
	const toAdd = tool.toAdd?.(output) ?? '';
	// The form opens at its last step.
	if (toAdd !== '') return { does: toAdd, link: { to: pathFrom(run), state: { step: tool.steps.length - 1 } } };
	const next = nextAfter(run.tool as ToolId);
	const target = next && toolById(next.to);
	return target ? { does: next.does, link: { to: filledFrom(run, target.path) } } : null;
}

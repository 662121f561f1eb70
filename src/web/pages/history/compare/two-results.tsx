import { Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useId, useState } from 'react';
import type { FullRun } from '#shared/runs.ts';
import type { WebTool } from '#tools/define.ts';
import styles from './compare.module.css';
import { ComparedRun } from './compared-run.tsx';
import { Mark } from './mark.tsx';

const MARKS = ['A', 'B'] as const;

interface TwoResultsProps {
	tool: WebTool;
	runs: readonly [FullRun, FullRun];
}

/** Side by side where there is room, otherwise one at a time. Both remain mounted, with what was opened in them. */
export function TwoResults({ tool, runs }: TwoResultsProps) {
	const beside = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false }) ?? true;
	const [shown, setShown] = useState<string>('A');
	const id = useId();
	return (
		<div>
			{beside ? null : (
				<Tabs id={id} value={shown} onChange={(mark) => setShown(mark ?? 'A')} className={styles.switch}>
					<Tabs.List aria-label="Which run is shown" grow>
						{MARKS.map((mark, index) => (
							<Tabs.Tab key={mark} value={mark} aria-controls={`${id}-panel-${mark}`}>
								<Mark mark={mark} /> {runs[index]?.title}
							</Tabs.Tab>
						))}
					</Tabs.List>
				</Tabs>
			)}
			<div className={styles.sides}>
				{MARKS.map((mark, index) => {
					const run = runs[index];
					if (!run) return null;
					const panel = { id: `${id}-panel-${mark}`, tab: `${id}-tab-${mark}`, isShown: shown === mark };
					return <ComparedRun key={mark} mark={mark} run={run} tool={tool} panel={beside ? undefined : panel} />;
				})}
			</div>
		</div>
	);
}

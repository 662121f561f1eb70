import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { FullRun } from '#shared/runs.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useRun } from '#web/api/runs.ts';
import { shortMoment } from '#web/dates.ts';
import { HISTORY } from '#web/navigation.ts';
import { type HistoryState, TitleSearch } from './history-filters.tsx';
import styles from './history-page.module.css';
import { RunList } from './run-list.tsx';
import { RunRow } from './run-row.tsx';
import { engineName, pathFrom, pathToCompare, toolName } from './run-words.ts';

interface ChooseOtherProps {
	firstId: string;
	/** Words in the other run's title. */
	title: string;
	state: HistoryState;
}

/** The history while the member chooses a run to compare another one with. */
export function ChooseOther({ firstId, title, state }: ChooseOtherProps) {
	const first = useRun(firstId);
	if (first.isPending) return <Spinner page label="Loading the run" />;
	if (first.data?.status === 'succeeded') return <Choosing first={first.data} title={title} state={state} />;
	return (
		<EmptyState
			title="This run cannot be compared"
			action={
				<Button component={Link} to={HISTORY.path}>
					Open History
				</Button>
			}
		>
			{first.data ? 'It has no result.' : first.error?.message}
		</EmptyState>
	);
}

function Choosing({ first, title, state }: { first: FullRun; title: string; state: HistoryState }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const tool = toolName(first.tool);
	return (
		<div className={styles.page}>
			<PageHeader
				title={`Compare ${first.title} with…`}
				titleRef={heading}
				actions={
					<Button component={Link} to={HISTORY.path}>
						Show all runs again
					</Button>
				}
			>
				{tool}, {engineName(first)}, {shortMoment(first.createdAt)}. Choose another result of {tool}.
			</PageHeader>
			<TitleSearch value={state.values.q} onChange={(q) => state.set({ q })} />
			<RunList
				filter={{ tool: first.tool, status: 'succeeded', q: title }}
				shows={({ id, tool: other, status }) => id !== first.id && other === first.tool && status === 'succeeded'}
				row={(run, engine) => (
					<RunRow key={run.id} run={run} engine={engine}>
						<Button
							component={Link}
							to={pathToCompare(first.id, run.id)}
							size="xs"
							variant="filled"
							aria-label={`Compare with ${run.title}`}
						>
							Compare
						</Button>
					</RunRow>
				)}
			>
				{title === '' ? (
					<EmptyState
						title={`No other result of ${tool}`}
						order={3}
						action={
							<Button component={Link} to={pathFrom(first)}>
								Run it again with changed inputs
							</Button>
						}
					>
						A comparison needs two results of one tool.
					</EmptyState>
				) : (
					<EmptyState
						title="No runs found"
						order={3}
						action={<Button onClick={() => state.set({ q: '' })}>Clear the search</Button>}
					>
						No other result of {tool} has these words in its title.
					</EmptyState>
				)}
			</RunList>
		</div>
	);
}

import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { FullRun } from '#shared/runs.ts';
import type { ToolId } from '#tools/catalog.ts';
import { webTools } from '#tools/web.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { ApiFailure } from '#web/api/client.ts';
import { useRun } from '#web/api/runs.ts';
import { HISTORY } from '#web/navigation.ts';
import { useTool } from '#web/wizard/use-tool.ts';
import { pathToChoose, toolName } from '../run-words.ts';
import styles from './compare.module.css';
import { Differences } from './differences.tsx';
import { inputDifferences } from './input-differences.ts';
import { objectsOf } from './objects.ts';
import { TwoResults } from './two-results.tsx';

/** Two results of one tool side by side, given by the parameters `a` and `b`. */
export function ComparePage() {
	const [params] = useSearchParams();
	const [a, b] = [params.get('a') ?? '', params.get('b') ?? ''];
	if (a === '' || b === '' || a === b) {
		return (
			<Refusal title="Choose two runs">
				Open the menu of a run in your history, and there “Compare with…”. Then choose the other one.
			</Refusal>
		);
	}
	return <Loading key={`${a} ${b}`} ids={[a, b]} />;
}

function Loading({ ids }: { ids: readonly [string, string] }) {
	const a = useRun(ids[0]);
	const b = useRun(ids[1]);
	const failed = [a, b].find(({ data, error }) => data === undefined && error !== null);
	if (failed) {
		if (failed.error instanceof ApiFailure && failed.error.status === 404) {
			return (
				<Refusal title="This run does not exist">
					One of the two may have been deleted, or it belongs to another member.
				</Refusal>
			);
		}
		return <LoadFailure onAgain={failed.refetch}>The runs could not be loaded: {failed.error?.message}</LoadFailure>;
	}
	if (!a.data || !b.data) return <Spinner page label="Loading two runs" />;
	if (a.data.tool !== b.data.tool || !isTool(a.data.tool)) {
		return (
			<Refusal title="Only runs of one tool can be compared">
				These are of {toolName(a.data.tool)} and {toolName(b.data.tool)}.
			</Refusal>
		);
	}
	const without = [a.data, b.data].find(({ status }) => status !== 'succeeded');
	if (without) return <Refusal title="There is no result to compare">“{without.title}” has none.</Refusal>;
	return <Comparison toolId={a.data.tool} runs={[a.data, b.data]} />;
}

function Comparison({ toolId, runs }: { toolId: ToolId; runs: readonly [FullRun, FullRun] }) {
	const tool = useTool(toolId);
	if (!tool) return <Spinner page label="Loading two runs" />;
	const [a, b] = runs;
	return (
		<div className={styles.page}>
			<PageHeader
				title={`Two runs of ${toolName(toolId)}`}
				actions={
					<>
						<Button component={Link} to={pathToChoose(a.id)}>
							Compare A with another
						</Button>
						<Button component={Link} to={HISTORY.path}>
							Open History
						</Button>
					</>
				}
			/>
			<Differences differences={inputDifferences(tool, objectsOf(a).input, objectsOf(b).input)} />
			<TwoResults tool={tool} runs={runs} />
		</div>
	);
}

function Refusal({ title, children }: { title: string; children: ReactNode }) {
	return (
		<EmptyState
			title={title}
			action={
				<Button component={Link} to={HISTORY.path}>
					Open History
				</Button>
			}
		>
			{children}
		</EmptyState>
	);
}

function isTool(id: string): id is ToolId {
	return Object.hasOwn(webTools, id);
}

import { Button } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import type { FullRun } from '#shared/runs.ts';
import type { ToolId } from '#tools/catalog.ts';
import { webTools } from '#tools/web.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { ApiFailure } from '#web/api/client.ts';
import { useRun } from '#web/api/runs.ts';
import { ResultFrame } from './result/result-frame.tsx';
import { useTool } from './tool-page.tsx';

/** A run of the past as its tool shows it; one without a result says how it stands. */
export function StoredResult({ runId }: { runId: string }) {
	const run = useRun(runId);
	if (run.isPending) return <Spinner page />;
	if (run.data && isTool(run.data.tool)) return <StoredRun run={run.data} toolId={run.data.tool} />;
	const unknown = run.data !== undefined || (run.error instanceof ApiFailure && run.error.status === 404);
	return (
		<EmptyState
			title={unknown ? 'This run does not exist' : 'This run could not be loaded'}
			action={
				unknown ? (
					<Button component={Link} to="/history">
						Open History
					</Button>
				) : (
					<Button onClick={() => run.refetch()}>Try again</Button>
				)
			}
		>
			{unknown ? 'It may have been deleted, or it belongs to another member.' : run.error?.message}
		</EmptyState>
	);
}

function StoredRun({ run, toolId }: { run: FullRun; toolId: ToolId }) {
	const navigate = useNavigate();
	const tool = useTool(toolId);
	if (!tool) return <Spinner page />;
	const { contract, words } = tool;
	const output = run.editedOutput ?? run.output;
	if (run.status === 'succeeded' && isObject(output)) {
		return (
			<ResultFrame
				tool={tool}
				input={isObject(run.input) ? run.input : {}}
				output={output}
				run={run}
				onReset={() => navigate(contract.path)}
			/>
		);
	}
	if (run.status === 'queued' || run.status === 'running') {
		return (
			<EmptyState title="This run goes on" action={<Spinner label="The run goes on" />}>
				The result appears here as soon as it is there.
			</EmptyState>
		);
	}
	return (
		<EmptyState
			title={run.title}
			action={
				<Button component={Link} to={`${contract.path}?from=${encodeURIComponent(run.id)}`}>
					Open the form with its input
				</Button>
			}
		>
			{run.status === 'cancelled'
				? 'This run was cancelled.'
				: `${words.failure}: ${run.error ?? 'no reason was kept'}`}
		</EmptyState>
	);
}

function isTool(id: string): id is ToolId {
	return Object.hasOwn(webTools, id);
}

function isObject(value: unknown): value is object {
	return typeof value === 'object' && value !== null;
}

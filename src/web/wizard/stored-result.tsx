import { Button } from '@mantine/core';
import { Link, Navigate, useLocation, useNavigate } from 'react-router';
import { OpensAtLine } from '#call/opens-at-line.tsx';
import type { FullRun } from '#shared/runs.ts';
import type { ToolId } from '#tools/catalog.ts';
import { webTools } from '#tools/web.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { ApiFailure } from '#web/api/client.ts';
import { isUnderWay, useRun } from '#web/api/runs.ts';
import { pathOfRun } from '#web/pages/history/run-words.ts';
import { ResultFrame } from './result/result-frame.tsx';
import { RunUsage } from './run-usage.tsx';
import { StoredFailure } from './stored-failure.tsx';
import { useTool } from './use-tool.ts';

/** A past run in its tool's view; one without a result shows its state. */
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
	const { hash, key } = useLocation();
	const tool = useTool(toolId);
	if (isUnderWay(run)) return <Navigate replace to={pathOfRun(run)} />;
	if (!tool) return <Spinner page />;
	const { input, output, editedOutput } = run;
	if (run.status !== 'succeeded' || !isObject(output)) return <StoredFailure run={run} tool={tool} />;
	return (
		<OpensAtLine line={lineIn(hash)} asking={key}>
			<ResultFrame
				key={run.id}
				tool={tool}
				input={isObject(input) ? input : {}}
				output={output}
				editedOutput={isObject(editedOutput) ? editedOutput : undefined}
				run={run}
				onReset={() => navigate(tool.contract.path)}
			/>
			<RunUsage run={run} />
		</OpensAtLine>
	);
}

/** The line of the call that an address names, e.g. 27 of `#line-27`. */
function lineIn(hash: string): number | null {
	const digits = /^#line-(\d{1,7})$/.exec(hash)?.[1];
	return digits === undefined ? null : Number(digits);
}

function isTool(id: string): id is ToolId {
	return Object.hasOwn(webTools, id);
}

function isObject(value: unknown): value is object {
	return typeof value === 'object' && value !== null;
}

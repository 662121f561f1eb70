import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ToolId } from '#tools/catalog.ts';
import type { WebTool } from '#tools/define.ts';
import { Spinner } from '#ui/spinner.tsx';
import { useRun } from '#web/api/runs.ts';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { loadTool } from './load-tool.ts';
import { Wizard } from './wizard.tsx';

/** The screen of a tool. With `?from=<run>` its form begins with the input of that run. */
export function ToolPage({ toolId }: { toolId: ToolId }) {
	const { user } = useAuth();
	const tool = useTool(toolId);
	const from = useFrom();
	if (!tool || !user) return <Spinner page />;
	if (from !== null) return <FromRun key={from} tool={tool} userId={user.id} runId={from} />;
	return <Wizard key={toolId} tool={tool} userId={user.id} />;
}

/** The run to begin with. It leaves the address once it is read, so that a reload brings back what was typed since. */
function useFrom(): string | null {
	const [params, setParams] = useSearchParams();
	const given = params.get('from');
	const [from, setFrom] = useState(given);
	useEffect(() => {
		if (given === null) return;
		setFrom(given);
		setParams({}, { replace: true });
	}, [given, setParams]);
	return from;
}

function FromRun({ tool, userId, runId }: { tool: WebTool; userId: string; runId: string }) {
	const run = useRun(runId);
	if (run.isPending) return <Spinner page />;
	const input = tool.contract.input.safeParse(run.data?.input ?? {});
	return <Wizard tool={tool} userId={userId} start={run.data && input.success ? input.data : undefined} />;
}

/** The tool once its chunk is there. A chunk that cannot be had is the route's error to show. */
export function useTool(toolId: ToolId): WebTool | null {
	const [tool, setTool] = useState<WebTool | null>(null);
	const [failure, setFailure] = useState<unknown>(null);
	useEffect(() => {
		let gone = false;
		loadTool(toolId).then(
			(loaded) => gone || setTool(loaded),
			(error: unknown) => gone || setFailure(error),
		);
		return () => {
			gone = true;
		};
	}, [toolId]);
	if (failure !== null) throw failure;
	return tool?.contract.id === toolId ? tool : null;
}

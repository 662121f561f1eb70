import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ToolId } from '#tools/catalog.ts';
import type { WebTool } from '#tools/define.ts';
import { Spinner } from '#ui/spinner.tsx';
import { useRun } from '#web/api/runs.ts';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { loadTool } from './load-tool.ts';
import { Wizard } from './wizard.tsx';

/**
 * The screen of a tool. With `?from=<run>` its form begins with the input of that run; any other parameter fills
 * the field of its name, e.g. `/ideator?niche=Notary offices`.
 */
export function ToolPage({ toolId }: { toolId: ToolId }) {
	const { user } = useAuth();
	const tool = useTool(toolId);
	const { from, given } = useBeginning();
	if (!tool || !user) return <Spinner page />;
	if (from !== null) return <FromRun key={from} tool={tool} userId={user.id} runId={from} />;
	return <Wizard key={toolId} tool={tool} userId={user.id} given={given} />;
}

/** What to begin with. It leaves the address once it is read, so that a reload brings back what was typed since. */
function useBeginning(): { from: string | null; given?: Readonly<Record<string, string>> } {
	const [params, setParams] = useSearchParams();
	const [beginning, setBeginning] = useState(() => readBeginning(params));
	useEffect(() => {
		if (params.size === 0) return;
		setBeginning(readBeginning(params));
		setParams({}, { replace: true });
	}, [params, setParams]);
	return beginning;
}

function readBeginning(params: URLSearchParams) {
	const { from = null, ...given } = Object.fromEntries<string>(params);
	return { from, given: Object.keys(given).length > 0 ? given : undefined };
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

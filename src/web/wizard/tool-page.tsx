import { useEffect, useState } from 'react';
import type { ToolId } from '#tools/catalog.ts';
import type { WebTool } from '#tools/define.ts';
import { Spinner } from '#ui/spinner.tsx';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { loadTool } from './load-tool.ts';
import { ToolScreen } from './tool-screen.tsx';

/** The page of a tool's address. */
export function ToolPage({ toolId }: { toolId: ToolId }) {
	const { user } = useAuth();
	const tool = useTool(toolId);
	if (!tool || !user) return <Spinner page />;
	return <ToolScreen key={toolId} tool={tool} userId={user.id} />;
}

/** The tool once its chunk is loaded. The route shows the error where it cannot be. */
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

import { startTransition, useEffect, useState } from 'react';
import type { ToolId } from '#tools/catalog.ts';
import type { WebTool } from '#tools/define.ts';
import { loadTool } from './load-tool.ts';

/** The tool once its chunk is loaded. The route shows the error where it cannot be. */
export function useTool(toolId: ToolId): WebTool | null {
	const [tool, setTool] = useState<WebTool | null>(null);
	const [failure, setFailure] = useState<unknown>(null);
	useEffect(() => {
		let gone = false;
		loadTool(toolId).then(
			// What it draws is large: made in pieces, the browser answers in between.
			(loaded) => gone || startTransition(() => setTool(loaded)),
			(error: unknown) => gone || setFailure(error),
		);
		return () => {
			gone = true;
		};
	}, [toolId]);
	if (failure !== null) throw failure;
	return tool?.contract.id === toolId ? tool : null;
}

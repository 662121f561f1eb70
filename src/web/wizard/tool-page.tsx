import type { ToolId } from '#tools/catalog.ts';
import { Spinner } from '#ui/spinner.tsx';
import { useAuth } from '#web/auth/auth-provider.tsx';
import { ToolScreen } from './tool-screen.tsx';
import { useTool } from './use-tool.ts';

/** The page of a tool's address. */
export function ToolPage({ toolId }: { toolId: ToolId }) {
	const { user } = useAuth();
	const tool = useTool(toolId);
	if (!tool || !user) return <Spinner page />;
	return <ToolScreen key={toolId} tool={tool} userId={user.id} />;
}

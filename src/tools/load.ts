import type { ToolId } from './catalog.ts';
import type { ServerTool } from './define.ts';

/** Loads the server entry of one generator, without the code of the others. */
export async function loadTool(id: ToolId): Promise<ServerTool> {
	return (await import(`./${id}/server.ts`)).tool;
}

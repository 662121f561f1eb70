import { catalog, type ToolId } from './catalog.ts';
import type { ServerTool } from './define.ts';
import { loadTool } from './load.ts';

const ids = Object.keys(catalog) as ToolId[];
const tools = await Promise.all(ids.map(async (id) => [id, await loadTool(id)] as const));

/** Every generator whole, for tests, benches and scripts. The server loads outlines, its processes one tool each. */
export const serverTools = Object.fromEntries(tools) as Record<ToolId, ServerTool>;

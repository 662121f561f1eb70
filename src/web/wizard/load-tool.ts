import { config } from 'zod';
import type { ToolId } from '#tools/catalog.ts';
import type { WebTool } from '#tools/define.ts';
import { webTools } from '#tools/web.ts';

// The content security policy forbids code from text, and zod would try it once: it must be configured before the first
// schema is made, which is when the tool's chunk arrives.
config({ jitless: true });

const loaded = new Map<ToolId, Promise<WebTool>>();

/** The browser's half of a tool; its chunk is fetched once. */
export function loadTool(id: ToolId): Promise<WebTool> {
	const known = loaded.get(id);
	if (known) return known;
	const tool = webTools[id]();
	loaded.set(id, tool);
	// A chunk that failed to load is requested again the next time.
	tool.catch(() => loaded.delete(id));
	return tool;
}

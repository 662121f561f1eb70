import type { ServerTool } from '#tools/define.ts';

/** Long lines of every tool's system text, for a search in places where they must not be. */
export function sentencesOfPrompts(tools: readonly ServerTool[]): string[] {
	return tools.flatMap((tool) => {
		const { system } = tool.prompt(tool.contract.input.parse({}));
		return system.split('\n').filter((line) => line.length > 40);
	});
}

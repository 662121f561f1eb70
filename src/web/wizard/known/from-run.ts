import type { FullRun } from '#shared/runs.ts';
import type { ToolId } from '#tools/catalog.ts';
import type { Contract } from '#tools/define.ts';
import { handOversFrom } from '#tools/from-results.ts';
import { type Filling, fillingsOf } from '#tools/hand-over.ts';
import { loadTool } from '../load-tool.ts';

/** What another tool's result holds for a form; nothing where it does not feed that tool, or is of an older shape. */
export async function fillingsFromRun(contract: Contract, run: FullRun, choice: number): Promise<Filling[]> {
	const from = run.tool as ToolId;
	const entry = handOversFrom(from).find(({ to }) => to === contract.id);
	if (!entry) return [];
	const source = (await loadTool(from)).contract;
	const input = source.input.safeParse(run.input);
	const output = source.output.safeParse(run.editedOutput ?? run.output);
	if (!input.success || !output.success) return [];
	const fields = entry.fields({ input: input.data, output: output.data, choice } as never);
	return fillingsOf(contract, fields, run.title);
}

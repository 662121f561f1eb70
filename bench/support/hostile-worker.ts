/** Measures the hostile inputs of one tool, one after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { hostileInputs } from '#test/hostile-inputs.ts';
import { type Steps, stepsOf } from '#test/hostile-steps.ts';
import type { ToolId } from '#tools/catalog.ts';
import { serverTools } from '#tools/server.ts';

export interface Measured extends Steps {
	id: string;
	name: string;
	failed: string | null;
}

const { id, share, from } = workerData as { id: ToolId; share: number; from: number };
const tool = serverTools[id];

for (const [index, { name, input }] of [...hostileInputs(tool.contract, { share })].entries()) {
	if (index < from) continue;
	const underWay: Measured = { id, name, apart: {}, mainThread: {}, failed: 'under way' };
	parentPort?.postMessage(underWay);
	try {
		parentPort?.postMessage({ ...underWay, ...(await stepsOf(tool, input)), failed: null });
	} catch (error) {
		const failed = String(error instanceof Error ? error.message : error).slice(0, 160);
		parentPort?.postMessage({ ...underWay, failed });
	}
}

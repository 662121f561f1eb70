import { defineWebTool } from '#tools/define.ts';
import { contract } from './contract.ts';
import { copies } from './copies.ts';
import { example } from './example.ts';
import { DealResult } from './result.tsx';
import { steps } from './steps.ts';
import { toAdd, verdict } from './verdict.ts';

export const tool = defineWebTool({
	contract,
	steps,
	next: 'free',
	example,
	words: {
		generate: 'Generate Proposal',
		loading: 'Generating your proposal...',
		stages: [
			'Reading the transcript',
			'Finding problems, figures, dates and who decides',
			'Putting what you confirmed in order',
			'Checking every quote against the call',
		],
		result: 'Your Proposal',
		failure: 'An error occurred while generating the proposal',
		reset: 'Create New Proposal',
		export: 'Export Proposal',
	},
	facts: (_input, output) => {
		const count = output.proposals?.length ?? 0;
		return [count === 0 ? '' : `${count} option${count === 1 ? '' : 's'}`];
	},
	verdict,
	toAdd,
	copies,
	share: { label: 'Share with Client', parts: [] },
	Result: DealResult,
});

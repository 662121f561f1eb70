import type { CopyAction } from '#tools/define.ts';
import type { DealInput, DealOutput, Proposal } from './contract.ts';

/** An option as plain text for the clipboard. */
export function optionText(proposal: Proposal): string {
	const list = (heading: string, items: readonly string[]) => [heading, ...items.map((item) => `- ${item}`)].join('\n');
	return [
		proposal.title,
		`Current situation\n${proposal.problemStatement}`,
		`Proposed solution\n${proposal.proposedSolution}`,
		list('Key benefits', proposal.keyBenefits),
		list('Deliverables', proposal.deliverables),
		`Timeline\n${proposal.timeline}`,
		list('Risk mitigation', proposal.riskMitigation),
		list('Next steps', proposal.nextSteps),
	].join('\n\n');
}

export const copies: readonly CopyAction<DealInput, DealOutput>[] = [
	{
		label: 'Copy All Options',
		text: ({ proposals }) =>
			`${proposals.map((proposal, index) => `Option ${index + 1}: ${optionText(proposal)}`).join('\n\n\n')}\n`,
	},
];

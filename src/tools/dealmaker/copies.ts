import type { CopyAction, Partially } from '#tools/define.ts';
import type { DealInput, DealOutput, Proposal } from './contract.ts';

/** An option, or what has come of it so far, as plain text for the clipboard. */
export function optionText(proposal: Partially<Proposal>): string {
	const list = (heading: string, items: readonly (string | undefined)[] = []) =>
		[heading, ...items.map((item) => `- ${item}`)].join('\n');
	const { title = '', problemStatement = '', proposedSolution = '', timeline = '' } = proposal;
	return [
		title,
		`Current situation\n${problemStatement}`,
		`Proposed solution\n${proposedSolution}`,
		list('Key benefits', proposal.keyBenefits),
		list('Deliverables', proposal.deliverables),
		`Timeline\n${timeline}`,
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

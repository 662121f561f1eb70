import type { DealOutput, Proposal } from './contract.ts';
import { solutionOf } from './parts.ts';

/** What stands in a proposal for each answer. */
const PARTS: Record<string, (proposal: Proposal) => unknown> = {
	client: ({ title }) => title,
	seller: ({ title }) => title,
	problem: ({ problemStatement }) => problemStatement,
	outcome: ({ keyBenefits }) => keyBenefits,
	proof: ({ keyBenefits }) => keyBenefits,
	deliverables: ({ deliverables }) => deliverables,
	solution: ({ proposedSolution }) => solutionOf(proposedSolution)[0],
	price: ({ proposedSolution }) => solutionOf(proposedSolution)[1],
	timing: ({ timeline }) => timeline,
	reassurance: ({ riskMitigation }) => riskMitigation,
	nextSteps: ({ nextSteps }) => nextSteps,
	decides: ({ nextSteps }) => nextSteps,
};

/** A part that the member wrote anew by editing the result is confirmed by that. */
export function edited(output: DealOutput, original: DealOutput): DealOutput {
	const [now, before] = [output.proposals[0], original.proposals[0]];
	if (original.unconfirmed === undefined || now === undefined || before === undefined) return output;
	const isAsBefore = (name: string) => {
		const part = PARTS[name];
		return part === undefined || JSON.stringify(part(now)) === JSON.stringify(part(before));
	};
	return { ...output, unconfirmed: original.unconfirmed.filter(isAsBefore) };
}

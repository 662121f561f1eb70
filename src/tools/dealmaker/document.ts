import type { Block, Document, Section } from '#shared/document.ts';
import type { DealInput, DealOutput, Proposal } from './contract.ts';
import { title } from './title.ts';

/** The options one after the other, as the client reads them; the notes to the member stay out. */

function part(heading: string, content: string | readonly string[]): Section {
	const block: Block =
		typeof content === 'string' ? { kind: 'paragraph', text: content } : { kind: 'list', items: content };
	return { heading, blocks: [block] };
}

function option(proposal: Proposal, index: number): Section {
	return {
		heading: `Option ${index + 1}: ${proposal.title}`,
		blocks: [],
		sections: [
			part('Current situation', proposal.problemStatement),
			part('Proposed solution', proposal.proposedSolution),
			part('Key benefits', proposal.keyBenefits),
			part('Deliverables', proposal.deliverables),
			part('Timeline', proposal.timeline),
			part('Risk mitigation', proposal.riskMitigation),
			part('Next steps', proposal.nextSteps),
		],
	};
}

export function document(output: DealOutput, input: DealInput): Document {
	return { title: title(input), facts: [], sections: output.proposals.map(option) };
}

import type { Block, Document, Section } from '#shared/document.ts';
import type { DealInput, DealOutput, Proposal } from './contract.ts';
import { linesOf, OTHERS, solutionOf } from './parts.ts';
import * as phrases from './phrases.ts';

/**
 * The proposal as the client reads it: of a built-in result only what the member wrote or accepted, of a model's all
 * of it. The notes to the member stay out.
 */
export function document({ proposals, unconfirmed, outcome }: DealOutput, input: DealInput): Document {
	const { client, seller, title } = input.answers;
	const canBeSigned = outcome === 'agreed' || outcome === 'next-step';
	const open = new Set(unconfirmed ?? []);
	const [first, ...others] = proposals;
	const shown = [...(first ? [first] : []), ...others.filter((_, index) => !open.has(OTHERS[index] ?? ''))];
	const sections = shown.map((proposal) => partsOf(proposal, open));
	const [only = []] = sections;
	return {
		title: unconfirmed === undefined ? (first?.title ?? '') : phrases.proposalFor(client, seller),
		...(seller === '' ? {} : { author: { company: seller } }),
		facts: [],
		sections: [
			...(shown.length < 2
				? only
				: shown.map((proposal, index) => ({
						heading: `${phrases.OPTION(index + 1)}: ${index === 0 ? title || phrases.WHOLE : proposal.title}`,
						blocks: [],
						sections: sections[index] ?? [],
					}))),
			...(client === '' || open.has('price') || !canBeSigned ? [] : [acceptance(client, shown.length)]),
		],
	};
}

function partsOf(proposal: Proposal, open: ReadonlySet<string>): Section[] {
	const [how, price] = solutionOf(proposal.proposedSolution);
	const { HEADINGS } = phrases;
	const nextSteps = proposal.nextSteps.filter((step) => !isOpenStep(step, open));
	const parts: [name: string, heading: string, blocks: Block[]][] = [
		['problem', HEADINGS.problem, paragraphs(proposal.problemStatement)],
		['outcome', HEADINGS.outcome, listOf(proposal.keyBenefits)],
		['solution', HEADINGS.solution, paragraphs(how)],
		['deliverables', HEADINGS.deliverables, listOf(proposal.deliverables)],
		['price', HEADINGS.price, paragraphs(price)],
		['timing', HEADINGS.timing, paragraphs(proposal.timeline)],
		['reassurance', HEADINGS.reassurance, listOf(proposal.riskMitigation)],
		['', HEADINGS.nextSteps, listOf(nextSteps)],
	];
	return parts.flatMap(([name, heading, blocks]) =>
		open.has(name) || blocks.length === 0 ? [] : [{ heading, blocks }],
	);
}

/** The next steps hold two answers: the steps, and who decides. */
function isOpenStep(step: string, open: ReadonlySet<string>): boolean {
	return open.has(phrases.isDecision(step) ? 'decides' : 'nextSteps');
}

function paragraphs(text: string): Block[] {
	return linesOf(text).map((line) => ({ kind: 'paragraph', text: line }));
}

function listOf(items: readonly string[]): Block[] {
	if (items.length === 0) return [];
	return items.length === 1 ? paragraphs(items[0] ?? '') : [{ kind: 'list', items }];
}

function acceptance(client: string, options: number): Section {
	const labels = [...(options > 1 ? [phrases.CHOSEN] : []), ...phrases.SIGNATURE];
	const facts = labels.map((label) => ({ label, value: phrases.BLANK }));
	return {
		heading: phrases.HEADINGS.acceptance,
		blocks: [
			{ kind: 'paragraph', text: phrases.accepted(client) },
			{ kind: 'facts', facts },
		],
	};
}

import { listLines } from '#language/clean.ts';
import type { Block, Document, Fact, Section } from '#shared/document.ts';
import type { DealInput, DealOutput, Proposal } from './contract.ts';
import { OTHERS, solutionOf } from './parts.ts';
import * as phrases from './phrases.ts';

/**
 * The proposal as the client reads it: of a built-in result only what the member wrote or accepted, of a model's all
 * of it. The notes to the member stay out.
 */
export function document({ proposals, unconfirmed, outcome }: DealOutput, input: DealInput): Document {
	const { client, seller, title } = input.answers;
	const isOpen = outcome === 'agreed' || outcome === 'next-step';
	const open = new Set(unconfirmed ?? []);
	const [first, ...others] = proposals;
	const shown = [...(first ? [first] : []), ...others.filter((_, index) => !open.has(OTHERS[index] ?? ''))];
	const isOne = shown.length < 2;
	const whole = first === undefined ? [] : partsOf(first, open, input);
	const apart = shown.map((proposal, index): Section => {
		const name = index === 0 ? title || phrases.WHOLE : proposal.title;
		const own = index === 0 ? whole : partsOf(proposal, new Set(), input);
		return {
			heading: `${phrases.OPTION(index + 1)}: ${name}`,
			blocks: [],
			sections: own.filter(({ heading }) => OWN.includes(heading)),
		};
	});
	const before = whole.filter(({ heading }) => !OWN.includes(heading) && heading !== phrases.HEADINGS.nextSteps);
	const after = whole.filter(({ heading }) => heading === phrases.HEADINGS.nextSteps);
	return {
		title: unconfirmed === undefined ? (first?.title ?? '') : phrases.proposalFor(client, seller),
		...(seller === '' ? {} : { author: { company: seller } }),
		facts: open.has('decides') ? [] : decisionOf(first),
		sections: [
			...(isOne ? whole : [...before, ...apart, ...after]),
			...(client !== '' && isOpen && !open.has('price') && namesSum(first) ? [acceptance(client, shown.length)] : []),
		],
	};
}

/** What sets options apart; all else stands once. */
const OWN: readonly string[] = [phrases.HEADINGS.deliverables, phrases.HEADINGS.price, phrases.HEADINGS.timing];

/** What has no price yet cannot be accepted. */
function namesSum(proposal: Proposal | undefined): boolean {
	const [, price = ''] = solutionOf(proposal?.proposedSolution ?? '');
	return /\d|\bfree\b/i.test(price);
}

function decisionOf(proposal: Proposal | undefined): Fact[] {
	const step = proposal?.nextSteps.find(phrases.isDecision);
	const [label, value] = step?.split(': ', 2) ?? [];
	return label === undefined || value === undefined ? [] : [{ label, value }];
}

function partsOf(proposal: Proposal, open: ReadonlySet<string>, { answers }: DealInput): Section[] {
	const [how, price] = solutionOf(proposal.proposedSolution);
	const { HEADINGS } = phrases;
	const proof = listLines(answers.proof);
	const parts: [name: string, heading: string, blocks: Block[]][] = [
		['problem', HEADINGS.problem, paragraphs(proposal.problemStatement)],
		['outcome', HEADINGS.outcome, listOf(proposal.keyBenefits.filter((line) => !proof.includes(line)))],
		['solution', HEADINGS.solution, paragraphs(how)],
		['deliverables', HEADINGS.deliverables, listOf(proposal.deliverables)],
		['price', HEADINGS.price, paragraphs(price)],
		['timing', HEADINGS.timing, paragraphs(proposal.timeline)],
		['proof', HEADINGS.proof, listOf(proposal.keyBenefits.filter((line) => proof.includes(line)))],
		['reassurance', HEADINGS.reassurance, listOf(proposal.riskMitigation)],
		['nextSteps', HEADINGS.nextSteps, listOf(proposal.nextSteps.filter((step) => !phrases.isDecision(step)))],
	];
	return parts.flatMap(([name, heading, blocks]) =>
		open.has(name) || blocks.length === 0 ? [] : [{ heading, blocks }],
	);
}

function paragraphs(text: string): Block[] {
	return listLines(text).map((line) => ({ kind: 'paragraph', text: line }));
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

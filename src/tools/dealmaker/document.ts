import { typedLine } from '#language/capitals.ts';
import { listLines } from '#language/clean.ts';
import type { Block, Document, Section } from '#shared/document.ts';
import { facts, filled, list, paragraphs, section } from '#shared/document-parts.ts';
import type { Partially } from '#tools/define.ts';
import type { DealInput, DealOutput, Proposal } from './contract.ts';
import { OTHERS, solutionOf } from './parts.ts';
import * as phrases from './phrases.ts';

export type Option = Partially<Proposal>;

/**
 * The proposal as the client reads it: of a built-in result only what the member wrote or accepted, of a model's all
 * of it. The notes to the member stay out.
 */
export function document({ proposals, unconfirmed, outcome }: Partially<DealOutput>, input: DealInput): Document {
	const { client, seller, title } = input.answers;
	const open = new Set(unconfirmed);
	const [first = {}, ...others] = proposals ?? [];
	const options = [first, ...others.filter((_, index) => !open.has(OTHERS[index] ?? ''))];
	const whole = saidIn(first, input, open);
	const isOne = options.length === 1;
	const isByModel = unconfirmed === undefined;
	// A model says of each option how it works, and within that what it costs.
	const areApart = options.slice(1).some((one) => !['', howOf(first)].includes(howOf(one)));
	const isSettled = outcome === 'agreed' || outcome === 'next-step';
	// What has no price yet cannot be accepted.
	const namesSum = !open.has('price') && /\d|\bfree\b/i.test(priceOf(first));
	const canAccept = client !== '' && isSettled && namesSum;
	const { HEADINGS } = phrases;
	return {
		title: isByModel && client === '' ? (first.title ?? '') : phrases.proposalFor(client, seller),
		...(seller === '' ? {} : { author: { company: seller } }),
		...(canAccept ? { acceptance: phrases.acceptedByMail(options.length > 1) } : {}),
		facts: [],
		sections: filled(
			section(HEADINGS.problem, whole.problem),
			section(HEADINGS.outcome, whole.outcome),
			areApart ? undefined : section(HEADINGS.solution, whole.solution),
			...(isOne ? setsApart(whole) : []),
			section(HEADINGS.proof, whole.proof),
			section(HEADINGS.reassurance, whole.reassurance),
			...(isOne ? [] : options).map((option, index) => {
				const said = index === 0 ? whole : saidIn(option, input);
				const name = index === 0 && !isByModel ? title : option.title;
				const how = areApart ? section(HEADINGS.solution, said.solution) : undefined;
				const heading = [phrases.OPTION(index + 1), name].filter(Boolean).join(': ');
				return section(heading, { sections: filled(how, ...setsApart(said)) });
			}),
			// Who decides is the member's to know: a client does.
			section(HEADINGS.nextSteps, whole.nextSteps),
			canAccept ? acceptance(options.length) : undefined,
		),
	};
}

/** What sets options apart; all else stands once. */
function setsApart({ deliverables, price, timing }: ReturnType<typeof saidIn>): Section[] {
	const { HEADINGS } = phrases;
	return filled(
		section(HEADINGS.deliverables, deliverables),
		section(HEADINGS.price, price),
		section(HEADINGS.timing, timing),
	);
}

/**
 * An option as the member sees it, all of its parts with what it has in common with the first.
 *
 * @param open parts that the member fills in where they will stand
 */
export function optionSections(option: Option, input: Partially<DealInput>, open: ReadonlySet<string>): Section[] {
	const said = saidIn(option, input, open);
	const { LABELS } = phrases;
	const none = (value: unknown) => (value === undefined ? undefined : 'Not part of this proposal');
	const place = (name: string, label: string) => (open.has(name) ? emptyFact(label) : []);
	return filled(
		section(LABELS.parties, place('client', LABELS.client), place('seller', LABELS.seller), { none: '' }),
		section(LABELS.problem, said.problem, { none: none(option.problemStatement) }),
		section(
			LABELS.solution,
			place('solution', LABELS.how),
			said.solution,
			place('price', LABELS.price),
			facts([LABELS.price, open.has('price') ? '' : priceOf(option)]),
			{ none: none(option.proposedSolution) },
		),
		section(LABELS.outcome, said.outcome, said.proof, { none: none(option.keyBenefits) }),
		section(LABELS.deliverables, said.deliverables, { none: none(option.deliverables) }),
		section(LABELS.timing, said.timing, { none: none(option.timeline) }),
		section(LABELS.reassurance, said.reassurance, { none: none(option.riskMitigation) }),
		section(LABELS.nextSteps, place('decides', LABELS.decides), said.decides, said.nextSteps, {
			none: none(option.nextSteps),
		}),
	);
}

/** What an option has in common with the first stands in the first alone. */
export function withShared(option: Option, first: Option = {}): Option {
	const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);
	return Object.fromEntries(
		Object.entries(option).map(([key, value]) => [key, isEmpty(value) ? first[key as keyof Option] : value]),
	);
}

/** What stands in a proposal for each answer; nothing where it is open. */
function saidIn(
	option: Option,
	{ answers }: Partially<DealInput>,
	open: ReadonlySet<string | undefined> = new Set<string>(),
) {
	const proof = listLines(answers?.proof ?? '');
	const isProof = (line: string | undefined) => line !== undefined && proof.includes(line);
	const said = (name: string, lines: readonly (string | undefined)[] = []) => {
		const found = open.has(name) ? [] : lines.map((line) => line && typedLine(line));
		return found.length === 1 ? linesOf(found[0]) : list(found);
	};
	const text = (name: string, lines?: string) => (open.has(name) ? [] : linesOf(lines));
	return {
		problem: text('problem', option.problemStatement),
		outcome: said(
			'outcome',
			option.keyBenefits?.filter((line) => !isProof(line)),
		),
		solution: text('solution', howOf(option)),
		deliverables: said('deliverables', option.deliverables),
		price: text('price', priceOf(option)),
		timing: text('timing', option.timeline),
		proof: said('proof', option.keyBenefits?.filter(isProof)),
		reassurance: said('reassurance', option.riskMitigation),
		decides: open.has('decides') ? [] : facts(...decisionsOf(option)),
		nextSteps: said(
			'nextSteps',
			option.nextSteps?.filter((step) => !phrases.isDecision(step ?? '')),
		),
	};
}

function linesOf(text = ''): Block[] {
	return listLines(text).map(typedLine).flatMap(paragraphs);
}

function howOf({ proposedSolution = '' }: Option): string {
	return solutionOf(proposedSolution)[0];
}

function priceOf({ proposedSolution = '' }: Option): string {
	return solutionOf(proposedSolution)[1];
}

function decisionsOf({ nextSteps = [] }: Option) {
	return nextSteps
		.filter((step) => step !== undefined)
		.filter(phrases.isDecision)
		.map((step) => [phrases.LABELS.decides, step.slice(phrases.decidedBy('').length)] as const);
}

/** Keeps the place of what the member fills in. */
function emptyFact(label: string): Block[] {
	return [{ kind: 'facts', facts: [{ label, value: '' }] }];
}

function acceptance(options: number): Section {
	const lines = [...(options > 1 ? [phrases.CHOSEN] : []), ...phrases.SIGNATURE];
	return section(
		phrases.HEADINGS.acceptance,
		paragraphs(phrases.ACCEPTED),
		facts(...lines.map((line) => [line, phrases.BLANK] as const)),
	);
}

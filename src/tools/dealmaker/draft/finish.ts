import { figuresIn } from '#evidence/figures.ts';
import { splitSentences } from '#language/sentences.ts';
import type { Proposal } from '../contract.ts';
import { closed } from './option.ts';

/** The last look at the options: no banned word, no sentence twice, no empty field. */

/** The worth of each figure; "this month" has none, else it would ban every other day as well. */
function values(text: string): Set<string> {
	const told = figuresIn(text).filter(({ value, low }) => (value ?? low ?? null) !== null);
	return new Set(told.map(({ kind, value, low, high }) => `${kind} ${value ?? ''} ${low ?? ''} ${high ?? ''}`));
}

/** Whether a text holds what a ban names, by its words or by the value of its figure. */
export function banCheck(bans: readonly string[]): (text: string) => boolean {
	const figures = bans.map(values);
	return (text) => {
		if (bans.length === 0) return false;
		const lower = text.toLowerCase();
		if (bans.some((ban) => lower.includes(ban))) return true;
		const own = values(text);
		return figures.some((banned) => [...banned].some((value) => own.has(value)));
	};
}

const GAPS: Record<keyof Proposal, string> = {
	title: 'Option [add title]',
	problemStatement: '[add the situation in the words of the client].',
	proposedSolution: '[add what is done, and its price].',
	keyBenefits: '[add what the client gains].',
	deliverables: '[add what is handed over].',
	timeline: '[add dates].',
	riskMitigation: '[add what could go wrong, and what is done about it].',
	nextSteps: '[add who does what by when].',
};

export function finished(proposals: readonly Proposal[], bans: readonly string[]): Proposal[] {
	const isBanned = banCheck(bans);
	const seen = new Set<string>();
	const fresh = (sentence: string) => {
		if (sentence.trim() === '' || isBanned(sentence) || seen.has(sentence)) return false;
		seen.add(sentence);
		return true;
	};
	const paragraphs = (text: string, gap: string) => {
		const kept = splitSentences(text).filter(fresh).join(' ');
		return kept === '' ? gap : kept;
	};
	const items = (texts: readonly string[], gap: string) => {
		const kept = texts.map((text) => closed(text)).filter(fresh);
		return kept.length === 0 ? [gap] : kept;
	};
	return proposals.map((proposal) => ({
		title: isBanned(proposal.title) ? GAPS.title : proposal.title,
		problemStatement: paragraphs(proposal.problemStatement, GAPS.problemStatement),
		proposedSolution: paragraphs(proposal.proposedSolution, GAPS.proposedSolution),
		keyBenefits: items(proposal.keyBenefits, GAPS.keyBenefits),
		deliverables: items(proposal.deliverables, GAPS.deliverables),
		timeline: paragraphs(proposal.timeline, GAPS.timeline),
		riskMitigation: items(proposal.riskMitigation, GAPS.riskMitigation),
		nextSteps: items(proposal.nextSteps, GAPS.nextSteps),
	}));
}

import { ended } from '#prose/sentences.ts';
import type { Proposal } from '../contract.ts';
import type { Material } from './material.ts';

/** An option in the making: running texts as sentences, empty ones fall out. */
export interface Option {
	title: string;
	problem: string[];
	solution: string[];
	benefits: string[];
	deliverables: string[];
	timeline: string[];
	risks: string[];
	next: string[];
}

/** One way of dividing the offer. It takes what it uses out of the material. */
export type Frame = (material: Material) => Option;

/** A full stop also behind a quoted question: it ends the quote, not the sentence around it. */
export function closed(sentence: string): string {
	const whole = ended(sentence);
	return /[?!…]”\)?$/u.test(whole) ? `${whole}.` : whole;
}

function paragraph(...sentences: readonly string[]): string {
	return sentences
		.filter((sentence) => sentence.trim() !== '')
		.map(closed)
		.join(' ');
}

export function proposalOf(option: Option): Proposal {
	return {
		title: option.title,
		problemStatement: paragraph(...option.problem),
		proposedSolution: paragraph(...option.solution),
		keyBenefits: option.benefits,
		deliverables: option.deliverables,
		timeline: paragraph(...option.timeline),
		riskMitigation: option.risks,
		nextSteps: option.next,
	};
}

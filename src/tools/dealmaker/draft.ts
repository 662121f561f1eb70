import { sentenceCapital } from '#language/capitals.ts';
import { listLines } from '#language/clean.ts';
import { listOf } from '#prose/sentences.ts';
import { beforeSending } from './before-sending.ts';
import { callOf } from './call.ts';
import type { AnswerName, DealInput, DealOutput, Proposal } from './contract.ts';
import { OTHERS } from './parts.ts';
import * as phrases from './phrases.ts';
import { suggest } from './suggest.ts';

/**
 * The built-in engine: what the member wrote or accepted, part by part; where that is missing, the likeliest candidate
 * from the call, listed in `unconfirmed`. Nothing is put in other words, and the same input always gives the same result.
 */
export function draft(input: DealInput): DealOutput {
	const found = suggest(input);
	const first = (path: string) => found[path]?.[0]?.text ?? '';
	const part = (name: AnswerName) => input.answers[name] || first(`answers.${name}`);
	const linesOf = (name: AnswerName) => {
		const own = listLines(input.answers[name]).map(sentenceCapital);
		return own.length > 0 ? own : listLines(first(`answers.${name}`));
	};
	const { solution: how, proof, reassurance } = input.answers;
	const { kind: outcome } = callOf(input).facts.outcome;
	const whole: Proposal = {
		title: phrases.proposalFor(part('client'), part('seller')),
		problemStatement: linesOf('problem').join('\n'),
		proposedSolution: solution(how, part('price')),
		keyBenefits: [...linesOf('outcome'), ...listLines(proof)],
		deliverables: linesOf('deliverables'),
		timeline: linesOf('timing').join('\n'),
		riskMitigation: listLines(reassurance).map(sentenceCapital),
		nextSteps: [...linesOf('nextSteps'), ...decision(part('decides'))],
	};
	const others = OTHERS.map((key, index): Proposal | null => {
		const option = input[key];
		// Once the price is settled, the call offers nothing beside it.
		const offered = (name: string) => (input.answers.price === '' ? first(`${key}.${name}`) : '');
		const covers = option.deliverables || offered('deliverables');
		const price = option.price || offered('price');
		if (covers === '' && price === '') return null;
		return {
			...SHARED,
			title: option.title || phrases.OPTION(index + 2),
			proposedSolution: solution('', price),
			deliverables: listLines(covers),
			timeline: option.timing,
		};
	});
	const named = others.slice(0, others.includes(null) ? others.indexOf(null) : others.length);
	return {
		proposals: [whole, ...named.filter((option) => option !== null)],
		beforeSending: beforeSending(input),
		unconfirmed: unconfirmed(input, named.length),
		outcome,
	};
}

function decision(who: string): string[] {
	const names = listOf(listLines(who));
	return names === '' ? [] : [phrases.decidedBy(names)];
}

/** What a further option has in common with the first stands there alone. */
const SHARED = { problemStatement: '', keyBenefits: [], riskMitigation: [], nextSteps: [] };

/** The answers that are missing, and of so many further options those that nobody has confirmed. */
function unconfirmed({ answers, ...input }: DealInput, others: number): string[] {
	const { title: _, ...parts } = answers;
	return [
		...Object.entries(parts).flatMap(([name, text]) => (text === '' ? [name] : [])),
		...OTHERS.slice(0, others).filter((key) => input[key].deliverables === '' || input[key].price === ''),
	];
}

function solution(how: string, price: string): string {
	const prices = price === '' ? [phrases.ADD_PRICE] : listLines(price);
	return [how, ...prices.map(phrases.priceLine)].filter((line) => line !== '').join('\n');
}

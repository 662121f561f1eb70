import type { ColdEmailInput } from '../contract.ts';
import { materialOf } from './material.ts';
import type { MISSING } from './sentences/advice.ts';
import { GAPS } from './sentences/shared.ts';

/** The facts that emails are made of, in the order in which one reads them. */
export const ORDER = ['background', 'news', 'challenge', 'check', 'offer', 'how', 'result', 'step', 'doubt'] as const;
export type Kind = (typeof ORDER)[number];

export interface Fact {
	kind: Kind;
	text: string;
}

type Asked = keyof typeof GAPS;
type Lacks = (input: ColdEmailInput) => boolean;

/** Whether that was not entered which an email or a tip asks for. */
export const LACKS: Readonly<Partial<Record<Asked | keyof typeof MISSING, Lacks>>> = {
	offer: ({ valueProposition }) => valueProposition === '',
	challenge: ({ specificChallenge }) => specificChallenge === '',
	fact: ({ prospectBackground }) => prospectBackground === '',
	news: ({ recentNews }) => recentNews === '',
	result: ({ result1, result2, result3 }) => result1 + result2 + result3 === '',
	how: ({ howItWorks }) => howItWorks === '',
	step: ({ firstStep }) => firstStep === '',
	check: ({ check }) => check === '',
	shows: ({ check, checkShows }) => check !== '' && checkShows === '',
	takeHome: ({ classTopics }) => classTopics === '',
	answer: ({ objection, objectionAnswer }) => objection !== '' && objectionAnswer === '',
	question: ({ openingQuestion }) => openingQuestion === '',
};

/** What a method writes from: each fact is told once, and each gap asked for in one email. */
export type Stock = ReturnType<typeof stockOf>;

/** For an email: what the sender does, and what came of it. */
export function ofSender({ take, wanted }: Stock) {
	const offer = take('offer');
	const gap = offer === undefined ? GAPS.offer : wanted('result', 'how', 'example');
	return { facts: [offer, take('result')], room: ['how', 'result'] as const, gap };
}

export function stockOf(input: ColdEmailInput) {
	const material = materialOf(input);
	const textsOf = (kind: Kind) => (kind === 'result' ? material.results : [material[kind]]);
	const facts = ORDER.flatMap((kind) => textsOf(kind).map((text): Fact => ({ kind, text })));
	const left = facts.filter(({ text }) => text !== '');
	const next = (kind: Kind) => left.find((fact) => fact.kind === kind);
	const asked = new Set<Asked>();
	return {
		input,
		material,
		/** The next fact of a kind, which stays. */
		next,
		/** The first fact that is left of these kinds, and marks it as told. */
		take(...kinds: readonly Kind[]): Fact | undefined {
			const fact = kinds.map(next).find((one) => one !== undefined);
			if (fact !== undefined) left.splice(left.indexOf(fact), 1);
			return fact;
		},
		/** Asks for the first of these that was not entered and no other email asks for, otherwise for anything of use. */
		wanted(...gaps: readonly Asked[]): string {
			const open = ([...gaps, 'use', 'example'] as const).filter((gap) => !asked.has(gap));
			const gap = open.find((one) => LACKS[one]?.(input) ?? true) ?? gaps.at(-1) ?? 'use';
			asked.add(gap);
			return GAPS[gap];
		},
	};
}

import type { Material } from './material.ts';

/** The facts that e-mails are made of, in the order in which one reads them; each is told once. */
export const ORDER = ['background', 'news', 'challenge', 'check', 'offer', 'how', 'result', 'step', 'doubt'] as const;
export type Kind = (typeof ORDER)[number];

export interface Fact {
	kind: Kind;
	text: string;
}

export interface Pool {
	/** The next fact of a kind, which stays. */
	next(kind: Kind): Fact | undefined;
	/** The first that is left of these kinds, and marks it as told. */
	take(...kinds: readonly Kind[]): Fact | undefined;
}

export function poolOf(material: Material): Pool {
	const textsOf = (kind: Kind) => (kind === 'result' ? material.results : [material[kind]]);
	const left = ORDER.flatMap((kind) => textsOf(kind).map((text) => ({ kind, text }))).filter(({ text }) => text !== '');
	const next = (kind: Kind) => left.find((fact) => fact.kind === kind);
	return {
		next,
		take: (...kinds) => {
			const fact = kinds.map(next).find((one) => one !== undefined);
			if (fact !== undefined) left.splice(left.indexOf(fact), 1);
			return fact;
		},
	};
}

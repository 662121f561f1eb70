import type { Material } from './material.ts';

/** The texts that follow-ups are made of; each is used once. */
export type Kind =
	| 'news'
	| 'background'
	| 'challenge'
	| 'result'
	| 'step'
	| 'how'
	| 'check'
	| 'doubt'
	| 'offer'
	| 'question';

export interface Pool {
	/** The paragraphs of a kind that is still unused, and marks it as used; `null` where there is none. */
	take(kind: Kind): readonly string[] | null;
	/** The same for the first kind that has any, with its name. */
	first(...kinds: readonly Kind[]): { kind: Kind; paragraphs: readonly string[] } | null;
}

/** @param aired whether a problem may be talked about in public */
export function poolOf(material: Material, aired = false): Pool {
	const left: Record<Kind, (readonly string[])[]> = {
		news: one(material.news),
		background: one(material.background),
		challenge: one(aired ? material.challenge : ''),
		result: material.results.flatMap(one),
		step: one(material.step),
		how: one(material.how),
		check: one(`${material.check} ${material.checkShows}`.trim()),
		doubt: material.doubt === null ? [] : [material.doubt],
		offer: one(material.offer),
		question: one(material.question),
	};
	const take = (kind: Kind) => left[kind].shift() ?? null;
	return {
		take,
		first: (...kinds) => {
			const kind = kinds.find((one) => left[one].length > 0);
			return kind === undefined ? null : { kind, paragraphs: take(kind) ?? [] };
		},
	};
}

function one(text: string): (readonly string[])[] {
	return text === '' ? [] : [[text]];
}

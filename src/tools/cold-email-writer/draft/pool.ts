import type { Material } from './material.ts';
import { LEADS } from './sentences/shared.ts';

/** The facts that e-mails are made of, in the order in which one reads them; each is told once. */
export const ORDER = ['background', 'news', 'challenge', 'check', 'offer', 'how', 'result', 'step', 'doubt'] as const;
export type Kind = (typeof ORDER)[number];

export interface Fact {
	kind: Kind;
	paragraphs: readonly string[];
}

export interface Pool {
	/** The next text of a kind, which stays; empty where none is left. */
	next(kind: Kind): readonly string[];
	/** The first that is left of these kinds, and marks it as told. */
	take(...kinds: readonly Kind[]): Fact | null;
}

/** @param challenge the recipient's problem with how it is known */
export function poolOf(material: Material, challenge: readonly string[]): Pool {
	const { background, news, newsReason, offer, results, step, how, check, checkShows, doubt } = material;
	const left: Record<Kind, (readonly string[])[]> = {
		background: one(background),
		news: one(news === '' ? '' : `${news} ${newsReason}`.trim()),
		challenge: one(challenge.filter(Boolean).join(' ')),
		offer: one(offer),
		how: one(how),
		result: results.flatMap(one),
		step: one(step),
		check: one(check === '' ? '' : `${check} ${checkShows}`.trim()),
		doubt: doubt === null ? [] : [[LEADS.doubt, ...doubt]],
	};
	return {
		next: (kind) => left[kind][0] ?? [],
		take: (...kinds) => {
			const kind = kinds.find((wanted) => left[wanted].length > 0);
			return kind === undefined ? null : { kind, paragraphs: left[kind].shift() ?? [] };
		},
	};
}

function one(text: string): (readonly string[])[] {
	return text === '' ? [] : [[text]];
}

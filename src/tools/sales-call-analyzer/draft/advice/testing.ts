import type { CallFacts, Fact, OutcomeKind, Side } from '#call-facts/facts.ts';
import { callIn } from '#call-facts/told/testing.ts';
import type { Reading } from '../../reading.ts';
import { inputOf } from '../../testing.ts';
import { PIECES } from './advice.ts';
import type { Shown } from './piece.ts';

/** Small calls between Sam, who sells, and Bea, with the facts that are read of them. */

type Listed = {
	[Kind in keyof CallFacts as CallFacts[Kind] extends readonly Fact[] ? Kind : never]?: Record<number, object>;
};

/** The facts of a small call, by kind and line. */
export interface Facts extends Listed {
	ended?: OutcomeKind;
	/** The line in which they say how it ends. */
	end?: number;
	/** The line in which they leave a part of what was offered. */
	left?: number;
	/** Of further speakers. */
	others?: Record<string, Side>;
}

/** A call that brings a piece of advice, and what keeps it away. */
export interface Example {
	id: string;
	call: readonly string[];
	facts?: Facts;
	/** Lines of the call that are said otherwise. */
	unless?: Readonly<Record<number, string>>;
	/** Other facts. */
	without?: Facts;
}

/** A reading of a call with exactly these facts. */
export function readingWith(
	call: readonly string[],
	{ ended = 'next-step', end, left, others, ...listed }: Facts = {},
): Reading {
	const quoteOf = (line: number) => call[line - 1]?.replace(/^\w+: /, '') ?? '';
	const facts = Object.fromEntries(
		Object.entries(listed).map(([kind, byLine]) => [
			kind,
			Object.entries(byLine as Record<number, object>).map(([line, rest]) => ({
				lines: [Number(line)],
				quote: quoteOf(Number(line)),
				confidence: 1,
				by: 'member',
				...rest,
			})),
		]),
	);
	const outcome = {
		kind: ended,
		lines: end === undefined ? [] : [end],
		...(left !== undefined && { left: [left] }),
		confidence: 1,
	};
	const sides = { Sam: 'seller' as const, Bea: 'buyer' as const, ...others };
	const read = callIn(call, { ...facts, outcome, sides });
	return { ...read, input: inputOf(call.join('\n')), whole: read, told: new Map() };
}

/** What a small call shows of a piece of advice. */
export function shown(id: string, call: readonly string[], facts?: Facts): Shown | undefined {
	return PIECES.find((piece) => piece.id === id)?.find(readingWith(call, facts));
}

/** A call with some of its lines said otherwise. */
export function saidOtherwise({ call, unless = {} }: Example): string[] {
	return call.map((line, index) => unless[index + 1] ?? line);
}

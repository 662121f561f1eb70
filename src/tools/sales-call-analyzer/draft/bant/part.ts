import type { CallAnalysis } from '../../contract.ts';

/** One part of BANT: five yes/no checks of two points each. A refusal takes two back. */

export type BantPart = CallAnalysis['qualificationAnalysis']['bantScore']['budget'];

export interface Check {
	/** What was looked for; where it was not met, this completes "what was not asked". */
	open: string;
	/** The words that meet the check; null where it is not met. */
	evidence: { line: number; quote: string } | null;
}

const POINTS = 2;

export function met(checks: readonly Check[]): number {
	return checks.filter(({ evidence }) => evidence !== null).length;
}

export function scoreOf(checks: readonly Check[], refused: boolean): number {
	return Math.max(0, met(checks) * POINTS - (refused ? POINTS : 0));
}

/** The evidence in the order of the call, each piece once, and none that stands inside another. */
export function evidenceOf(...found: readonly ({ line: number; quote: string } | null)[]): string[] {
	const pieces = found.filter((piece) => piece !== null).sort((a, b) => a.line - b.line);
	const quotes = [...new Set(pieces.map(({ quote }) => quote))];
	return quotes.filter((quote) => !quotes.some((other) => other !== quote && other.includes(quote)));
}

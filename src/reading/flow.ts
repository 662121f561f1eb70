import { content } from './content.ts';
import { AGREES, JARGON, PITCH, SUMMARY } from './cues/speech.ts';
import type { CallFacts } from './facts.ts';
import { type Moment, match, momentAt } from './remark.ts';
import { remembered } from './remembered.ts';
import type { TurnFacts } from './turn.ts';

/** How the conversation moved: who spoke when, what was asked, what was said back. */
export interface Flow {
	/** The turn in which the offer is first presented. */
	pitch: TurnFacts | null;
	/** The salesperson's share of the words before the pitch and from it on, in percent. */
	shares: { before: number; after: number } | null;
	/** The salesperson's questions, in order. */
	asked: readonly Asked[];
	/** The prospect's questions. */
	wondered: readonly Asked[];
	/** The salesperson's questions in the second half of the turns. */
	askedLate: number;
	/** A summary by the salesperson that the prospect confirmed. */
	summary: { line: number; answer: Moment } | null;
	jargon: readonly { line: number; word: string }[];
	/** Turns in which three or more questions stand together. */
	stacked: readonly TurnFacts[];
	/** Runs of the prospect's turns that were only acknowledged. */
	listened: { lines: readonly number[]; words: number } | null;
}

export interface Asked {
	moment: Moment;
	turn: number;
	open: boolean;
	/** It takes up a word of what the other had just said. */
	follows: boolean;
}

const OPEN_QUESTION = /\b(?:what|how|why|tell me|describe|walk me|where|which)\b/i;
const heardIn = remembered(({ text }: TurnFacts) => content(text));

function follows(question: string, before: TurnFacts | undefined): boolean {
	if (before === undefined || before.words < 5) return false;
	const heard = heardIn(before);
	return [...content(question)].some((word) => heard.has(word));
}

function questionsBy(facts: CallFacts, side: 'salesperson' | 'prospect'): Asked[] {
	return facts.said[side].flatMap((remark) => {
		if (remark.questions === 0) return [];
		const moment = momentAt(remark, 0, Math.min(remark.text.length, 20), 160);
		const before = facts.turns[remark.turn - 1];
		return [
			{ moment, turn: remark.turn, open: OPEN_QUESTION.test(remark.folded), follows: follows(remark.folded, before) },
		];
	});
}

function pitchOf(facts: CallFacts): TurnFacts | null {
	return (
		facts.turns.find(
			(turn) =>
				turn.side === 'salesperson' && turn.words > 12 && turn.remarks.some((remark) => PITCH.test(remark.folded)),
		) ?? null
	);
}

function shareOf(turns: readonly TurnFacts[]): number | null {
	const words = (side: TurnFacts['side']) =>
		turns.reduce((sum, turn) => sum + (turn.side === side ? turn.words : 0), 0);
	const [seller, buyer] = [words('salesperson'), words('prospect')];
	return seller + buyer < 60 ? null : Math.round((seller / (seller + buyer)) * 1000) / 10;
}

function sharesAround(facts: CallFacts, pitch: TurnFacts | null): Flow['shares'] {
	if (pitch === null) return null;
	const before = shareOf(facts.turns.slice(0, pitch.index));
	const after = shareOf(facts.turns.slice(pitch.index));
	return before === null || after === null ? null : { before, after };
}

/** "No, that's it" answers "did I miss anything" and agrees. */
const DENIED = /\b(?:not|but)\b|^no\b(?!,? (?:that's|nothing|you))/i;

function summaryOf(facts: CallFacts): Flow['summary'] {
	for (const turn of facts.turns) {
		if (turn.side !== 'salesperson' || !turn.remarks.some((remark) => SUMMARY.test(remark.folded))) continue;
		const answer = facts.turns[turn.index + 1];
		const first = answer?.remarks[0];
		if (answer?.side !== 'prospect' || first === undefined) continue;
		const agreed = match(first, AGREES, DENIED);
		if (agreed !== null && agreed.remark.folded.search(AGREES) < 14)
			return { line: turn.line, answer: momentAt(first, 0, first.text.length) };
	}
	return null;
}

function jargonOf(facts: CallFacts): { line: number; word: string }[] {
	return facts.said.salesperson.flatMap((remark) => {
		const lower = remark.folded.toLowerCase();
		return JARGON.flatMap((word) => {
			const at = lower.indexOf(word.toLowerCase());
			const whole = at >= 0 && !/[\w-]/.test(lower.charAt(at - 1)) && !/\w/.test(lower.charAt(at + word.length));
			return whole ? [{ line: remark.line, word: remark.text.slice(at, at + word.length) }] : [];
		});
	});
}

/** The longest run of the prospect's turns between which the salesperson only acknowledged. */
function listenedTo(facts: CallFacts): Flow['listened'] {
	let best: { run: readonly number[]; turns: number; words: number } | null = null;
	let run: { lines: number[]; words: number } = { lines: [], words: 0 };
	for (const turn of facts.turns) {
		if (turn.side === 'prospect') run.words += turn.words;
		else if (turn.side === 'salesperson' && turn.backchannel && turn.words > 0) run.lines.push(turn.line);
		else run = { lines: [], words: 0 };
		if (run.lines.length >= 2 && run.words >= 40 && run.words > (best?.words ?? 0))
			best = { run: run.lines, turns: run.lines.length, words: run.words };
	}
	return best && { lines: best.run.slice(0, best.turns), words: best.words };
}

export function flowOf(facts: CallFacts): Flow {
	const pitch = pitchOf(facts);
	const asked = questionsBy(facts, 'salesperson');
	return {
		pitch,
		shares: sharesAround(facts, pitch),
		asked,
		wondered: questionsBy(facts, 'prospect'),
		askedLate: asked.filter(({ turn }) => turn >= facts.turns.length / 2).length,
		summary: summaryOf(facts),
		jargon: jargonOf(facts),
		stacked: facts.turns.filter((turn) => turn.side === 'salesperson' && turn.questions >= 3),
		listened: listenedTo(facts),
	};
}

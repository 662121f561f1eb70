import { isReadable } from './brief.ts';
import { GOAL_ASKED, GOAL_SAID, NOT_A_GOAL } from './cues/goals.ts';
import { type CallFacts, nextTurn } from './facts.ts';
import { type Moment, match, momentAt, type Remark } from './remark.ts';
import { remembered } from './remembered.ts';
import type { TurnFacts } from './turn.ts';

/** What the prospect wants to reach, in words of their own. */

const FEWEST_WORDS = 5;
const LONGEST = 220;
const MOST_GOALS = 3;

function isGoal(remark: Remark): boolean {
	return (
		remark.questions === 0 &&
		remark.words >= FEWEST_WORDS &&
		remark.text.length <= LONGEST &&
		!NOT_A_GOAL.test(remark.folded) &&
		isReadable(remark.text)
	);
}

const firstGoal = remembered(({ remarks }: TurnFacts) => remarks.find(isGoal) ?? null);

/** Answers to a question for goals. */
function answered(facts: CallFacts): Moment[] {
	return facts.said.salesperson.flatMap((question) => {
		if (question.questions === 0 || !GOAL_ASKED.test(question.folded)) return [];
		const reply = nextTurn(facts, question.turn, 'prospect', 2);
		const said = reply === null ? null : firstGoal(reply);
		return said === null ? [] : [momentAt(said, 0, said.text.length)];
	});
}

/** In the order of the call, each remark once; those that answer a question for goals come first. */
export function goalsOf(facts: CallFacts, unless: ReadonlySet<number> = new Set()): Moment[] {
	const named = facts.said.prospect.flatMap((remark) =>
		isGoal(remark) ? (match(remark, GOAL_SAID, /\b(?:not|n't|never)\b/i) ?? []) : [],
	);
	const seen = new Set(unless);
	return [...answered(facts), ...named]
		.filter(({ remark }) => {
			const fresh = !seen.has(remark.index);
			seen.add(remark.index);
			return fresh;
		})
		.slice(0, MOST_GOALS);
}

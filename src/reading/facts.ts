import { figuresIn } from '#evidence/figures.ts';
import type { Call, Roles, Turn } from '#transcript/call.ts';
import { type Measurements, measure } from '#transcript/measure.ts';
import { questionsIn } from '#transcript/questions.ts';
import { readCall } from '#transcript/read.ts';
import { assignRoles, type RoleHints } from '#transcript/roles.ts';
import { sentencesOf } from '#transcript/sentences.ts';
import { countWords } from '#transcript/words.ts';
import { content } from './content.ts';
import { type Party, partyOf } from './party.ts';
import { isBackchannel, type Remark } from './remark.ts';
import type { TurnFacts } from './turn.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** The text of a call, and what the member told of who spoke. */
export interface CallSource {
	transcript: string;
	hints: RoleHints;
}

/** What stands in a call, read once; every rule starts from here. */
export interface CallFacts {
	call: Call;
	roles: Roles;
	measurements: Measurements;
	remarks: readonly Remark[];
	turns: readonly TurnFacts[];
	seller: Party;
	buyer: Party;
	/** What the salesperson's and the prospect's side said, in order. */
	said: { salesperson: readonly Remark[]; prospect: readonly Remark[] };
	verdict: Verdict;
	/** In how many turns a word of weight occurs, by its stem. */
	turnsWith: ReadonlyMap<string, number>;
}

function remarksOf(call: Call, roles: Roles): Remark[] {
	return sentencesOf(call).map((sentence, index) => ({
		index,
		text: sentence.text,
		folded: sentence.text.replaceAll('’', "'"),
		line: sentence.line,
		turn: sentence.turn,
		speaker: sentence.speaker,
		side: sentence.speaker === null ? null : (roles.roles[sentence.speaker] ?? null),
		figures: figuresIn(sentence.text),
		questions: questionsIn(sentence.text).length,
		words: countWords(sentence.text),
	}));
}

function turnFacts(turn: Turn, index: number, roles: Roles, remarks: readonly Remark[]): TurnFacts {
	return {
		index,
		line: turn.line,
		lastLine: turn.segments.at(-1)?.pieces.at(-1)?.line ?? turn.line,
		speaker: turn.speaker,
		side: turn.speaker === null ? null : (roles.roles[turn.speaker] ?? null),
		words: turn.words,
		text: turn.text,
		remarks,
		backchannel: isBackchannel(turn.text),
		questions: remarks.reduce((sum, remark) => sum + remark.questions, 0),
	};
}

function byTurn(call: Call, remarks: readonly Remark[]): Remark[][] {
	const groups: Remark[][] = call.turns.map(() => []);
	for (const remark of remarks) groups[remark.turn]?.push(remark);
	return groups;
}

function wordTurns(turns: readonly TurnFacts[]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const { text } of turns) for (const word of content(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
	return counts;
}

export function callFacts({ transcript, hints }: CallSource): CallFacts {
	const call = readCall(transcript);
	const roles = assignRoles(call, hints);
	const remarks = remarksOf(call, roles);
	const groups = byTurn(call, remarks);
	const turns = call.turns.map((turn, index) => turnFacts(turn, index, roles, groups[index] ?? []));
	const said = {
		salesperson: remarks.filter((remark) => remark.side === 'salesperson'),
		prospect: remarks.filter((remark) => remark.side === 'prospect'),
	};
	return {
		call,
		roles,
		measurements: measure(call, roles),
		remarks,
		turns,
		seller: partyOf(call, roles, 'salesperson', 'the salesperson'),
		buyer: partyOf(call, roles, 'prospect', 'the prospect'),
		said,
		verdict: verdictOf(call, roles, turns, remarks),
		turnsWith: wordTurns(turns),
	};
}

/** The next turn of the other side that says something; `within` turns further at most. */
export function nextTurn(facts: CallFacts, from: number, side: Remark['side'], within = 4): TurnFacts | null {
	for (let index = from + 1; index <= from + within && index < facts.turns.length; index += 1) {
		const turn = facts.turns[index];
		if (turn !== undefined && turn.side === side && !turn.backchannel) return turn;
	}
	return null;
}

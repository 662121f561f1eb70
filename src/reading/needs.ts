import { content } from './content.ts';
import { BUYER_PROMISE } from './cues/closing.ts';
import { NO_BUDGET, PRICE_QUESTION, PRICE_REFUSED } from './cues/money.ts';
import {
	CONFIRMED,
	EFFECT,
	EXPECTED,
	LASTING,
	NOT_A_PAIN,
	NOT_A_REQUEST,
	OUGHT,
	PAIN,
	PRIORITY,
	REQUEST,
	TRIED,
} from './cues/need.ts';
import { OBJECTION_CUES } from './cues/objections.ts';
import { DAY, HOUR } from './cues/time.ts';
import type { CallFacts } from './facts.ts';
import { figureMoment, type Moment, match, type Remark } from './remark.ts';
import { remembered } from './remembered.ts';
import type { TurnFacts } from './turn.ts';

export interface Pain {
	moment: Moment;
	/** Figures of the prospect's own, in this remark or its turn. */
	figure: Moment | null;
	effect: boolean;
	lasting: boolean;
	/** Said with force: "so slow", "a nightmare". */
	strong: boolean;
	/** A measure that ought to be another: "50 minutes; it should be twenty". */
	off: boolean;
}

export interface Needs {
	pains: readonly Pain[];
	request: Moment | null;
	confirmed: Moment | null;
	effect: Moment | null;
	figures: readonly Moment[];
	lasting: Moment | null;
	tried: readonly Moment[];
	expected: readonly Moment[];
}

/** Words that give a pain its weight. */
export const FORCE =
	/\b(?:(?:very|really|so|pretty|too) (?:hard|slow|bad|difficult|stuck|frustrat\w+|annoying|painful|tight|late|messy|often|many|much)|drown\w*|nightmare|killing|impossible|terrible|awful|desperate\w*|huge|massive|constantly|every (?:single )?(?:day|evening|night|week|morning)|overwhelm\w*|exhaust\w*|depressing|worse|fed up|chaos|lost|losing|hated)\b/i;
/** Fewer things than this are told in passing: "two hygienists". */
const FEW = 3;
const VAGUE = /\b(?:couple|a few|few|of us|one or two|first|second|one of|no one|this one|the one|that one)\b/i;
const NOT_INTERESTED = OBJECTION_CUES[0]?.pattern ?? /$^/;
const OWN_FIGURES = new Set(['percent', 'count', 'duration', 'money']);
const PRICE_TALK =
	/\b(?:per month|a month|a year|install|quote|budget|offer|cash|price|cost of|deposit|discount|demo|call back|appointment|slot|meet(?:ing)?|minutes?(?! (?:a|an|per|each|every|late|longer)\b)|contract|notice|tied in|locked in|commit(?:ment)?)\b/i;

function isPain(remark: Remark): Moment | null {
	if (remark.questions > 0 || remark.words < 4) return null;
	if (NOT_INTERESTED.test(remark.folded) || PRICE_REFUSED.test(remark.folded) || NO_BUDGET.test(remark.folded))
		return null;
	return match(remark, PAIN, NOT_A_PAIN);
}

function ownFigure(remark: Remark): Moment | null {
	if (remark.questions > 0 || DAY.test(remark.folded) || HOUR.test(remark.folded) || PRICE_TALK.test(remark.folded))
		return null;
	if (PRICE_QUESTION.test(remark.folded) || PRICE_REFUSED.test(remark.folded)) return null;
	if (BUYER_PROMISE.test(remark.folded) || TRIED.test(remark.folded)) return null;
	const own = remark.figures.filter(
		({ kind, text, index, value }) =>
			OWN_FIGURES.has(kind) &&
			(kind !== 'count' || value === null || value > FEW) &&
			!/from now|ago\b/i.test(remark.folded.slice(index, index + text.length + 10)) &&
			!VAGUE.test(remark.folded.slice(Math.max(0, index - 9), index + text.length + 6)),
	);
	const figure = own.find(({ kind, low }) => kind === 'percent' || kind === 'money' || low !== undefined) ?? own[0];
	return figure === undefined ? null : figureMoment(remark, figure);
}

/** A measure of theirs, where the next words say what it ought to be. */
function offTarget(facts: CallFacts, remark: Remark): Moment | null {
	const next = facts.remarks[remark.index + 1];
	return next !== undefined && next.turn === remark.turn && OUGHT.test(next.folded) ? ownFigure(remark) : null;
}

/** The first measure of theirs in a turn. */
const figureOfTurn = remembered((turn: TurnFacts): Moment | null => {
	for (const remark of turn.remarks) {
		const measured = remark.figures.some(
			({ kind, low }) => kind === 'percent' || kind === 'money' || low !== undefined,
		);
		const figure = measured ? ownFigure(remark) : null;
		if (figure !== null) return figure;
	}
	return null;
});

function painsOf(facts: CallFacts): Pain[] {
	return facts.said.prospect.flatMap((remark) => {
		const said = isPain(remark);
		const moment = said ?? offTarget(facts, remark);
		if (moment === null) return [];
		const turn = facts.turns[remark.turn];
		const figure = ownFigure(remark) ?? (turn === undefined ? null : figureOfTurn(turn));
		return [
			{
				moment,
				figure,
				effect: EFFECT.test(remark.folded),
				lasting: LASTING.test(remark.folded),
				strong: FORCE.test(remark.folded),
				off: said === null,
			},
		];
	});
}

const FIRST_REQUESTS = 5;

/** Of the first wishes the one that says most. */
function requestIn(prospect: readonly Remark[]): Moment | null {
	const wishes = prospect.flatMap((remark) => match(remark, REQUEST, NOT_A_REQUEST) ?? []).slice(0, FIRST_REQUESTS);
	const said = (moment: Moment) => Math.min(4, content(moment.quote).size);
	return wishes
		.filter((wish) => said(wish) > 0)
		.reduce<Moment | null>((best, wish) => (best === null || said(wish) > said(best) ? wish : best), null);
}

function confirmedIn(facts: CallFacts): Moment | null {
	for (const turn of facts.turns) {
		const before = facts.turns[turn.index - 1];
		if (turn.side !== 'prospect' || before?.side !== 'salesperson' || before.words < 12) continue;
		const first = turn.remarks[0];
		if (first === undefined || first.words < 2 || first.questions > 0) continue;
		const moment = match(first, CONFIRMED);
		if (moment !== null && first.words > 1) return moment;
	}
	return null;
}

function lastingOf(facts: CallFacts, pains: readonly Pain[], request: Moment | null): Moment | null {
	const turns = [...pains.map(({ moment }) => moment.remark.turn), ...(request === null ? [] : [request.remark.turn])];
	const near = new Set(turns.flatMap((turn) => [turn - 2, turn, turn + 2]));
	for (const remark of facts.said.prospect) {
		const own = /\b(?:problem|issue|trouble|struggl\w*|talking about)\b/i.test(remark.folded);
		if (!near.has(remark.turn) && !own) continue;
		const moment = match(remark, PRIORITY, /\bnot (?:a |our |my )?(?:top |big )?priority\b/i) ?? match(remark, LASTING);
		if (moment !== null && remark.questions === 0 && remark.words > 3) return moment;
	}
	return null;
}

const MOST_FIGURES = 4;

/** Measures before sums before lengths of time before mere counts; the weightiest few, in the order of the call. */
function byWeight(figures: readonly Moment[]): Moment[] {
	const rank = ({ remark, from }: Moment) => {
		const figure = remark.figures.find(({ index }) => index === from);
		if (figure?.kind === 'percent' || figure?.low !== undefined) return 0;
		return figure?.kind === 'money' ? 1 : figure?.kind === 'duration' ? 2 : 3;
	};
	return [...figures]
		.sort((a, b) => rank(a) - rank(b))
		.slice(0, MOST_FIGURES)
		.sort((a, b) => a.remark.index - b.remark.index);
}

export function needsOf(facts: CallFacts): Needs {
	const prospect = facts.said.prospect;
	const pains = painsOf(facts);
	const request = requestIn(prospect);
	const painTurns = new Set(pains.map(({ moment }) => moment.remark.turn));
	const near = (turn: number) => [-3, -2, -1, 0, 1, 2, 3].some((away) => painTurns.has(turn + away));
	const effect = prospect.find(
		(remark) =>
			remark.questions === 0 &&
			remark.words > 3 &&
			EFFECT.test(remark.folded) &&
			!PRICE_REFUSED.test(remark.folded) &&
			(painTurns.has(remark.turn) || painTurns.has(remark.turn - 2) || painTurns.has(remark.turn + 2)),
	);
	return {
		pains,
		request,
		confirmed: confirmedIn(facts),
		effect: effect === undefined ? null : match(effect, EFFECT),
		figures: byWeight(
			prospect.flatMap((remark) => {
				const percent = remark.figures.some(({ kind }) => kind === 'percent');
				return percent || near(remark.turn) ? (ownFigure(remark) ?? []) : [];
			}),
		),
		lasting: lastingOf(facts, pains, request),
		tried: prospect.flatMap((remark) => (remark.questions > 0 ? [] : (match(remark, TRIED) ?? []))),
		expected: prospect.flatMap((remark) => (remark.questions > 0 ? [] : (match(remark, EXPECTED) ?? []))),
	};
}

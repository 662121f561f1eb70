import { anyOf } from './cues/any-of.ts';
import { acknowledges, CLAIM_ONLY, CONCRETE, INSULT, SATISFIED } from './cues/handling.ts';
import { OBJECTION_CUES, type ObjectionCategory } from './cues/objections.ts';
import { type CallFacts, nextTurn } from './facts.ts';
import { type Moment, match, momentAt, type Remark } from './remark.ts';
import { remembered } from './remembered.ts';
import { brokenOff } from './steps.ts';
import type { TurnFacts } from './turn.ts';

export type Handling = 'Excellent' | 'Good' | 'Fair' | 'Poor';

export interface Objection {
	category: ObjectionCategory;
	moment: Moment;
	/** The salesperson's next turn, where there was one. */
	reply: TurnFacts | null;
	/** The part of the reply worth quoting. */
	answer: Moment | null;
	handling: Handling;
	/** What the rating rests on. */
	traits: {
		acknowledged: boolean;
		asked: boolean;
		concrete: boolean;
		claimed: boolean;
		insulted: boolean;
		pushed: boolean;
		accepted: boolean;
		brokeOff: boolean;
	};
}

/** Words of the salesperson before which there is nothing to object to. */
const LEAST_HEARD = 8;
const ASKS_ABOUT_PROCESS = anyOf('how long', 'when (?:could|can|would)', 'next step');
/** "No, thank you" in answer to a thank-you is a courtesy. */
const THANKS = /\bthank/i;
const thanks = remembered(({ text }: TurnFacts) => THANKS.test(text));
/** A count this large is mostly a sum without its currency: "eleven hundred". */
const LARGE = 100;
/** A question that takes up an objection about who decides asks about somebody. */
const ABOUT_SOMEBODY = /\b(?:who|she|he|they|her|him|them|both|together|partner|board|meet)\b/i;
const PUSH = /^(?:but|well,? but|just|listen|could i just|can i just|wait)\b/i;

/** The first cue that the remark matches, as a category with its moment. */
function objectionIn(facts: CallFacts, remark: Remark): { category: ObjectionCategory; moment: Moment } | null {
	if (remark.words < 1 || ASKS_ABOUT_PROCESS.test(remark.folded)) return null;
	const before = facts.turns[remark.turn - 1];
	const thanked = before !== undefined && thanks(before);
	for (const { category, pattern, unless } of OBJECTION_CUES) {
		if (thanked && category === 'Not interested' && THANKS.test(remark.folded)) continue;
		const moment = match(remark, pattern, unless);
		if (moment !== null) return { category, moment };
	}
	return null;
}

function replyTo(facts: CallFacts, turn: number): TurnFacts | null {
	const next = facts.turns[turn + 1];
	if (next === undefined || next.side !== 'salesperson') return null;
	return next.backchannel ? (nextTurn(facts, turn, 'salesperson', 3) ?? next) : next;
}

/** The piece of a reply that carries it: the attack, the offer, the figure, the claim, else its first full sentence. */
function answerOf(reply: TurnFacts, category: ObjectionCategory): Moment | null {
	const said = reply.remarks.filter((remark) => remark.words > 0);
	const first = (fits: (remark: Remark) => boolean) => said.find(fits);
	const priced = first((remark) => remark.figures.some(({ kind }) => kind === 'money'));
	const patterns = [INSULT, CONCRETE, CLAIM_ONLY];
	const [insult, concrete, claim] = patterns.map((pattern) => first((remark) => pattern.test(remark.folded)));
	const figure = first((remark) =>
		remark.figures.some(({ kind }) => kind === 'percent' || kind === 'duration' || kind === 'count'),
	);
	const offered = category === 'Price' ? (priced ?? concrete) : (concrete ?? priced);
	const chosen = insult ?? offered ?? claim ?? figure ?? first((remark) => remark.words > 4) ?? said[0];
	if (chosen === undefined) return null;
	const pattern = patterns.find((candidate) => candidate.test(chosen.folded));
	const found = chosen === priced || pattern === undefined ? undefined : pattern.exec(chosen.folded);
	const mark = found === null || found === undefined ? chosen.figures[0] : { index: found.index, text: found[0] };
	const { index, text } = mark ?? { index: 0, text: chosen.text.slice(0, 40) };
	return momentAt(chosen, index, index + text.length, 160);
}

function traitsOf(
	facts: CallFacts,
	category: ObjectionCategory,
	turn: number,
	reply: TurnFacts | null,
): Objection['traits'] {
	const text = reply?.remarks.map((remark) => remark.folded).join(' ') ?? '';
	const opening = text.split(' ').slice(0, 14).join(' ');
	const after = facts.turns
		.slice((reply?.index ?? turn) + 1, (reply?.index ?? turn) + 3)
		.find(({ side }) => side === 'prospect');
	const heard = after?.remarks ?? [];
	const figures =
		reply?.remarks.some((remark) =>
			remark.figures.some(
				({ kind, value }) =>
					kind === 'money' || kind === 'percent' || kind === 'duration' || (kind === 'count' && (value ?? 0) >= LARGE),
			),
		) === true;
	const end = brokenOff(facts);
	const taken = acknowledges(opening);
	const asked = (reply?.questions ?? 0) > 0;
	const refusal = category === 'Not interested' || category === 'Timing';
	return {
		acknowledged: taken,
		asked: asked && (category !== 'Authority' || ABOUT_SOMEBODY.test(text)),
		concrete: figures || CONCRETE.test(text),
		claimed: CLAIM_ONLY.test(text),
		insulted: INSULT.test(text),
		pushed: PUSH.test(text.trim()) || (refusal && reply !== null && !taken && (reply.words > LEAST_HEARD || asked)),
		accepted:
			heard.some((remark) => SATISFIED.test(remark.folded)) &&
			!heard.some((remark) => objectionIn(facts, remark) !== null),
		brokeOff: end !== null && after === undefined && reply !== null,
	};
}

/**
 * Excellent: taken in, answered with a question or something concrete, and the prospect says so.
 * Good: answered with something concrete or taken in and asked about. Fair: answered, yet the claim was
 * only said again or the worry stayed open. Poor: not answered, pushed past, or answered with an attack.
 */
function rated(traits: Objection['traits'], reply: TurnFacts | null): Handling {
	if (reply === null || reply.backchannel || traits.insulted || traits.brokeOff || traits.pushed) return 'Poor';
	const substance = traits.concrete || traits.asked;
	if (traits.acknowledged && substance && traits.accepted) return 'Excellent';
	if (traits.claimed && !traits.asked) return 'Fair';
	if (traits.concrete && (traits.acknowledged || traits.accepted)) return 'Good';
	if (traits.acknowledged && traits.asked) return 'Good';
	return 'Fair';
}

/** Objections in order, at most one of a category in a turn. */
export function objectionsOf(facts: CallFacts): Objection[] {
	const found: Objection[] = [];
	let heard = 0;
	for (const turn of facts.turns) {
		if (turn.side === 'salesperson') heard += turn.words;
		if (turn.side !== 'prospect' || heard < LEAST_HEARD) continue;
		const seen = new Set<ObjectionCategory>();
		for (const remark of turn.remarks) {
			const objection = objectionIn(facts, remark);
			if (objection === null || seen.size > 0) continue;
			seen.add(objection.category);
			const reply = replyTo(facts, turn.index);
			const traits = traitsOf(facts, objection.category, turn.index, reply);
			found.push({
				...objection,
				reply,
				answer: reply === null ? null : answerOf(reply, objection.category),
				traits,
				handling: rated(traits, reply),
			});
		}
	}
	return found;
}

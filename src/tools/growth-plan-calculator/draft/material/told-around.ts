import { brief, isReadable } from '#reading/brief.ts';
import { anyOf } from '#reading/cues/any-of.ts';
import { EFFECT, LASTING } from '#reading/cues/need.ts';
import { URGENT } from '#reading/cues/time.ts';
import { FORCE } from '#reading/needs.ts';
import type { Reading } from '#reading/reading.ts';
import { type Moment, match, momentAt, type Remark } from '#reading/remark.ts';
import type { TroubleId } from '#reading/troubles.ts';
import type { Group } from './groups.ts';
import { measureIn } from './told-figures.ts';

/** What else was said of a problem: why it presses, where it comes from, what it leads to. */

const QUOTED = 170;
const GETS_WORSE = /\b(?:getting|gets|got|much|even) worse\b/i;
const WORSE = anyOf(
	'(?:getting|gets|got|much|even) worse',
	'(?:crept|creeping|gone|going|went|shot) up',
	'more and more',
	"can't (?:do|go on|take|face) (?:another|this|like this|it)",
	'running out of',
	'before it',
	'last chance',
	'every (?:single )?(?:day|night|week)',
);
/** What there is more of than before. */
const GROWING =
	/\b(?:more (?:and more )?(?:\p{L}+ )?(?!time)\p{L}+ing\b|longer \p{L}+s\b|(?:getting|gets|got) (?:worse|longer|slower)|(?:crept|creeping|gone|going|went|shot) up|more and more|(?:is|are|keeps?) (?:growing|rising|increasing|climbing))/iu;
const CAUSE = anyOf(
	'because',
	'due to',
	"that's why",
	'the reason',
	'comes from',
	'is (?:caused|down) (?:by|to)',
	'(?:so|that) (?:thin|old|big|small|slow|busy|full|many|few) that',
	"(?:don't|doesn't|didn't) know (?:which|what|how|where)",
	'only (?:one|two|three) (?:of us|people|person)',
	'since we (?:moved|changed|grew|hired|opened|lost)',
);

/** Somebody who would have paid goes elsewhere. */
const GRAVE = new Set<TroubleId>(['customers', 'leads', 'loss', 'unanswered', 'noshow', 'leaving']);

export function urgencyOf(group: Group, pressing: Moment | null, dated: boolean): 'High' | 'Medium' | 'Low' {
	const said = group.pains.map(({ moment }) => moment.remark.folded);
	if (pressing !== null || dated || said.some((text) => GROWING.test(text))) return 'High';
	if (GRAVE.has(group.kindId) || measureIn(group) !== null) return 'Medium';
	return said.some((text) => FORCE.test(text)) ||
		group.pains.some(({ figure }) => figure !== null) ||
		group.pains.length > 1
		? 'Medium'
		: 'Low';
}

/** Words of the client by which things get worse, wherever they stand. */
export function worsening({ facts }: Reading): Moment[] {
	return facts.said.prospect.flatMap((remark) =>
		remark.questions > 0 || remark.words < 4 ? [] : (match(remark, GETS_WORSE) ?? []),
	);
}

export function pressingIn(remarks: readonly Remark[]): Moment | null {
	return (
		remarks.flatMap((remark) => match(remark, WORSE) ?? match(remark, URGENT) ?? match(remark, LASTING) ?? [])[0] ??
		null
	);
}

export function causeIn(remarks: readonly Remark[]): Moment | null {
	return firstReadable(remarks, CAUSE);
}

const ASKS_WHAT_FOLLOWS =
	/\b(?:what happens (?:then|with (?:it|them|that|those))|what (?:does|do|did|would) (?:that|it|this|those|one|an? (?:\w+ ){1,3}|the (?:\w+ ){1,3}) ?(?:of (?:them|those) )?(?:cost|mean|lead|do)|what (?:comes|came) of (?:it|that)|and then|how much (?:does|is) (?:that|it)|what do (?:they|the customers|customers|the guests|guests) (?:do|say|hear|write))\b/i;

/** What the problem leads to: told behind it, or in answer to the question what follows from it. */
export function effectIn({ facts }: Reading, { pains }: Group, pressing: Moment | null): Moment | null {
	const [first] = pains;
	if (first === undefined) return null;
	const { turn, index } = first.moment.remark;
	const told = new Set(pains.map(({ moment }) => moment.remark));
	const asked = facts.turns[turn + 1]?.remarks.some(
		({ folded, questions }) => questions > 0 && ASKS_WHAT_FOLLOWS.test(folded),
	);
	const behind = facts.said.prospect.filter(
		(remark) =>
			remark.questions === 0 &&
			remark.words > 3 &&
			remark.index > index &&
			!told.has(remark) &&
			remark !== pressing?.remark &&
			(remark.turn === turn || (asked === true && remark.turn === turn + 2)),
	);
	const answer = behind.find((remark) => remark.turn === turn + 2 && isReadable(remark.text));
	return firstReadable(behind, EFFECT) ?? (answer === undefined ? null : momentAt(answer, 0, answer.text.length));
}

function firstReadable(remarks: readonly Remark[], cue: RegExp): Moment | null {
	return (
		remarks.flatMap((remark) => match(remark, cue) ?? []).find((moment) => isReadable(brief(moment, QUOTED))) ?? null
	);
}

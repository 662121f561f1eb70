import { withoutOpener } from '#reading/brief.ts';
import type { CallFacts } from '#reading/facts.ts';
import { type Pain, painsOf } from '#reading/pains.ts';
import type { Reading } from '#reading/reading.ts';
import { momentAt, type Remark } from '#reading/remark.ts';
import { type TroubleId, troubleIn } from '#reading/troubles.ts';

/** The client's pains of one kind, the weightiest first. */
export interface Group {
	kindId: TroubleId;
	pains: Pain[];
}

const MOST_GROUPS = 4;
const WEAK = new Set<TroubleId>(['trouble', 'hard', 'worse']);

const POINTS_BACK = /^(?:and |but |if anything,? )?(?:it|that|this)(?:'s|'re| is| gets| has| keeps)\b/i;
const FEWEST_WORDS = 5;
/** Sentences further back are about something else. */
const FURTHEST = 3;

/** "It is getting worse" is about what was said right before. */
function meant({ facts }: Reading, pain: Pain): Pain {
	const { remark } = pain.moment;
	if (pain.kind !== 'worse') return pain;
	const before = POINTS_BACK.test(withoutOpener(remark.folded)) ? saidBefore(facts, remark) : null;
	if (before === null) return { ...pain, kind: kindOfTrend(remark) };
	const kind = troubleIn(before.text).id;
	return {
		...pain,
		moment: momentAt(before, 0, before.text.length),
		kind: kind === 'worse' ? kindOfTrend(before) : kind,
	};
}

/** The sentence of the client's side right before, in the same turn or in a colleague's. */
function saidBefore(facts: CallFacts, remark: Remark): Remark | null {
	for (let index = remark.index - 1; index >= remark.index - FURTHEST; index -= 1) {
		const before = facts.remarks[index];
		if (before === undefined || before.side !== 'prospect' || remark.turn - before.turn > 1) return null;
		const points = POINTS_BACK.test(withoutOpener(before.folded));
		if (before.words >= FEWEST_WORDS && before.questions === 0 && !points) return before;
	}
	return null;
}

/** A length of time that grows is a wait. */
function kindOfTrend({ figures }: Remark): TroubleId {
	return figures.some(({ kind, unit }) => kind === 'duration' && !/month|year/.test(unit ?? '')) ? 'slow' : 'worse';
}

/** The pains by kind, the weightiest first; vague ones only where hardly anything else was said. */
export function grouped(reading: Reading, isGoal: (remark: Remark) => boolean): Group[] {
	const groups: Group[] = [];
	for (const found of painsOf(reading).filter(({ moment }) => !isGoal(moment.remark))) {
		const pain = meant(reading, found);
		const kindId = pain.kind;
		const group = groups.find((one) => one.kindId === kindId);
		if (group === undefined) groups.push({ kindId, pains: [pain] });
		else group.pains.push(pain);
	}
	const named = groups.filter(({ kindId }) => !WEAK.has(kindId));
	return (named.length >= 2 ? named : groups).slice(0, MOST_GROUPS);
}

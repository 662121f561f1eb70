/** Who decides, and whether they are on the call. */

import { NEED_NOT } from './cues.ts';
import type { Decider } from './facts.ts';
import { FARTHEST } from './near-words.ts';
import { DECIDES, IN_AN_OFFICE, PERSON, WITH_AN_OFFICE } from './people-cues.ts';
import type { Rated } from './rated.ts';
import { FIRST_WORD, JOINED, NAME, NO_NAME, REFERS } from './speaking-cues.ts';
import { THRESHOLDS } from './thresholds.ts';
import type { Utterance } from './utterances.ts';

/** An office named beside an absent person is nearly a decider. */
const LEAST_OF_AN_OFFICE = 0.05;
/** In turns: how far "him" may point back. */
const BEFORE = 3;

/** The turns that say who decides, each with whom. */
export function decidersIn(rated: readonly Rated[]): (Rated & Pick<Decider, 'who' | 'present'>)[] {
	const speakers = new Set(rated.flatMap(({ turn }) => [turn.speaker, firstOf(turn.speaker)]));
	const isAway = (name: string) => name !== '' && !speakers.has(name) && !speakers.has(firstOf(name));
	return rated.flatMap(({ turn, likely }, index) => {
		const isOffice = isAway(inOffice(nearIn(turn)));
		const least = isOffice ? LEAST_OF_AN_OFFICE : THRESHOLDS.deciders;
		if ((likely.deciders ?? 0) < least || NEED_NOT.pattern.test(turn.text)) return [];
		const present = !isOffice && (likely.present ?? 0) > 0.5;
		const before = rated.slice(Math.max(0, index - BEFORE), index).map((one) => one.turn);
		return [{ turn, likely, present, who: present ? turn.speaker : absent(turn, before, isAway) }];
	});
}

function firstOf(name: string): string {
	return name.split(' ')[0] ?? '';
}

function nearIn({ text }: Utterance): string {
	return text.slice(0, FARTHEST);
}

/** Who is spoken of in a turn, which may say "him" of somebody whom one before it names. */
function absent(turn: Utterance, before: readonly Utterance[], isAway: (name: string) => boolean): string {
	const isReferred = actingIn(turn) === undefined && REFERS.pattern.test(turn.text);
	const named = before.map((one) => actingIn(one) ?? namedIn(one)).findLast((who) => who !== undefined && isAway(who));
	return (isReferred ? named : undefined) ?? whoIn(turn);
}

/** The person that the words name, otherwise who says it. */
export function whoIn(turn: Utterance): string {
	return actingIn(turn) ?? namedIn(turn) ?? turn.speaker;
}

/** Who holds an office, does what deciders do, or is named by their relation. */
function actingIn(turn: Utterance): string | undefined {
	const near = nearIn(turn);
	const acting = [...near.matchAll(DECIDES.pattern)]
		.map(([, name = '']) => name.replace(JOINED.pattern, ''))
		.find((name) => isName(name, turn));
	return inOffice(near) || (acting ?? PERSON.pattern.exec(near)?.[0]);
}

function namedIn(turn: Utterance): string | undefined {
	const named = NAME.pattern.exec(nearIn(turn).replace(FIRST_WORD.pattern, ''))?.[0];
	return named !== undefined && isName(named, turn) ? named : undefined;
}

/** The name that stands with an office in the words; empty where none does. */
function inOffice(words: string): string {
	const [, named = ''] = WITH_AN_OFFICE.pattern.exec(words) ?? IN_AN_OFFICE.pattern.exec(words) ?? [];
	return named.replace(JOINED.pattern, '');
}

function isName(name: string, { dates }: Utterance): boolean {
	return !NO_NAME.pattern.test(name) && !dates.some((date) => date.text.includes(name));
}

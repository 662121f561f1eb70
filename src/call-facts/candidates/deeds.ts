/** What sentences say that somebody will do, each deed by itself. */

import { datesIn } from '#language/dates/dates.ts';
import { namesADay } from '#language/dates/when.ts';
import { thirdPerson } from '#language/verbs.ts';
import { isOfAHabit } from '../told/no-promise.ts';
import {
	ALONGSIDE,
	BEFORE_A_DAY,
	BEGINS_WITH_A_DOER,
	BY_ONESELF,
	CALLED,
	ENDS_HERE,
	GOES_ON,
	NEXT_DEED,
	ON_ITS_WAY,
	TRAILS,
} from './clause-cues.ts';
import { ALSO_A_THING, DEED, FILLS, GETS_IN_TOUCH, HANDED_OVER, PAYS, SECOND_VERB } from './deed-cues.ts';
import { DOES, HAS_FOR_YOU, IS_DOING, IS_WITH_YOU, NAMED_DOES, PUT_RIGHT, WILL_DO, YOU_GET } from './doer-cues.ts';
import { IDLE, POINTS_ELSEWHERE, UNDECIDED } from './no-deed-cues.ts';
import { ASKS_FOR, ASKS_TO_HAVE, OFFERS } from './request-cues.ts';
import { trimmed } from './spoken.ts';
import { CONDITION, LEFT_HANGING } from './step-cues.ts';

export interface Deed {
	/** The words of the call that say it. */
	clause: string;
	/** In the base form, without its day: "send you the agreement". */
	action: string;
	/** Who does it, where that is neither who says it nor who is asked. */
	who?: string;
}

const FEWEST_WORDS = 3;
/** Captions without full stops run on. */
const MOST_WORDS = 18;

/** How a sentence says a deed: what the other side is asked for or offered counts where it says yes. */
export type Manner = 'told' | 'asked' | 'offered';

export function deedsIn(sentence: string, manner: Manner = 'told'): Deed[] {
	return sentence.split(NEXT_DEED.pattern).flatMap((part) => deedIn(part, manner) ?? []);
}

function deedIn(part: string, manner: Manner): Deed | null {
	const clause = trimmed(part).replace(CALLED.pattern, '');
	const days = datesIn(clause).filter(({ start }) => !isOfAHabit(clause, start));
	const said = saidIn(startOf(clause), manner, days.length > 0);
	if (said === null || CONDITION.pattern.test(clause) || (clause.endsWith('?') && manner === 'told')) return null;
	const action = wordsOf(said.words.replace(FILLS.pattern, ''));
	return isWhole(action, datesIn(clause).some(namesADay))
		? { clause, action, ...(said.who === undefined ? {} : { who: said.who }) }
		: null;
}

/** "Tonight I'm sending you the page": without the day before it. */
function startOf(clause: string): string {
	const [day] = datesIn(clause);
	const behind = day !== undefined && day.phrase.start === 0 ? clause.slice(day.phrase.end).replace(/^,? /, '') : '';
	return BEGINS_WITH_A_DOER.pattern.test(behind) ? behind : clause;
}

/** The words behind that which says who will do it. */
function saidIn(clause: string, manner: Manner, hasDay: boolean): { words: string; who?: string } | null {
	if (manner !== 'told') return takenUpIn(clause, manner);
	const thing = (IS_WITH_YOU.pattern.exec(clause) ?? HAS_FOR_YOU.pattern.exec(clause))?.groups?.thing;
	if (thing !== undefined) return { words: `get you ${thing.toLowerCase().replace(ON_ITS_WAY.pattern, '')}` };
	const given = YOU_GET.pattern.exec(clause);
	if (given !== null) return { words: `get you ${clause.slice(given[0].length)}` };
	const named = NAMED_DOES.pattern.exec(clause);
	if (named?.groups?.who !== undefined) return { words: clause.slice(named[0].length), who: named.groups.who };
	const will = WILL_DO.pattern.exec(clause);
	if (will !== null) return { words: clause.slice(will.index + will[0].length) };
	const doing = IS_DOING.pattern.exec(clause);
	if (doing?.groups?.verb !== undefined) return { words: `${doing.groups.verb} ${clause.slice(doing[0].length)}` };
	const does = DOES.pattern.exec(clause);
	return does !== null && hasDay ? { words: clause.slice(does[0].length) } : null;
}

function takenUpIn(clause: string, manner: Manner): { words: string } | null {
	const asked = (manner === 'asked' ? ASKS_FOR : OFFERS).pattern.exec(clause);
	const wanted = manner === 'asked' ? ASKS_TO_HAVE.pattern.exec(clause) : null;
	if (wanted !== null) return { words: `get me ${clause.slice(wanted[0].length)}` };
	const words = clause.slice(asked?.[0].length ?? 0).replace(FILLS.pattern, '');
	return asked === null || !HANDED_OVER.pattern.test(words) ? null : { words };
}

/** Without days, and without what goes on to something else. */
function wordsOf(said: string): string {
	const [first = ''] = said.replace(PUT_RIGHT.pattern, '').split(ENDS_HERE.pattern);
	const days = datesIn(first).filter(namesADay);
	const alone = days.reduceRight((words, { phrase: { start, end } }) => {
		return `${words.slice(0, start).trimEnd().replace(BEFORE_A_DAY.pattern, '')} ${words.slice(end)}`;
	}, first);
	return alone
		.replace(/\s+/g, ' ')
		.trim()
		.replace(GOES_ON.pattern, '')
		.replace(ALONGSIDE.pattern, '')
		.replace(BY_ONESELF.pattern, '')
		.replace(TRAILS.pattern, '')
		.trim();
}

/** @param hasDay "Calls you" says enough beside a day. */
function isWhole(action: string, hasDay: boolean): boolean {
	const count = action.split(' ').length;
	const fewest = hasDay && GETS_IN_TOUCH.pattern.test(action) ? 2 : FEWEST_WORDS;
	if (count < fewest || count > MOST_WORDS) return false;
	if (!DEED.pattern.test(action) || IDLE.pattern.test(action) || LEFT_HANGING.pattern.test(action)) return false;
	const what = action.replace(PAYS.pattern, '$1');
	return !POINTS_ELSEWHERE.pattern.test(what) && !UNDECIDED.pattern.test(action);
}

/** "Sends you the agreement and asks Raj", of "send you the agreement and ask Raj". */
export function inThirdPerson(action: string): string {
	const [verb = '', ...rest] = action.split(' ');
	return [thirdPerson(verb.toLowerCase()), ...rest]
		.join(' ')
		.replace(SECOND_VERB.pattern, (whole, next: string) =>
			DEED.pattern.test(next) && !ALSO_A_THING.pattern.test(next) ? ` and ${thirdPerson(next)}` : whole,
		);
}

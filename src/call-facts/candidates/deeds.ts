/** What sentences say that somebody will do, each deed by itself. */

import { datesIn } from '#language/dates/dates.ts';
import { namesADay } from '#language/dates/when.ts';
import { thirdPerson } from '#language/verbs.ts';
import { isOfAHabit } from '../told/no-promise.ts';
import { DEED, FILLS, HANDED_OVER, IDLE, POINTS_ELSEWHERE } from './deed-cues.ts';
import {
	ASKS_FOR,
	ASKS_TO_HAVE,
	DOES,
	HAS_FOR_YOU,
	IS_DOING,
	IS_WITH_YOU,
	NAMED_DOES,
	OFFERS,
	PUT_RIGHT,
	WILL_DO,
	YOU_GET,
} from './doer-cues.ts';
import { trimmed } from './spoken.ts';
import { LEFT_HANGING } from './step-cues.ts';

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
	return sentence
		.split(
			/(?:,| –|;)? (?:and|but|then) (?=(?:i|we|you)(?:'ll| will|'m going| can| get| have)? \p{L})|, (?=(?:i|we)(?:'ll| will) )/iu,
		)
		.flatMap((part) => deedIn(part, manner) ?? []);
}

function deedIn(part: string, manner: Manner): Deed | null {
	const clause = trimmed(part).replace(CALLED, '');
	const days = datesIn(clause).filter(({ start }) => !isOfAHabit(clause, start));
	const said = saidIn(startOf(clause), manner, days.length > 0);
	if (said === null || /^if\b(?! you could)/i.test(clause) || (clause.endsWith('?') && manner === 'told')) return null;
	const action = wordsOf(said.words.replace(FILLS.pattern, ''));
	return isWhole(action, datesIn(clause).some(namesADay))
		? { clause, action, ...(said.who === undefined ? {} : { who: said.who }) }
		: null;
}

/** "PW, you'll have the page." */
const CALLED =
	/^(?!(?:Today|Tonight|Tomorrow|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b)\p{Lu}\p{L}+, (?=(?:i|you|could|can|would|will|if)\b)/iu;

/** "Tonight I'm sending you the page": without the day before it. */
function startOf(clause: string): string {
	const [day] = datesIn(clause);
	const behind = day !== undefined && day.phrase.start === 0 ? clause.slice(day.phrase.end).replace(/^,? /, '') : '';
	return /^(?:i|we|you)\b/i.test(behind) ? behind : clause;
}

/** The words behind that which says who will do it. */
function saidIn(clause: string, manner: Manner, hasDay: boolean): { words: string; who?: string } | null {
	if (manner !== 'told') return takenUpIn(clause, manner);
	const thing = (IS_WITH_YOU.pattern.exec(clause) ?? HAS_FOR_YOU.pattern.exec(clause))?.groups?.thing;
	if (thing !== undefined) return { words: `get you ${thing.toLowerCase().replace(/ (?:over|back|out)$/, '')}` };
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
	const [first = ''] = said.replace(PUT_RIGHT.pattern, '').split(/[,;:!?]| – |\.(?=\s|$)/);
	const days = datesIn(first).filter(namesADay);
	const alone = days.reduceRight((words, { phrase: { start, end } }) => {
		return `${words.slice(0, start).trimEnd().replace(BEFORE_A_DAY, '')} ${words.slice(end)}`;
	}, first);
	return alone
		.replace(/\s+/g, ' ')
		.trim()
		.replace(GOES_ON, '')
		.replace(/ and \w+ (?:myself|meself)\b| (?:please|at least)\b/gi, '')
		.replace(/ (?:myself|meself|ourselves|itself|(?:from|off) (?:me|us|you))\b/gi, '')
		.replace(TRAILS, '')
		.trim();
}

const BEFORE_A_DAY = / (?:by|on|at|over|in|before|until|till|for|from|during|the week|of)$/i;
const GOES_ON =
	/ (?:and|so|so that|if|when|because|but|while|before|after|once) (?:i|we|you|he|she|it|they|that|there|who|'s)\b.*$/i;
const TRAILS =
	/(?: (?:by|on|at|before|until|till|this|next|the|sometime|or|and|first thing|in|then|too|as well|right|so|anyway|regardless|also|again))+$/i;

/** @param hasDay "Calls you" says enough beside a day. */
function isWhole(action: string, hasDay: boolean): boolean {
	const count = action.split(' ').length;
	const fewest = hasDay && /^(?:call|ring|phone|visit) (?:you|us)$/i.test(action) ? 2 : FEWEST_WORDS;
	if (count < fewest || count > MOST_WORDS) return false;
	if (!DEED.pattern.test(action) || IDLE.pattern.test(action) || LEFT_HANGING.pattern.test(action)) return false;
	const what = action.replace(/^(pay|transfer|wire) .*$/i, '$1');
	return !POINTS_ELSEWHERE.pattern.test(what) && !/\b(?:i|i'm|i'll|we|maybe|probably|try)\b/i.test(action);
}

/** "Sends you the agreement and asks Raj", of "send you the agreement and ask Raj". */
export function inThirdPerson(action: string): string {
	const [verb = '', ...rest] = action.split(' ');
	return [thirdPerson(verb.toLowerCase()), ...rest]
		.join(' ')
		.replace(/ and (\p{Ll}+)(?= \p{L}|$)/gu, (whole, next: string) =>
			DEED.pattern.test(next) && !/^(?:text|call|order|book|post|film|check|print|pay|invoice|fix|start)$/.test(next)
				? ` and ${thirdPerson(next)}`
				: whole,
		);
}

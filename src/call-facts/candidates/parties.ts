/** Who offers, for whom, and who decides. */

import { capital } from '#language/capitals.ts';
import { listOf, possessive } from '#prose/sentences.ts';
import type { Suggestion } from '#shared/suggestions.ts';
import { absentDeciders, type CallText, nameOf, saidBy, sideOf } from '../call-text.ts';
import type { Decider, Side } from '../facts.ts';
import { ABOUT, ANSWERED_AS, DAYS, FIRM, INTRODUCED, OF_MINE, THEIR_OWN } from './introduction-cues.ts';
import { distinct, MOST } from './spoken.ts';
import { ROLE } from './step-cues.ts';

/** All who decide in one line, then those who were there, then each who was not. */
export function deciders(call: CallText): Suggestion[] {
	const away = absentDeciders(call);
	const present = call.facts.deciders.filter((one) => !away.includes(one));
	const others = absentByName(call);
	const named = [...new Set(present.map(({ who }) => nameOf(call, who)))];
	const of = (text: string, fact: Decider): Suggestion => {
		const { quote, line, name } = saidBy(call, fact);
		return { text: capital(text), quote, line, speaker: name };
	};
	const [first] = [...present, ...others.map(({ one }) => one)];
	if (first === undefined) return [];
	const all = [...new Set([...named, ...others.map(({ who }) => who)])];
	return distinct([
		of(listOf(all), first),
		...(named.length === 0 || others.length === 0 ? [] : [of(listOf(named), first)]),
		...(all.length === 1 ? [] : others.map(({ one, who }) => of(who, one))),
	]).slice(0, MOST);
}

/** Who decides and was not there, relatives by whose they are. */
export function absentByName(call: CallText): { one: Decider; who: string }[] {
	return absentDeciders(call)
		.filter(({ who }) => isNamed(call, who))
		.map((one) => ({ one, who: relationOf(call, one) }));
}

/** "Open" is no name where the call says "OpenAI". */
function isNamed(call: CallText, who: string): boolean {
	if (DAYS.pattern.test(who)) return false;
	if (!/^\p{Lu}\p{Ll}+$/u.test(who)) return true;
	const whole = new RegExp(`(?<!\\p{L})${who}(?!\\p{L})`, 'u');
	return call.lines.some((line) => whole.test(line));
}

/** "my father", said by Declan, is Declan's father. */
function relationOf(call: CallText, decider: Decider): string {
	const { name } = saidBy(call, decider);
	const [first = ''] = name.split(' ');
	return first === '' ? decider.who : decider.who.replace(OF_MINE.pattern, `${possessive(first)} `);
}

/** Whom it is for: the company of the buyers, where labels or words say it, else their names. */
export function client(call: CallText): Suggestion[] {
	return parties(call, 'prospect');
}

/** Who offers: the company of the sellers, where labels or words say it, else their names. */
export function seller(call: CallText): Suggestion[] {
	return parties(call, 'salesperson');
}

function parties(text: CallText, role: 'salesperson' | 'prospect'): Suggestion[] {
	const { call, roles } = text;
	const speakers = call.speakers.filter((_, index) => roles.roles[index] === role);
	const labelled = speakers.flatMap(({ company }) =>
		company !== undefined && company.length > 1 && company.length <= LONGEST_NAME ? [company] : [],
	);
	const companies = [...labelled, ...introduced(text, role === 'prospect' ? 'buyer' : 'seller')];
	const named = speakers.map(({ name }) => name).filter((name) => !ROLE.pattern.test(name));
	const names = listOf(named.slice(0, 2));
	return distinct(
		(companies.length > 0 ? companies : [names])
			.filter((name) => name !== '')
			.map((name) => ({ text: name, quote: '', line: 0, speaker: '' })),
	);
}

/** In characters. */
const LONGEST_NAME = 60;
/** In turns, at the beginning. */
const GREETING = 14;

/** "Morning Colm, it's Ruth from Loafline." */
function introduced(call: CallText, side: Side): string[] {
	const early = call.turns.slice(0, GREETING);
	const own = early.filter((turn) => sideOf(call, turn) === side);
	const said = own.flatMap(({ text }) => [...text.matchAll(INTRODUCED.pattern)].flatMap(([, name]) => name ?? []));
	const firms = early.flatMap((turn) => {
		const isOf = side === 'buyer' && (sideOf(call, turn) === side ? THEIR_OWN : ABOUT).pattern.test(turn.text);
		return isOf ? [...turn.text.matchAll(FIRM.pattern)].flatMap(([, name]) => name ?? []) : [];
	});
	const answered =
		side === 'buyer'
			? call.turns.flatMap(({ text }) => [...text.matchAll(ANSWERED_AS.pattern)].flatMap(([, name]) => name ?? []))
			: [];
	return [...new Set([...said, ...answered, ...firms.slice(0, 1)])];
}

import type { CallFacts, Side } from '#call-facts/facts.ts';

/**
 * Who spoke, those who buy first, e.g. "Priya and Tom with Marcus", or "Priya, Tom, Ann and 3 others". Empty where
 * nobody is named.
 */
export function titleOfCall({ sides }: Pick<CallFacts, 'sides'>): string {
	const of = (side: Side) => Object.keys(sides).filter((name) => sides[name] === side);
	const groups = [[...of('buyer'), ...of('other')], of('seller')].filter((names) => names.length > 0);
	return groups.map((names) => listOfNames(names)).join(' with ');
}

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

function listOfNames(names: readonly string[]): string {
	const named = names.length > MOST_NAMES ? names.slice(0, MOST_NAMES - 1) : names;
	const others = names.length - named.length;
	const shortened = named.map((name) => name.slice(0, MOST_NAME));
	return LIST.format(others === 0 ? shortened : [...shortened, `${others} others`]);
}

const MOST_NAME = 60;
const MOST_NAMES = 4;

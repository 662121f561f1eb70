import type { CallFacts, Side } from '#call-facts/facts.ts';

/** Who spoke, those who buy first, e.g. "Priya and Tom with Marcus". Empty where nobody is named. */
export function titleOfCall({ sides }: Pick<CallFacts, 'sides'>): string {
	const of = (side: Side) => Object.keys(sides).filter((name) => sides[name] === side);
	const groups = [[...of('buyer'), ...of('other')], of('seller')].filter((names) => names.length > 0);
	return groups.map((names) => listOfNames(names)).join(' with ');
}

const listOfNames = (names: readonly string[]) =>
	new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names.map((name) => name.slice(0, MOST_NAME)));

const MOST_NAME = 60;

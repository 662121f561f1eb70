import { knownSides } from '#call-facts/given-sides.ts';
import { ended, listOf } from '#prose/sentences.ts';
import type { Reading } from './reading.ts';
import { sourceOf } from './source.ts';

const MOST_WARNINGS = 3;

/** What was taken for granted rather than told, each in a sentence with its reason. */
export function assumptionsOf({ call, roles, facts, input }: Reading): string[] {
	const found: string[] = [];
	const known = knownSides(call, sourceOf(input).hints);
	const sellers = call.speakers.filter((_, index) => roles.roles[index] === 'salesperson');
	const isSellerGiven =
		sellers.length > 0 &&
		sellers.every(({ label }) => known[label] === 'seller') &&
		facts.doubtfulSides.every((label) => known[label] !== undefined);
	if (call.speakers.length === 0)
		found.push(
			'The transcript does not say who speaks: nothing is attributed to a side, and talk share, questions and scores were not measured. A name and a colon before each turn would give them.',
		);
	else if (!roles.given && !isSellerGiven)
		found.push(`${ended(roles.reason)} If not, set the sides of the speakers in the form.`);
	if (call.head.length > 0)
		found.push('Header lines tell who took part; they and notes around the conversation were not counted as speech.');
	const others = call.speakers.flatMap((speaker, index) =>
		roles.roles[index] === 'other' && speaker.turns > 0 ? [speaker.name] : [],
	);
	if (others.length > 0 && others.length <= 6)
		found.push(`${listOf(others)} ${others.length === 1 ? 'is' : 'are'} counted on neither side.`);
	found.push(...call.warnings.slice(0, MOST_WARNINGS).map(({ text }) => ended(text)));
	return [...new Set(found)];
}

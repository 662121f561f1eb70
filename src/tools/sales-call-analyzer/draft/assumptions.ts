import { ended, listOf } from '#prose/sentences.ts';
import type { Reading } from '../reading.ts';

const MOST_WARNINGS = 3;
const LABEL_REASON = /: the label “([^”]+)” says so \(line (\d+)\)\.?/u;

/** What was taken for granted rather than told, each in a sentence with its reason. */
export function assumptionsOf(reading: Reading): string[] {
	const { call, roles, verdict } = reading.facts;
	const found: string[] = [];
	if (verdict.kind === 'unlabelled')
		found.push(
			'The transcript does not say who speaks: nothing is attributed to a side, and talk share, questions and scores were not measured. A name and a colon before each turn would give them.',
		);
	else if (!roles.given && call.speakers.length > 0 && !/^salesperson is taken/i.test(roles.reason))
		found.push(
			`${ended(roles.reason.replace(LABEL_REASON, ', by the label “$1” (line $2)'))} If that is wrong, set the sides of the speakers in the form.`,
		);
	if (call.head.length > 0)
		found.push('Header lines tell who took part; they and notes around the conversation were not counted as speech.');
	if (reading.step.day !== null && call.header.date !== undefined)
		found.push(`Days are counted from the date in the transcript's header, ${call.header.date}.`);
	if (verdict.kind === 'judged' && reading.cutOff)
		found.push('The transcript ends without a farewell, so what followed is not known.');
	const others = call.speakers.flatMap((speaker, index) =>
		roles.roles[index] === 'other' && speaker.turns > 0 ? [speaker.name] : [],
	);
	if (others.length > 0 && others.length <= 6)
		found.push(`${listOf(others)} ${others.length === 1 ? 'is' : 'are'} counted on neither side.`);
	if (verdict.kind !== 'unlabelled')
		found.push(...call.warnings.slice(0, MOST_WARNINGS).map(({ text }) => ended(text)));
	return [...new Set(found)];
}

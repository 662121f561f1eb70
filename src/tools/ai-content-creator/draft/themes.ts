import { listLines, withoutEnd } from '#language/clean.ts';
import { overlap, stems } from '#language/stems.ts';
import type { ContentInput } from '../contract.ts';
import { WEEKS } from '../frequency.ts';
import { type Answer, materialOf } from './material.ts';

const LONGEST = 80;

/** What the lines and semicolons of a field part. */
export const partsOf = (text: string) => listLines(text).flatMap((line) => line.split(';'));

/** The entries of a field that are separated by semicolons or lines, or else by commas. */
export function entriesOf(text: string): string[] {
	const [line = '', ...others] = partsOf(text);
	const parts = others.length === 0 ? line.split(',') : [line, ...others];
	const entries = parts.map(withoutEnd).filter((entry) => entry !== '' && entry.length <= LONGEST);
	return [...new Set(entries)];
}

/** The member's pillars, or else the themes. */
export function subjectsOf({ contentPillars, contentThemes }: ContentInput): string[] {
	const pillars = entriesOf(contentPillars);
	return pillars.length > 0 ? pillars : entriesOf(contentThemes);
}

/** The subject of each week: of the member's pillars and themes those that answers belong to first; empty where none is named. */
export function themesOf(input: ContentInput): string[] {
	const { answers } = materialOf(input);
	const named = subjectsOf(input);
	const isTold = (theme: string) => answers.some((answer) => belongs(answer, theme) > 0);
	const told = named.length > 4 ? [...named.filter(isTold), ...named.filter((theme) => !isTold(theme))] : named;
	return WEEKS.map((week) => told[(week - 1) % told.length] ?? '');
}

/** How many words an answer shares with a theme, be it by chance. */
export function touches({ first, rest }: Pick<Answer, 'first' | 'rest'>, theme: string): number {
	return overlap(stems([first, ...rest].join(' ')), stems(theme));
}

const ENOUGH = 2;

/**
 * How many words an answer shares with a theme; 0 where it is one of several, which may be chance. A theme with a single
 * word of meaning has to stand in the first line.
 */
export function belongs({ first, rest }: Pick<Answer, 'first' | 'rest'>, theme: string): number {
	const wanted = stems(theme);
	const shared = overlap(stems((wanted.size < ENOUGH ? [first] : [first, ...rest]).join(' ')), wanted);
	return shared >= Math.min(ENOUGH, wanted.size) ? shared : 0;
}

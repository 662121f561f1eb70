import { spaced } from '#language/clean.ts';
import { fill } from '#prose/fill.ts';
import { quoted, singlyQuoted } from '#prose/sentences.ts';
import { fieldsOf } from '#tools/define.ts';
import { steps } from '../steps.ts';
import type { Material } from './material.ts';
import { LEFT_OUT } from './sentences/notes.ts';

const LABELS = new Map(fieldsOf(steps).map(({ name, label }) => [name, label]));

/** For the member: which texts, why, and what to change. Each reason is told once. */
export function leftOutNotes(all: Material['leftOut']): string[] {
	return [...Map.groupBy(all, ({ why }) => why)].map(([why, texts]) => {
		const list = texts.map(({ field, text }) =>
			fill(LEFT_OUT.entry, { quote: quote(text), field: LABELS.get(field) ?? field }),
		);
		return fill(LEFT_OUT.text, { list: list.join(', '), why: singlyQuoted(why) });
	});
}

const LONGEST = 160;

/** The text in quotation marks; a long one by its beginning. */
export function quote(text: string): string {
	const line = spaced(text).replace(/\.$/, '');
	if (line.length <= LONGEST) return quoted(line);
	return `${quoted(line.slice(0, Math.max(line.lastIndexOf(' ', LONGEST), LONGEST / 2)))} …`;
}

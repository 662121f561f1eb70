import { fill } from '#prose/fill.ts';
import { quoted } from '#prose/sentences.ts';
import { steps } from '../steps.ts';
import { LEFT_OUT } from './sentences/notes.ts';

/** A text that the member entered and the draft could not use. */
export interface LeftOut {
	/** The name of its field. */
	field: string;
	text: string;
	/** What is wrong with it and what to do. */
	why: string;
}

const LABELS = new Map<string, string>(
	steps.flatMap(({ groups }) =>
		groups.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label] as const)),
	),
);

/** For the member: which texts, why, and what to change. Each reason is told once. */
export function leftOutNotes(all: readonly LeftOut[]): string[] {
	const reasons = [...new Set(all.map(({ why }) => why))];
	return reasons.map((why) => {
		const list = all
			.filter((one) => one.why === why)
			.map(({ field, text }) => fill(LEFT_OUT.entry, { quote: quote(text), field: LABELS.get(field) ?? field }));
		return fill(LEFT_OUT.text, { list: list.join(', '), why: inSingleMarks(why) });
	});
}

const LONGEST = 160;

/** The text in quotation marks; a long one by its beginning. */
export function quote(text: string): string {
	const line = text.trim().replace(/\s+/g, ' ').replace(/\.$/, '');
	if (line.length <= LONGEST) return quoted(line);
	return `${quoted(line.slice(0, Math.max(line.lastIndexOf(' ', LONGEST), LONGEST / 2)))} …`;
}

/** Double quotation marks are for what somebody wrote. */
function inSingleMarks(text: string): string {
	return text.replaceAll('“', '‘').replaceAll('”', '’');
}

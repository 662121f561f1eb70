import type { Reading } from '#reading/reading.ts';
import type { Remark } from '#reading/remark.ts';

/** Head counts that the client stated: of those who do one work, since a whole staff seldom shares one task. */

const PEOPLE =
	/^(?:reps|technicians|teachers|drivers|engineers|nurses|lawyers|consultants|agents|receptionists|bookkeepers|paralegals|dispatchers|installers|managers|estimators|fitters|planners|clerks|advisers|analysts|recruiters|buyers)$/i;
const GREW = /\bfrom (?:about |around )?\S+ to (?:about |around )?$/i;

/** How many there were once. */
const ONCE = /\b(?:were|was|had|used to have)\b[^,;]*$/i;

/** "28 reps": of the people in the words of a problem, as many as the client last said there are; empty where nobody said. */
export function headCount({ facts }: Reading, own: readonly Remark[]): string {
	const text = own.map(({ folded }) => folded.toLowerCase()).join(' ');
	const counts = facts.said.prospect.flatMap(({ figures, folded, questions }) =>
		questions > 0
			? []
			: figures.flatMap(({ kind, unit, value, high, text: said, index }) => {
					if (ONCE.test(folded.slice(0, index))) return [];
					const count = value ?? (/\bto\b/.test(said) || GREW.test(folded.slice(0, index)) ? high : undefined);
					const fits = kind === 'count' && PEOPLE.test(unit ?? '') && text.includes((unit ?? '').toLowerCase());
					return fits && count !== undefined && count > 1 ? [`${count} ${(unit ?? '').toLowerCase()}`] : [];
				}),
	);
	const [noun] = counts.map((count) => count.split(' ')[1]);
	const same = [...new Set(counts.filter((count) => count.endsWith(` ${noun}`)))];
	return same.length === 1 ? (same[0] ?? '') : '';
}

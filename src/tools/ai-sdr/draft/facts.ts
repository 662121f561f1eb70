import { overlap, stems } from '#language/stems.ts';

/** Whether it speaks of the client of a sentence before: "the traffic of this shop". */
export function refersBack(result: string): boolean {
	return /\b[Tt]his (?:shop|client|customer|company|business)\b/.test(result);
}

/** The results, each fact once; one that refers back stands behind the one before. */
export function facts(results: readonly string[]): string[] {
	const told: string[] = [];
	for (const result of results) {
		if (told.some((one) => holds(one, result))) continue;
		told.push(refersBack(result) ? [told.pop() ?? '', result].join(' ').trim() : result);
	}
	return told;
}

/** Whether a sentence tells what another tells: all of its numbers and names, and most of its words. */
export function holds(one: string, other: string): boolean {
	const marks = marksIn(other);
	const within = marksIn(one);
	const words = stems(other);
	return (
		marks.length > 0 && marks.every((mark) => within.includes(mark)) && overlap(words, stems(one)) * 2 > words.size
	);
}

/** Numbers with their sign, and names but for the first word. */
function marksIn(text: string): string[] {
	return [...(text.match(/\d[\d.,]*(?<=\d)%?/g) ?? []), ...(text.match(/(?<=\S )\p{Lu}[\p{L}'’]+/gu) ?? [])];
}

import type { Brief } from './brief.ts';

/** What a file format or layout requires of the answer; at most two rules. */
export function formRules({ format }: Brief): string[] {
	const rules: readonly [RegExp, string][] = [
		[
			/\bjson\b/i,
			'The answer is JSON and nothing else, so that a program can read it; an unknown value is an empty text, never left out.',
		],
		[/\bcsv\b/i, 'The first row holds the column names; a value with a comma or a line break stands in double quotes.'],
		[/\b(?:xml|html)\b/i, 'Every tag that is opened is closed, and text is escaped.'],
		[/\bmarkdown\b/i, 'Markdown only where it helps the eye: headings, lists, tables; no bold inside sentences.'],
		[/\bbullets?\b|\bbullet points?\b/i, 'A bullet is one thought that can be understood without its neighbours.'],
		[/\bone sentence\b|\ba sentence\b/i, 'One sentence means one main clause, not three joined by semicolons.'],
		[/\bslides?\b/i, 'A slide’s title is its message; what is spoken does not stand on it.'],
	];
	return rules
		.filter(([expression]) => expression.test(format))
		.map(([, rule]) => rule)
		.slice(0, 2);
}

/** Formats for programs, whose answers have no headings from us. */
export function isForPrograms({ format }: Brief): boolean {
	return /\b(?:json|csv|xml|yaml)\b/i.test(format);
}

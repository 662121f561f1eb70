/** Words that carry the subject of what was said. */

const PLAIN = new Set(
	'about after again also always another anything because been before being could does doing done down each even ever every from going have having here into just know like look make many maybe more most much need only other over really right said same should some something still such sure take than that their them then there these they thing things think this those time very want well were what when where which while will with would yeah your youre'.split(
		' ',
	),
);

/** The words of a text that carry its subject, cut to their stems. */
export function content(text: string): Set<string> {
	const words = text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [];
	return new Set(words.filter((word) => !PLAIN.has(word)).map((word) => word.slice(0, 6)));
}

/** Words of weight in a text, by a rough stem: what two texts may share. */

const LITTLE = new Set(
	(
		'about after again also because been before being between both cannot could does doing each every from have into ' +
		'just less like many more most much nobody only other over same should since some such than that their them then ' +
		'there these they this those through under until very want well were what when where which while whom with without ' +
		'would your nothing something somebody'
	).split(' '),
);

const LEAST = 4;
const STEM = 6;

export function stemsOf(text: string): Set<string> {
	const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}]+/gu) ?? [];
	return new Set(
		words
			.filter((word) => word.length >= LEAST && !LITTLE.has(word))
			.map((word) => (word.length > LEAST ? word.replace(/(?:ing|ed|e?s|e)$/, '') : word).slice(0, STEM)),
	);
}

export function shared(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
	return [...left].filter((stem) => right.has(stem)).length;
}

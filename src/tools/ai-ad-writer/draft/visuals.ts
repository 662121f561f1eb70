import type { PlacementFacts } from '../placements.ts';
import type { Argument } from './angles.ts';
import type { Fact, Material } from './material.ts';
import { personIn } from './rules.ts';
import { isBareNoun, listParts } from './words.ts';

type Look = PlacementFacts['look'];

/** What the picture or the film shows: drawn from the fact that carries the ad, and from how the place looks. */
export function visualOf({ angle, key, answer }: Argument, look: Look, material: Material): string {
	const moving = look === 'story' || look === 'reel';
	const cited = material.cite(key);
	const business = material.facts.business[0]?.text ?? '';
	const product = material.facts.product[0]?.text ?? '';
	const other = answer === undefined ? 'its opposite' : material.cite(answer);
	switch (angle) {
		case 'Problem':
			return problem(key, cited, moving, product);
		case 'Outcome':
			return moving
				? `Begin with the end: ${cited} as something one sees happen. Then back to how ${product} got there.`
				: `What is true afterwards, as a photo: ${cited} [confirm that you can show it]`;
		case 'Proof':
			return proof(key, cited, moving, business);
		case 'Offer':
			return /\d/.test(key.text)
				? `${amountIn(key.text)} as the largest thing on a plain colour, the condition in full right below it: ${cited}.`
				: `${cited} on a plain card held up to the camera by somebody from ${business}.`;
		case 'Price':
			return `A price tag that reads ${key.text}, tied to the thing itself; nothing crossed out, and ${product} out of focus behind it.`;
		case 'Story':
			return story(key, cited, moving);
		case 'Promise':
			return moving
				? `One take without a cut that follows ${cited} from beginning to end.`
				: `The decisive moment of ${cited}, taken from where the customer stands.`;
		case 'How it works':
			return steps(key, cited, moving);
		case 'Question':
			return moving
				? `The question alone for a breath, then ${cited} shown piece by piece.`
				: `Everything laid out on a table from above: ${cited}.`;
		case 'Contrast':
			return moving
				? `Two scenes of equal length from the same camera position: first ${cited}, then ${other}.`
				: `A picture in two halves, same place and same light: left ${cited}, right ${other}.`;
		case 'Audience':
			return `A scene from the day of ${cited}, with ${product} in it but not in the centre [add a photo of your own]`;
	}
}

function problem(key: Fact, cited: string, moving: boolean, product: string): string {
	if (moving) return `First frame: ${cited}, close up and without a word. Then a cut to ${product} at work.`;
	if (isBareNoun(key.text))
		return `A close-up of ${cited}, with hands and objects only; ${product} comes in from the edge.`;
	return `The moment of ${cited}, told by objects and hands; ${product} waits outside the picture.`;
}

function proof(key: Fact, cited: string, moving: boolean, business: string): string {
	const [figure] = /\d[\d,.]*\d|\d/.exec(key.text) ?? [];
	if (figure === undefined) return `The document behind ${cited}, photographed where it hangs or lies [add the photo]`;
	if (/^(?:19|20)\d\d$/.test(figure)) {
		return moving
			? `An old photo of ${business} (${figure} or near it), then the same view today [add old photo]`
			: `Two photos side by side: ${business} then (${figure}) and now [add old photo]`;
	}
	return moving
		? `${figure} counted up on the screen over footage of ${business} at work.`
		: `${figure} in large type over a real photo of ${business}; no stock people.`;
}

function story(key: Fact, cited: string, moving: boolean): string {
	const person = personIn(key.raw);
	if (person !== null) {
		return moving
			? `${person} speaking to the camera at work, in one sentence [confirm consent to be shown]`
			: `A portrait of ${person} at work, sleeves up, looking at the viewer [confirm consent to be shown]`;
	}
	return moving
		? `A walk through the place that shows ${cited} without comment.`
		: `The place and the people behind ${cited} [add a photo of your own]`;
}

function steps(key: Fact, cited: string, moving: boolean): string {
	const parts = listParts(key.text);
	if (parts.length < 2) {
		return moving
			? `Hands doing exactly this: ${cited}.`
			: `Small pictures in a row, from the first move to the last: ${cited}.`;
	}
	const named = parts.map((part) => `‘${part}’`).join(', ');
	return moving ? `One short shot each, with its word on it: ${named}.` : `A grid with one square for each: ${named}.`;
}

/** The amount of an offer, e.g. "£15 off"; the first figure where there is no such thing. */
function amountIn(text: string): string {
	const [amount = 'The figure'] =
		/\p{Sc}?\d[\d,.]*(?:\s?%)?(?: \p{L}+)? (?:off|free)\b/iu.exec(text) ??
		/\p{Sc}?\d[\d,.]*(?:\s?%)?/u.exec(text) ??
		[];
	return amount.replace(/[,.]+$/, '');
}

import { listOf } from '#prose/sentences.ts';
import type { PlacementFacts } from '../placements.ts';
import type { Argument } from './angles.ts';
import { alike } from './likeness.ts';
import type { Fact, Material } from './material.ts';
import { personIn } from './rules.ts';
import { isThing, listParts } from './words.ts';

type Look = PlacementFacts['look'];

/** What a picture or video can show of the facts. */
interface Scene {
	readonly key: Fact;
	readonly cited: string;
	readonly product: string;
	readonly business: string;
	/** Things that can be laid on a table or held up to a camera; empty if none is named. */
	readonly objects: string;
	readonly moving: boolean;
}

/** What the picture or video shows: things that the facts name, and the setting. */
export function visualOf({ angle, key, answer }: Argument, look: Look, material: Material): string {
	const scene = sceneOf(key, look, material);
	const { cited, product, objects, moving } = scene;
	const seen = (words: string) => (objects === '' ? '' : words);
	switch (angle) {
		case 'Problem':
			return moving
				? `First frame: ${cited} as text on black. Then ${seen(`${objects} in quick cuts, and `)}${product} in use.`
				: `${product} in use${seen(`, close enough to see ${objects}`)}; ${cited} as a small line of type above it.`;
		case 'Outcome':
			return moving
				? `Opens on a customer with ${product}${seen(`, then steps back through the work: ${objects}`)}. Closing line: ${cited}.`
				: `A real customer of ${scene.business}${seen(`, ${objects} in plain sight`)}; ${cited} in type along the lower edge.`;
		case 'Proof':
			return proof(scene);
		case 'Offer':
			return offer(scene, material);
		case 'Price':
			return moving
				? `A hand puts a tag with ${key.text} on it next to ${product}${seen(`; the camera moves on to ${objects}`)}.`
				: `A tag with ${key.text} on it next to ${product}${seen(`, ${objects} in focus behind it`)}; nothing crossed out.`;
		case 'Story':
			return story(scene);
		case 'Promise':
			return moving
				? `One take without a cut: ${product} from the customer's side until ${cited} has happened.`
				: `${product} from the customer's side, at eye level, with ${cited} under it in plain type.`;
		case 'How it works':
			return steps(scene);
		case 'Question':
			return moving
				? `The question alone for a breath, then the answer in shots of its own: ${cited}.`
				: `A table from above with all that it holds, each with a handwritten label: ${cited}.`;
		case 'Contrast':
			return contrast(scene, answer === undefined ? product : material.cite(answer));
		case 'Audience':
			return `${product} where ${cited} use it on an ordinary day${seen(`; ${objects} within reach`)} [add a photo of your own]`;
	}
}

const MOST_OBJECTS = 2;

function sceneOf(key: Fact, look: Look, { facts, parts, cite }: Material): Scene {
	const product = facts.product[0]?.text ?? '';
	const things = parts.filter(
		({ kind, text }) => kind === 'item' && isThing(text) && !/\b(?:guarantee|warranty)\b/i.test(text),
	);
	const own = things
		.filter(({ text }, index) => !things.slice(0, index).some((other) => alike(text, other.text)))
		.slice(0, MOST_OBJECTS);
	return {
		key,
		cited: cite(key),
		product,
		business: facts.business[0]?.text ?? '',
		objects: listOf(own.map(({ text }) => `‘${text}’`)),
		moving: look === 'story' || look === 'reel',
	};
}

function offer({ key, cited, product, objects, moving }: Scene, { facts }: Material): string {
	const [deal] = facts.deal;
	const [end] = facts.end;
	const big = deal === undefined || end === undefined ? cited : `‘${deal.text}’`;
	const small = deal === undefined || end === undefined ? '' : `; ‘${end.text}’ in the line under it`;
	if (/\d\s?%|[$£€]\s?\d/.test(key.text)) return `${product} with a paper tag that reads ${big}${small}.`;
	if (!/\bwith\b/i.test(key.text)) return `${product} in use, ${big} in large type over it${small}.`;
	return moving
		? `Hands put what the offer adds beside ${product}: ${big} as the last frame${small}.`
		: `${product} with what the offer adds next to it; ${big} in large type${small}${objects === '' ? '' : `; also to be seen: ${objects}`}.`;
}

function proof({ key, cited, business, product, objects, moving }: Scene): string {
	const figure = /(?<![\p{L}\p{N}.,])\d[\d,.]*\d|\d(?=\s)/u.exec(key.text)?.[0];
	const photo = '[add a photo of your own]';
	if (figure === undefined)
		return `Where ${cited} can be seen at ${business}: the paper on the wall, the hands at work ${photo}`;
	if (/^(?:19|20)\d\d$/.test(figure)) {
		return moving
			? `An old photo of ${business} (${figure} or near it), then the same view today [add old photo]`
			: `Two photos side by side: ${business} then (${figure}) and now [add old photo]`;
	}
	return moving
		? `${cited} as a line of type over ${business} at work${objects === '' ? '' : `: ${objects}`}.`
		: `${product} at ${business} on a working day, ${cited} as a line of type on it; no stock people ${photo}`;
}

function story({ key, cited, product, business, objects, moving }: Scene): string {
	const person = personIn(key.raw);
	if (person !== null) {
		return moving
			? `${person} tells the camera one sentence at work on ${product} [confirm consent to be shown]`
			: `${person} at work on ${product}, sleeves up, eyes on the viewer [confirm consent to be shown]`;
	}
	return moving
		? `A walk through ${business} to the place where it happens: ${cited}.`
		: `Your own people at ${business} in the middle of a job${objects === '' ? '' : `, ${objects} in front of them`}; underneath, ${cited} [add the photo]`;
}

function steps({ key, cited, product, objects, moving }: Scene): string {
	const parts = listParts(key.text);
	if (parts.length < 2) {
		return moving
			? `The work itself, step after step, with ${cited} as the caption; last frame: ${product}.`
			: objects === ''
				? `${product} at work, one step of it in sharp focus; ${cited} as the caption.`
				: `From above, in a row: ${objects}; at the end of the row, ${product}.`;
	}
	const named = parts.map((part) => `‘${part}’`).join(', ');
	return moving ? `One short shot each, with its word on it: ${named}.` : `A grid with one square for each: ${named}.`;
}

function contrast({ cited, product, moving }: Scene, other: string): string {
	return moving
		? `Two scenes of equal length from the same camera position: first ${cited}, then ${product} with ${other} in type.`
		: `A picture in two halves under the same light: left ${cited}, right ${product} with ${other} on its tag.`;
}

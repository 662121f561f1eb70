import { decapitalize } from '#language/decapitalize.ts';
import type { CallToAction } from '../options.ts';
import { lengthOf } from '../placements.ts';
import { BUTTON_LINES, MISSING_HEADLINES, MISSING_LINES } from './buttons.ts';
import type { Said } from './frames.ts';
import { alike } from './likeness.ts';
import type { Fact, Material } from './material.ts';
import { bare } from './words.ts';

/** Headlines and descriptions: the first short line that fits, is new and repeats nothing in its ad. */

export interface Around {
	readonly angle: string;
	/** The other texts of the ad. */
	readonly beside: readonly string[];
	readonly button: CallToAction;
	readonly material: Material;
	readonly said: Said;
}

/**
 * A benefit, an offer or a price rather than the name of the product; the button's line only if no fact is short
 * enough.
 */
export function headlineFor(around: Around, limit: number): string {
	const { angle, button, material, said } = around;
	const { facts } = material;
	const product = facts.product[0]?.text ?? '';
	const priced = facts.price.map(({ text }) => `${product}: ${text}`);
	const candidates = [
		...(angle === 'Offer' || angle === 'Price' ? priced : []),
		...(angle === 'Proof' || angle === 'Story' ? linesOf(said.spare(facts.proof)) : []),
		...linesOf(said.spare(said.unused([...facts.gain, ...facts.deal]))),
		...priced,
		...joined(material, said),
		...linesOf(facts.promise),
		...linesOf(said.spare(said.fresh([...facts.gain, ...material.parts]))).filter((line) => line.includes(' ')),
		...linesOf(facts.item),
		...linesOf(facts.gain),
		...linesOf(facts.people),
		...placed(product, material),
		product,
	];
	const isFree = BUTTON_LINES[button].every((line) => !said.has(line));
	const lastly = [
		...(isFree ? BUTTON_LINES[button] : []),
		...linesOf(facts.category),
		...named(material),
		facts.business[0]?.text ?? '',
		...BUTTON_LINES[button],
		...MISSING_HEADLINES,
	];
	return pick(candidates, around, limit) ?? free(lastly, limit, said);
}

/** A second fact, e.g. a price, a place or who the product is for. */
export function descriptionFor(around: Around, limit: number): string {
	const { angle, button, material, said } = around;
	const { facts, parts, inline } = material;
	const [business, product] = [facts.business[0]?.text ?? '', facts.product[0]?.text ?? ''];
	const candidates = [
		...(angle === 'Offer' ? joined(material, said) : []),
		...linesOf(said.spare(said.unused(facts.gain))),
		...together(parts, limit),
		...linesOf(said.unused([...facts.proof, ...parts])).filter((line) => line.includes(' ')),
		...joined(material, said),
		...whom(material).map((who) => `For ${inline(who)}`),
		...named(material),
		...linesOf(said.spare(said.fresh([...facts.proof, ...parts]))).filter((line) => line.includes(' ')),
		...facts.price.flatMap(({ text }) => [`Price: ${text}`, text]),
		...linesOf(facts.place),
		`By ${business}`,
		...placed(product, material),
	];
	const lastly = [
		...linesOf(facts.category),
		business,
		...(product.includes(business) ? [] : [`${product} by ${business}`]),
		...BUTTON_LINES[button],
		...MISSING_LINES.filter((line) => isMissing(line, material)),
	];
	return pick(candidates, around, limit) ?? free(lastly, limit, said);
}

function linesOf(list: readonly Fact[]): string[] {
	return list.flatMap(({ forms }) => forms);
}

/** The audience, and a shorter form of it: "Commuters in Kent who want …", "Commuters in Kent". */
function whom({ facts }: Material): string[] {
	return facts.who.flatMap(({ text, touchesTrait }) => {
		if (touchesTrait) return [];
		const [short = text] = text.split(/(?<!\s)\s+(?:who|that|with)\s+/);
		return short === text || !short.includes(' ') ? [text] : [text, short];
	});
}

/** A price and what it buys on one line: "£290, ready to ride". */
function joined({ facts, parts, inline }: Material, said: Said): string[] {
	const prices = facts.price.map(({ text }) => text);
	const goods = [...facts.gain, ...parts, ...said.spare(facts.deal)].map(({ text }) => text);
	return prices.flatMap((price) =>
		goods.filter((good) => good.includes(' ')).map((good) => `${bare(price)}, ${inline(good)}`),
	);
}

/** Two of name, trade, place, price and founding year together: "Online course, $390". */
function named({ facts }: Material): string[] {
	const [business, category, place, price] = [
		facts.business[0]?.text,
		facts.category[0]?.text,
		facts.place[0]?.text,
		facts.price.find(({ text }) => /\d/.test(text))?.text,
	];
	const since = facts.proof.flatMap(({ text }) => /\bsince (?:19|20)\d\d\b/i.exec(text)?.[0] ?? [])[0];
	const pairs: [string | undefined, string, string | undefined][] = [
		[category, ', ', place],
		[category, ', ', price],
		[business, ', ', place],
		[business, ' ', since],
		[category, ' ', since],
		[business, ', ', price],
		[category, ' by ', business],
	];
	const whole = pairs.flatMap(([one, joint, other]) => (one && other ? [`${one}${joint}${other}`] : []));
	return since === undefined ? whole : [...whole, bare(since)];
}

function placed(product: string, { facts }: Material): string[] {
	return facts.place.map(({ text }) => `${product}, ${text}`);
}

/** As many parts per line as fit: "Descaling, new seals". */
function together(parts: readonly Fact[], limit: number): string[] {
	const lines: string[] = [];
	for (const { text: part } of parts) {
		const last = lines.at(-1);
		const line = last === undefined ? '' : `${last}, ${decapitalize(part)}`;
		if (last !== undefined && /^\P{Lu}|^\p{Lu}\p{Ll}/u.test(part) && line.length <= limit && !alike(last, part))
			lines[lines.length - 1] = line;
		else lines.push(bare(part));
	}
	return lines.filter((line) => line.includes(' '));
}

function pick(candidates: readonly string[], { beside, said }: Around, limit: number): string | undefined {
	return candidates.find(
		(line) => line !== '' && lengthOf(line) <= limit && !said.has(line) && !beside.some((text) => repeats(line, text)),
	);
}

function free(lines: readonly string[], limit: number, said: Said): string {
	return lines.find((line) => line !== '' && lengthOf(line) <= limit && !said.has(line)) ?? '[add a short fact]';
}

function repeats(line: string, text: string): boolean {
	const told = line.replace(/^Price: /, '');
	const figures = line.match(/\d[\d,.]*\d|\d/g) ?? [];
	return (
		text.toLowerCase().includes(told.toLowerCase()) ||
		figures.some((figure) => text.includes(figure)) ||
		alike(line, text)
	);
}

function isMissing(line: string, { facts }: Material): boolean {
	if (line === '[add price]') return facts.price.length === 0;
	return line !== '[add area served]' || facts.place.length === 0;
}

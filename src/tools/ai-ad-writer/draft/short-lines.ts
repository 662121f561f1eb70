import type { AdInput } from '../contract.ts';
import type { CallToAction } from '../options.ts';
import { lengthOf } from '../placements.ts';
import { BUTTON_LINES, MISSING_HEADLINES, MISSING_LINES } from './buttons.ts';
import { alike, type Said } from './frames.ts';
import type { Fact, Material } from './material.ts';
import { bare } from './words.ts';

/** Headlines and descriptions: the first short line that fits, is new and repeats nothing of its ad. */

export interface Around {
	readonly angle: string;
	/** The other texts of the ad. */
	readonly beside: readonly string[];
	readonly input: AdInput;
	readonly button: CallToAction;
	readonly material: Material;
	readonly said: Said;
}

export function headlineFor(around: Around, limit: number): string {
	const { angle, button, material, said } = around;
	const { facts } = material;
	const linesOf = (list: readonly Fact[]) => said.spare(list).flatMap(({ forms }) => forms);
	const name = facts.product[0]?.text ?? '';
	const price = facts.price[0]?.text;
	const priced = price === undefined ? [] : [`${name}: ${price}`];
	const candidates = [
		...(angle === 'Offer' || angle === 'Price' ? priced : []),
		...(angle === 'Proof' || angle === 'Story' ? linesOf(facts.proof) : []),
		name,
		...linesOf(facts.gain),
		...linesOf(facts.promise),
		...linesOf(facts.item),
		...priced,
	];
	const lastly = [...linesOf(facts.category), facts.business[0]?.text ?? '', ...MISSING_HEADLINES];
	return pick(candidates, around, limit) ?? free([...BUTTON_LINES[button], ...lastly], limit, said);
}

export function descriptionFor(around: Around, limit: number): string {
	const { angle, input, button, material, said } = around;
	const { facts, parts, inline } = material;
	const linesOf = (list: readonly Fact[]) => said.spare(list).flatMap(({ forms }) => forms);
	const [business, product] = [facts.business[0]?.text ?? '', facts.product[0]?.text ?? ''];
	const prices = facts.price.map(({ text }) => `Price: ${text}`);
	const candidates = [
		...(angle === 'Offer' ? prices : []),
		...linesOf(facts.gain),
		...together(parts, limit),
		...linesOf(facts.proof),
		...facts.who.filter(({ touchesTrait }) => !touchesTrait).map(({ text }) => `For ${inline(text)}`),
		...linesOf(facts.place),
		...prices,
		`By ${business}`,
		...linesOf(facts.category),
		...linesOf(facts.offer),
		...pairs(material),
		business,
		`${product} by ${business}`,
	];
	const missing = MISSING_LINES.filter((line) => isMissing(line, input, button));
	return pick(candidates, around, limit) ?? free([...missing, ...BUTTON_LINES[button]], limit, said);
}

/** Two short facts on one line: "Online course, $390". */
function pairs({ facts }: Material): string[] {
	const [business, category, place, price] = [facts.business, facts.category, facts.place, facts.price].map(
		([first]) => first?.text,
	);
	const since = facts.proof.flatMap(({ text }) => /\bsince (?:19|20)\d\d\b/i.exec(text)?.[0] ?? [])[0];
	const joined: [string | undefined, string, string | undefined][] = [
		[category, ', ', place],
		[business, ', ', place],
		[category, ', ', price],
		[business, ' ', since],
		[category, ' ', since],
		[business, ', ', price],
		[category, ' by ', business],
	];
	const whole = joined.flatMap(([one, joint, other]) => (one && other ? [`${one}${joint}${other}`] : []));
	return since === undefined ? whole : [...whole, bare(since)];
}

/** As many parts of a list as fit on a line: "Descaling, new seals". */
function together(parts: readonly string[], limit: number): string[] {
	const lines: string[] = [];
	for (const part of parts) {
		const last = lines.at(-1);
		const joined = last === undefined ? '' : `${last}, ${part.slice(0, 1).toLowerCase()}${part.slice(1)}`;
		if (last !== undefined && /^\P{Lu}|^\p{Lu}\p{Ll}/u.test(part) && joined.length <= limit)
			lines[lines.length - 1] = joined;
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
	const said = line.replace(/^Price: /, '');
	const figures = line.match(/\d[\d,.]*\d|\d/g) ?? [];
	return (
		text.toLowerCase().includes(said.toLowerCase()) ||
		figures.some((figure) => text.includes(figure)) ||
		alike(line, text)
	);
}

/** Buttons behind which somebody comes by. */
const AT_THE_DOOR: ReadonlySet<CallToAction> = new Set(['Book Now', 'See Menu', 'Get Directions']);

function isMissing(line: string, { productService, demographics }: AdInput, button: CallToAction): boolean {
	if (line === '[add price]') return productService.price === '';
	if (line === '[add opening hours]') return AT_THE_DOOR.has(button);
	return line !== '[add area served]' || demographics.location === '';
}

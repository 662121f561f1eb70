import { listOf } from '#prose/sentences.ts';
import type { AdInput, AdVariation } from '../contract.ts';
import { codeOf } from '../placements.ts';
import { alike } from './likeness.ts';
import type { Fact, LeftOut, Material } from './material.ts';
import { ownTrade } from './own-trade.ts';
import { isWarranted, namesEnd, personIn, type Reason } from './rules.ts';
import type { SpecialCategory } from './special-categories.ts';
import { piecesOf } from './words.ts';

/** What to prove, confirm or leave out before publishing. */

const LEFT_OUT: Readonly<Record<Reason, string>> = {
	outcome: 'Meta and consumer law bar promises about body, health or earnings that a viewer may take for typical',
	superlative: 'a comparison with all others needs proof that can be shown',
	certainty: 'nobody can be certain of a result; a guarantee may stand once its term is named',
	attribute: "it speaks of a personal trait as the viewer's own, which Meta bars",
};

export function complianceNotes(
	input: AdInput,
	material: Material,
	ads: readonly AdVariation[],
	categories: readonly SpecialCategory[],
): string[] {
	return [
		...gapsIn(ads),
		...material.leftOut.map((left) => leftOutNote(left)),
		...traits(material),
		...warranties(material),
		...proofs(material),
		...offers(input, material),
		...competitors(input),
		...people(material),
		...byObjective(input),
		...restricted(input),
		...declared(categories),
		...ofTheTrade(input),
	].filter((note, index, all) => all.indexOf(note) === index);
}

function gapsIn(ads: readonly AdVariation[]): string[] {
	const open = ads.filter((ad) => /\[add /.test(`${ad.hook}${ad.primaryText}${ad.headline}${ad.description}`));
	if (open.length === 0) return [];
	const names = listOf(open.map(({ name }) => codeOf(name)));
	return [
		open.length === 1
			? `A gap is left in ${names}: fill it, or leave the ad paused.`
			: `Gaps are left in ${names}: fill them, or leave the ads paused.`,
	];
}

function leftOutNote({ text, reason }: LeftOut): string {
	const short = text.length <= 140 && !/[“”]/.test(text) ? `“${text}”` : 'One long statement';
	return `${short} is in none of the ads: ${LEFT_OUT[reason]}.`;
}

function traits({ facts, cite }: Material): string[] {
	const touched = [...facts.pain, ...facts.gain, ...facts.who, ...facts.want].filter(
		({ touchesTrait }) => touchesTrait,
	);
	const [first] = touched;
	if (first === undefined) return [];
	return [
		`Keep ${cite(first)} in the third person, as the ads do: no question and no "you" may suggest that the viewer has this trait.`,
	];
}

/** One note per guarantee, even if the input mentions it several times. */
function warranties({ facts, cite }: Material): string[] {
	const given = [...facts.gain, ...facts.promise, ...facts.item, ...facts.offer, ...facts.proof, ...facts.people]
		.filter(({ text }) => isWarranted(text))
		.filter((fact, index, all) => !all.slice(0, index).some(({ text }) => alike(text, fact.text)));
	return given.map((fact, index) =>
		index === 0
			? `The terms of ${cite(fact)} must stand on the page behind the ad: what is covered, what is not, and how to claim. [add link to the terms]`
			: `The same page must say what ${cite(fact)} includes.`,
	);
}

function proofs({ facts, cite }: Material): string[] {
	const used = facts.proof.slice(0, 2);
	return used.map((fact, index) =>
		/\b(?:reviews?|ratings?|stars?|rated)\b/i.test(fact.text)
			? `Keep a dated screenshot of ${cite(fact)} and change the ad when the number does.`
			: index === 0
				? `Keep the record behind ${cite(fact)} at hand: a claim that is a number must be provable on the day it runs.`
				: `Have a source for ${cite(fact)} as well: a certificate or the books will do.`,
	);
}

function offers({ productService }: AdInput, { facts, cite }: Material): string[] {
	const [offer] = facts.offer;
	if (offer === undefined) return [];
	const [price] = facts.price;
	const sum = price === undefined ? null : discounted(offer, price);
	return [
		...(namesEnd(offer.text)
			? [
					`Say what the end date of ${cite(offer)} ends, ordering or receiving: [add which], and pause the ads that day.`,
				]
			: [`${cite(offer)} names no end: [add end date], or say that it has none.`]),
		...(sum === null
			? []
			: [
					`If it comes off ${productService.price.trim()}, the ad may say ‘${sum}’. [confirm that it applies to this price]`,
				]),
	];
}

/** "£70 instead of £85", for £15 off. Null unless the offer and the price are single amounts in the same currency. */
function discounted(offer: Fact, price: Fact): string | null {
	const [, sign = '', off = ''] = /^([$£€])(\d+)(?![\d.,]*\d) off\b/i.exec(offer.text) ?? [];
	const [, priceSign = '', full = ''] = /^([$£€])(\d+)$/.exec(price.text) ?? [];
	const left = Number(full) - Number(off);
	return sign !== '' && sign === priceSign && left > 0 ? `${sign}${left} instead of ${sign}${full}` : null;
}

function competitors({ competitorInfo }: AdInput): string[] {
	const said = piecesOf(competitorInfo);
	const [first = ''] = said;
	if (said.length === 0) return [];
	const cited =
		first.length <= 140 && !/[“”]/.test(first) && competitorInfo.includes(first)
			? `“${first}”`
			: 'What you wrote about competitors';
	return [`${cited} is in none of the ads: a comparison must be true, current and provable on the day it runs.`];
}

function people({ facts }: Material): string[] {
	const names = facts.people.flatMap(({ raw }) => personIn(raw) ?? []);
	return names.length === 0 ? [] : [`Ask ${listOf(names)} before a name or a face runs in an ad.`];
}

function byObjective({ campaignObjective, businessInfo }: AdInput): string[] {
	const name = businessInfo.name.split('\n')[0]?.trim() ?? '';
	if (campaignObjective === 'Lead Generation') {
		return [`A lead form needs a link to the privacy policy of ${name}: [add link]`];
	}
	if (campaignObjective === 'App Installs')
		return [`The store page must show what the ads of ${name} show: [add store link]`];
	if (campaignObjective === 'Catalog Sales')
		return ['Prices in the ads and in the catalogue must be the same on every day the ads run.'];
	return [];
}

const RESTRICTED: readonly (readonly [RegExp, string])[] = [
	[
		/\b(?:alcohol|beers?|wines?|whisk(?:e)?y|gin|vodka|cocktails?|brewery|winery)\b/i,
		'Alcohol: set the minimum age of each country you show the ads in.',
	],
	[
		/\b(?:gambl\w+|casino|betting|lottery|poker)\b/i,
		"Gambling: needs Meta's written permission and a licence for each country.",
	],
	[/\b(?:crypto\w*|bitcoin|nfts?|forex|cfds?)\b/i, "Crypto and trading: needs Meta's permission for most offers."],
	[
		/\b(?:supplements?|vitamins?|weight[- ]loss|diet(?:s|ing)?|slimming|botox|fillers?|cosmetic (?:surgery|procedures?))\b/i,
		'Health and looks: show the ads to adults only, no before-and-after pictures, no close-ups of body parts.',
	],
	[/\b(?:dating|singles)\b/i, "Dating: needs Meta's permission, and the ads may show no more than the product."],
	[
		/\b(?:prescription|pharmac(?:y|ies)|medicines?|cbd|cannabis|hemp|tobacco|vap(?:e|es|ing))\b/i,
		"Medicines, hemp and tobacco: forbidden or by Meta's permission only; read the policy before publishing.",
	],
	[
		/\b(?:election|ballot|candidate for|vote for|climate policy|gun (?:control|rights)|immigration policy)\b/i,
		'Social issues or politics: needs an authorised account and a disclaimer.',
	],
];

function restricted({ productService, businessInfo }: AdInput): string[] {
	const offer = [productService.name, productService.description, productService.category, businessInfo.description]
		.join(' ')
		.slice(0, 8000);
	return RESTRICTED.flatMap(([words, note]) => (words.test(offer) ? [note] : []));
}

function declared(categories: readonly SpecialCategory[]): string[] {
	const [first] = categories;
	if (first === undefined) return [];
	return first.isOffered
		? [
				`Choose the special ad category ${first.name.replace(/ \(.*/, '')} at the campaign, before any audience is set: it cannot be mended at the ad.`,
			]
		: [`“${first.words}” alone makes no special ad category; what the ads offer does. See the targeting strategy.`];
}

/** Claims to avoid in the trade of the business, from our catalogue. */
function ofTheTrade(input: AdInput): string[] {
	const trade = ownTrade(input);
	return trade === null ? [] : trade.mayNotClaim.map((rule) => `In this trade (${trade.name}): ${rule}`);
}

import { capital } from '#language/capitals.ts';
import { quoted } from '#prose/sentences.ts';
import { isReadable } from '#reading/brief.ts';
import type { NamedPrice } from '#reading/prices.ts';
import { isSpent, type Material, quoteOf } from '../material.ts';
import type { Option } from '../option.ts';
import { concernLines, promiseLines, toldLines } from '../parts.ts';

/** Two sides that name sums to each other: at the one, at the other, or with something added or left out. */

/** A sum without the mark behind it. */
function sum({ figure }: NamedPrice): string {
	return figure.replace(/(?<![.,])[.,]+$/, '');
}

function last(material: Material, side: NamedPrice['side']): NamedPrice | null {
	return (
		material.reading.money.prices.findLast(
			(price) => price.side === side && !/\[num\]/.test(price.figure) && isReadable(price.moment.quote),
		) ?? null
	);
}

export function isBargain(material: Material): boolean {
	const offers = material.reading.money.prices.filter(({ side }) => side === 'prospect').length;
	return material.pains.length === 0 && offers > 0 && last(material, 'salesperson') !== null;
}

function named(material: Material, price: NamedPrice | null): string {
	return price === null || isSpent(material, price.moment) ? '' : quoteOf(material, price.moment, 140);
}

export function bargain(material: Material): Option[] {
	const ours = last(material, 'salesperson');
	const theirs = last(material, 'prospect');
	const agreed = material.reading.step.kind === 'agreed';
	const yours = named(material, theirs);
	const own = named(material, ours);
	const wish = material.reading.needs.request;
	const asked = wish === null || isSpent(material, wish) ? '' : `What you came for: ${quoteOf(material, wish, 130)}`;
	const [told = ''] = toldLines(material, 1);
	const extra = concernLines(material, 1);
	return [
		{
			title: ours === null ? 'At our price' : `At ${quoted(sum(ours))}`,
			problem: [asked, told, own === '' ? '' : `Our last word on the price: ${own}`],
			solution: [
				agreed
					? 'This is what was agreed; it is written down here and nothing is added'
					: 'The sale at our last figure, with all that was said to belong to it [add what belongs to it]',
				`Price: ${ours === null ? '[add price]' : sum(ours)}`,
			],
			benefits: ['[add what the buyer gets for it that others do not offer]'],
			deliverables: ['The thing itself in the state described, with its papers [add papers]'],
			timeline: ['Handover: [add day and place]'],
			risks: ['What was said about its condition goes into the contract [add each point].', ...extra],
			next: [
				...promiseLines(material, 3),
				agreed ? 'Both sides sign [add day]' : 'You tell us whether that figure stands for you [add by when]',
			],
		},
		{
			title: theirs === null ? 'At your price' : `At ${quoted(sum(theirs))}, with less`,
			problem: [yours === '' ? '[add the sum the buyer can pay]' : `Your figure: ${yours}`],
			solution: [
				'We come to your figure if something stays out of the sale [add what stays out]',
				`Price: ${theirs === null ? '[add price]' : sum(theirs)} [confirm]`,
			],
			benefits: ['You stay within the sum you named'],
			deliverables: ['The same without what was left out [add list]'],
			timeline: ['This stands until [add date]'],
			risks: ['What is left out cannot be asked for later at the same price [confirm].'],
			next: ['You look at the list of what stays out and say yes or no'],
		},
		{
			title: 'An inspection before either sum counts',
			problem: ['Our figure and yours are apart because the condition is judged differently [confirm]'],
			solution: [
				'Somebody who belongs to neither side looks at it, and the price is spoken about again with the result',
				'Cost of the inspection: [add price, and who pays]',
			],
			benefits: ['Nobody has to take the word of the other'],
			deliverables: [capital('the report, for both sides')],
			timeline: ['Inspection: [add date]', 'It is not sold to anybody else until [add date]'],
			risks: ['If the report finds a fault, you may step back at no cost [confirm].'],
			next: ['Both sides agree who inspects [add name]'],
		},
	];
}

import { isReadable } from '#reading/brief.ts';
import { isSpent, type Material, quoteOf, takeOfferItems, takeOffers } from '../material.ts';
import type { Option } from '../option.ts';
import {
	approvalLine,
	concernLines,
	deciderLine,
	decidingLine,
	investment,
	meetingLine,
	meetingName,
	promiseLines,
	toldLines,
	wantedLines,
} from '../parts.ts';
import { wholePrices } from '../whole-price.ts';

/** What was asked for and nothing more; with no trouble told, this is the whole of the matter. */

function wishLine(material: Material): string {
	const wish = material.reading.needs.request;
	return wish === null || isSpent(material, wish) || !isReadable(wish.quote)
		? ''
		: `Your request: ${quoteOf(material, wish, 150)}`;
}

function questionLines(material: Material, most: number): string[] {
	return material.reading.flow.wondered
		.filter(
			({ moment }) =>
				moment.remark.words > 4 && moment.quote.length < 130 && !isSpent(material, moment) && isReadable(moment.quote),
		)
		.slice(0, most)
		.map(({ moment }) => `Your question: ${quoteOf(material, moment, 130)}`);
}

export function request(material: Material): Option {
	const wish = wishLine(material);
	const questions = questionLines(material, wish === '' ? 2 : 1);
	const lines = [wish, ...questions, ...toldLines(material, 1)].filter((line) => line !== '');
	return {
		title: 'Only what was asked for',
		problem: lines.length > 0 ? lines : ['[add what the client asked for]'],
		solution: [
			'The request is met as it was put, without extras [add what exactly is done]',
			'Price of the request alone: [add price]',
		],
		benefits: [
			'Little to decide and little that can go wrong',
			'It can be ordered by itself and without a longer term [confirm]',
		],
		deliverables: [
			'What was asked for, with its quantity [add quantity]',
			questions.length === 0 ? 'A note of what is not part of it' : 'An answer in writing to what you asked',
		],
		timeline: ['Earliest day: [add date]', 'Duration: [add days]'],
		risks: [
			...concernLines(material, 1),
			'If it turns out that something else is needed, you hear that before it is done and what it would cost.',
		],
		next: ['You confirm that nothing else is wanted', `We settle day and price at ${meetingName(material)}`],
	};
}

/** The first option of a call in which nobody told of a trouble: the request with all that was said around it. */
export function order(material: Material): Option {
	const wish = wishLine(material);
	const lines = [wish, ...toldLines(material, 2), decidingLine(material)].filter((line) => line !== '');
	const { delivery } = material.reading.times;
	const duration =
		delivery === null || isSpent(material, delivery) || !isReadable(delivery.quote)
			? ''
			: `Named on the call: ${quoteOf(material, delivery)}`;
	return {
		title: wish === '' ? 'What the call was about' : 'What you asked for, complete',
		problem: lines.length > 0 ? lines : ['[add what the client wants, and what for]'],
		solution: [
			...takeOffers(material, 3, ({ kind }) => kind === 'does'),
			...material.notes.scope,
			'[add what is done, step by step]',
			...investment(wholePrices(material), material.notes.prices),
			...material.notes.terms.slice(0, 1),
		],
		benefits: ['[add what the client has from it]'],
		deliverables: [
			...takeOfferItems(material, 3, ({ kind }) => kind === 'does'),
			'The work itself and whatever belongs to it [add each part with its quantity]',
		],
		timeline: [...wantedLines(material), ...material.notes.times, duration, 'Day of the work: [add date]'],
		risks: [
			...takeOfferItems(material, 2, ({ kind }) => kind === 'safety' || kind === 'terms'),
			...material.notes.terms.slice(1),
			...concernLines(material, 2),
			'Anything beyond the agreed price is asked for before it is done.',
		],
		next: [meetingLine(material), ...promiseLines(material, 4), deciderLine(material), approvalLine(material)],
	};
}

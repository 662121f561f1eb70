import { isReadable } from '#reading/brief.ts';
import { figureMoment } from '#reading/remark.ts';
import type { Material } from '../material.ts';
import { quoteOf } from '../material.ts';
import type { Option } from '../option.ts';
import { firstUnspent, painLines, toldLines } from '../parts.ts';

/** Sums and times that were named, whoever named them. */
function figureLines(material: Material): string[] {
	return material.reading.facts.remarks
		.filter(
			({ figures, text }) => isReadable(text) && figures.some(({ kind }) => kind === 'money' || kind === 'duration'),
		)
		.slice(0, 3)
		.map((remark) => {
			const figure = remark.figures.find(({ kind }) => kind === 'money' || kind === 'duration');
			const moment = figure === undefined ? null : figureMoment(remark, figure);
			return moment === null ? '' : `Named on the call: ${quoteOf(material, moment)}`;
		});
}

/** In a longer talk without a sale, complaints and wishes are about something else. */
const LONG_TALK = 1500;

/** Too little was said to propose anything: three sizes to be filled in, and what has to be asked for each. */
export function thin(material: Material): Option[] {
	const { verdict, call } = material.reading.facts;
	const isTalk = verdict.kind === 'no-sale' && call.words > LONG_TALK;
	const wish = isTalk ? null : firstUnspent(material, [material.reading.needs.request]);
	const heard = [
		wish === null ? '' : `Your request: ${quoteOf(material, wish, 150)}`,
		...(isTalk ? [] : [...painLines(material, 2), ...toldLines(material, 1)]),
	].filter((line) => line !== '');
	const lines = heard.length > 0 || isTalk ? heard : figureLines(material).filter((line) => line !== '');
	return [
		{
			title: 'All of it, once the scope is known',
			problem: lines.length > 0 ? lines : ['[add what is not working today, in the words of the client]'],
			solution: ['[add what is done]', 'Investment: [add price]'],
			benefits: ['[add what will be different, and how it is counted]'],
			deliverables: ['[add the parts]'],
			timeline: ['[add start and end]'],
			risks: ['[add what could go wrong, and what is done about it]'],
			next: ['You tell us by when it is needed, and why then [add date and reason]'],
		},
		{
			title: 'One part of it',
			problem: ['[add which part matters most to the client]'],
			solution: ['Only that part is done [add which]', 'Investment for the part: [add price]'],
			benefits: ['A small part shows soon whether the rest is worth it'],
			deliverables: ['[add what is handed over for this part]'],
			timeline: ['[add days or weeks for this part]'],
			risks: ['If the part does not help, it ends there [confirm].'],
			next: ['You tell us who decides and what may be spent [add name and sum]'],
		},
		{
			title: 'A conversation to find out',
			problem: ['What was said so far does not show what is needed'],
			solution: [
				'Nothing is offered yet; we ask first, and a proposal follows in writing',
				'Investment: none for the conversation [confirm]',
			],
			benefits: ['The proposal after it rests on what you tell us'],
			deliverables: ['Notes of the conversation for both sides'],
			timeline: ['[add day and hour]'],
			risks: ['If nothing fits, you hear that in the conversation.'],
			next: ['We agree a day [add date]'],
		},
	];
}

import { quoted } from '#prose/sentences.ts';
import { brief } from '#reading/brief.ts';
import { figureMoment, type Moment } from '#reading/remark.ts';
import type { Material } from '../material.ts';
import type { Option } from '../option.ts';

/** After a refusal there is nothing to sell: three ways to leave it, each of which keeps the refusal. */

function refusal({ reading }: Material): Moment | null {
	return (
		reading.leftAlone ?? reading.objections.findLast(({ category }) => category === 'Not interested')?.moment ?? null
	);
}

/** A contract or a supplier that the client named, with its end where it was told. */
function present({ reading }: Material): Moment | null {
	const remark = reading.facts.said.prospect.find(({ folded }) =>
		/\b(?:renewed|contract|already (?:have|use)|we have a|provider|supplier|signed)\b/i.test(folded),
	);
	const [figure] = remark?.figures ?? [];
	if (remark === undefined) return null;
	return figure === undefined
		? { remark, line: remark.line, quote: remark.text, from: 0, to: remark.text.length }
		: figureMoment(remark, figure);
}

export function isClosed({ reading }: Material): boolean {
	if (reading.leftAlone !== null) return true;
	const last = reading.objections.findLast(({ category }) => category === 'Not interested');
	return (
		last !== undefined &&
		(reading.step.kind === 'none' || reading.step.kind === 'promised') &&
		last.moment.remark.turn >= reading.facts.turns.length * 0.4
	);
}

export function closed(material: Material): Option[] {
	const said = refusal(material);
	const words =
		said === null ? '[add the words of the refusal]' : quoted(brief(said, 120).replace(/(?<![.,;])[.,;]+$/, ''));
	const now = present(material);
	const today = now === null ? '' : `What you have today: ${quoted(brief(now, 120).replace(/(?<![.,;])[.,;]+$/, ''))}`;
	const alone = material.reading.leftAlone !== null;
	return [
		{
			title: 'Leave it at your answer',
			problem: [`You gave a clear answer: ${words}`],
			solution: [
				alone
					? 'We take you off our list and do not get in touch again'
					: 'We take that as your decision and offer nothing further',
				'Investment: none',
			],
			benefits: ['Your time is left alone'],
			deliverables: [
				alone
					? 'A confirmation in writing that your details are deleted [add date of deletion]'
					: 'A short note that the matter is closed',
			],
			timeline: ['The note goes out [add date]; nothing follows it'],
			risks: ['Colleagues of ours who could call you by mistake are told as well.'],
			next: [alone ? 'We delete your details and say when it was done' : 'We close the file'],
		},
		{
			title: 'Open again only if you ask',
			problem: [today === '' ? 'What you use today was not discussed [add it if you know it]' : today],
			solution: [
				'Nothing is offered now. Should your arrangement end or change, one message from you opens the matter again',
				'Price: [add price], given only on your request',
			],
			benefits: ['No obligation and no reminder from us'],
			deliverables: ['A name and an address to write to [add both]'],
			timeline: ['No day is set; you choose one, or none'],
			risks: ['Details kept for this purpose need your consent; without it they are deleted.'],
			next: ['You do nothing unless you want to'],
		},
		{
			title: 'A page to read, on request only',
			problem: ['The call ended before it was clear whether anything here could be of use to you'],
			solution: [
				'On request, and not before, you receive one page: what it does, for whom it is not meant, and what it costs [add price]',
			],
			benefits: ['You can judge it without a conversation'],
			deliverables: ['One page without a form to fill in'],
			timeline: ['Within [add days] of your request'],
			risks: ['The page makes no claims about your company, since nothing was learned about it on the call.'],
			next: ['You write if you want the page; otherwise it is not sent'],
		},
	];
}

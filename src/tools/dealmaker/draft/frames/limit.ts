import { quoted } from '#prose/sentences.ts';
import { type Material, quoteOf } from '../material.ts';
import type { Option } from '../option.ts';
import { concernLines, meetingName, painLines } from '../parts.ts';

/** What can be had within the sum that the client named. */
export function limit(material: Material): Option {
	const moment = material.limit;
	if (moment === null) throw new Error('an option within a limit needs one');
	const figure = moment.remark.figures[0]?.text ?? '';
	const [first] = material.pains;
	const objection = concernLines(material, 1, ['Price']);
	return {
		title: `Within ${quoted(figure)}`,
		problem: [`Your limit: ${quoteOf(material, moment, 150)}`, ...painLines(material, 1)],
		solution: [
			first === undefined
				? 'The offer is cut to what fits that sum [add what stays in and what is left out]'
				: `The offer is cut to fit that sum, and what serves ${first.kind.gain} goes in before anything else [add what stays in]`,
			`Investment: within the limit you named [add price]`,
		],
		benefits: ['The sum is settled before the work is', 'What is left out can be added later, piece by piece'],
		deliverables: [
			'A list of what is included and what is not, each with its price',
			first === undefined ? '' : `${first.kind.deliver}, as far as the sum allows`,
		],
		timeline: [
			'Start after your approval of the list [add date]',
			'A second look at the list once the first bills are paid [add month]',
		],
		risks: [
			...objection,
			'A cut offer can be cut too far: if what is left would not help, we say so and you owe nothing for the list.',
		],
		next: [`We send the list before ${meetingName(material)}`, 'You mark on it what has to stay'],
	};
}

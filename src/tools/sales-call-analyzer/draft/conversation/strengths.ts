import { capital } from '#language/capitals.ts';
import { countedInWords } from '#language/inflect.ts';
import { at, linesAt } from '#prose/places.ts';
import { possessive } from '#prose/sentences.ts';
import type { CallAnalysis } from '../../contract.ts';
import type { Reading } from '../../reading.ts';
import { agreedDay } from '../next/next-steps.ts';
import { askedBack } from '../objections/objections.ts';
import { mainPain } from '../pick.ts';
import { cited, citedInline, percent, who } from '../words.ts';

type Strength = CallAnalysis['conversationAnalysis']['strengths'][number];
type Rule = (reading: Reading) => Strength | null;

const summary: Rule = ({ flow, facts }) =>
	flow.summary === null
		? null
		: {
				area: 'Saying back what was heard',
				impact: `It earned ${cited(flow.summary.answer)}`,
				description: `Line ${flow.summary.line} sums up what ${facts.buyer.name} said and lets them confirm it before anything is presented.`,
			};

const listened: Rule = ({ flow, facts }) =>
	flow.listened === null
		? null
		: {
				area: 'Letting the other side finish',
				impact: `${flow.listened.words} words of ${possessive(facts.buyer.name)} came out without an interruption.`,
				description: `Only short acknowledgements in ${linesAt(flow.listened.lines.slice(0, 4))}.`,
			};

const followUps: Rule = ({ flow }) => {
	const following = flow.asked.filter(({ follows, open }) => follows && open);
	const [first] = following;
	if (first === undefined || following.length < 2) return null;
	return {
		area: 'Questions that follow the answer',
		impact: `${capital(countedInWords(following.length, 'question'))} ${following.length === 1 ? 'takes' : 'take'} up words just heard ${at(...following.slice(0, 5).map(({ moment }) => moment.line))}.`,
		description: `For example ${cited(first.moment)}`,
	};
};

const askedFirst: Rule = ({ flow, facts }) => {
	if (flow.pitch === null) return null;
	const before = flow.asked.filter(({ turn }) => turn < (flow.pitch?.index ?? 0));
	const first = before.find(({ open, moment }) => open && moment.remark.words > 3) ?? before[0];
	if (first === undefined || before.length < 3) return null;
	const share =
		flow.shares === null
			? ''
			: ` ${capital(possessive(facts.seller.name))} share of the words up to then is ${percent(flow.shares.before)}.`;
	return {
		area: 'Asking before presenting',
		impact: `${capital(countedInWords(before.length, 'question'))} came before the offer was presented ${at(flow.pitch.line)}.${share}`,
		description: `One of them: ${cited(first.moment)}`,
	};
};

const recovered: Rule = ({ objections }) => {
	const price = objections.find(
		({ category, handling }) => category === 'Price' && (handling === 'Good' || handling === 'Excellent'),
	);
	if (price?.answer === undefined || price.answer === null) return null;
	const question = askedBack(price);
	return {
		area: 'Recovering from a refused price',
		impact: `The conversation went on after ${citedInline(price.moment)}.`,
		description:
			question === null || price.traits.concrete
				? `The very next turn offers something to go by: ${cited(price.answer, 110)}`
				: `The very next turn asks: ${cited(question, 110)}`,
	};
};

const settled: Rule = ({ objections }) => {
	const well = objections.find(
		({ category, handling }) => category !== 'Price' && (handling === 'Excellent' || handling === 'Good'),
	);
	if (well?.answer === undefined || well.answer === null) return null;
	return {
		area: `Answering an objection about ${SUBJECTS[well.category] ?? 'the offer'}`,
		impact:
			well.handling === 'Excellent'
				? `It settled ${citedInline(well.moment)}.`
				: `It kept ${citedInline(well.moment)} from ending the talk.`,
		description: `Rated ${well.handling} for ${cited(well.answer, 110)}`,
	};
};

const SUBJECTS: Record<string, string> = {
	Proof: 'proof',
	Trust: 'trust',
	Authority: 'who decides',
	Timing: 'timing',
	Competition: 'other providers',
	Implementation: 'the work of changing over',
	'Product fit': 'whether it fits',
	Need: 'the need itself',
	'Contract terms': 'the length of the contract',
	'Not interested': 'interest',
};

const closed: Rule = (reading) => {
	const { step, facts } = reading;
	if (step.moment === null || (step.kind !== 'dated' && step.kind !== 'agreed')) return null;
	return step.kind === 'agreed'
		? {
				area: 'Coming to an agreement',
				impact: `${capital(who(facts, step.moment))} agreed on the call.`,
				description: `The words are ${cited(step.moment)}`,
			}
		: {
				area: 'Closing for a step with a day',
				impact: `The next step has a day: ${agreedDay(reading)}.`,
				description: `${step.moment.remark.side === 'prospect' ? 'Accepted' : 'Settled'} with ${cited(step.moment)}`,
			};
};

const tied: Rule = (reading) => {
	const pain = mainPain(reading);
	const { flow } = reading;
	const open = flow.asked.filter((question) => question.open);
	if (flow.asked.length < 4 || open.length < flow.asked.length / 2 || pain === null) return null;
	return {
		area: 'Open questions',
		impact: `They brought out ${cited(pain.moment)}`,
		description: `${open.length} of ${flow.asked.length} questions begin with what, how, why or where, e.g. in ${linesAt(open.slice(0, 3).map(({ moment }) => moment.line))}.`,
	};
};

const RULES: readonly Rule[] = [summary, askedFirst, listened, recovered, followUps, settled, closed, tied];

export function strengthsOf(reading: Reading): Strength[] {
	return RULES.flatMap((rule) => rule(reading) ?? []).slice(0, 5);
}

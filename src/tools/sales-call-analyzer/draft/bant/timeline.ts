import { capital } from '#language/capitals.ts';
import { at } from '#prose/places.ts';
import { listOf, paragraph, quoted } from '#prose/sentences.ts';
import type { Moment } from '#reading/remark.ts';
import type { Reading } from '../../reading.ts';
import { mainPain } from '../pick.ts';
import { buysForWork } from '../summary/form.ts';
import { cited, citedInline, who } from '../words.ts';
import { type BantPart, type Check, evidenceOf, met, scoreOf } from './part.ts';

function checksOf(reading: Reading): Check[] {
	const { times, step } = reading;
	return [
		{ open: 'a date by which a result is wanted', evidence: times.wanted },
		{ open: 'the reason for a date', evidence: times.reason },
		{ open: 'how long delivery takes', evidence: times.delivery },
		{ open: 'the steps of the decision', evidence: times.decision },
		{ open: 'a day for the next step', evidence: step.kind === 'dated' ? step.moment : null },
	];
}

function formText(reading: Reading): string {
	const given = reading.facts.input.timelineDiscussed.replace(/(?<![.\s])[.\s]+$/, '');
	if (given === '') return '';
	const { delivery, wanted } = reading.times;
	if (wanted !== null) return `The form notes: ${given}`;
	if (delivery !== null)
		return `The form notes: ${given}. In the transcript that is what ${who(reading.facts, delivery)} offers, not a date the customer asked for`;
	return `The form notes: ${given}. The transcript does not show it`;
}

const TIME =
	/(?:the )?(?:end|start|beginning|middle) of (?:the |next |this )?\w+|(?:next|this) (?:week|month|quarter|year|spring|summer|autumn|winter|weekend)|(?:a few|a couple of|two|three|four|six|\d+) (?:weeks|months|days)' time|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:(?:early|mid|late) )?(?:january|february|march|april|june|july|august|september|october|november|december)|christmas|easter/i;

/** The time itself, without the sentence around it: “the end of September” (line 32). */
export function timeIn(wanted: Moment): string {
	const found = TIME.exec(wanted.remark.folded);
	if (found === null) return citedInline(wanted);
	return `${quoted(wanted.remark.text.slice(found.index, found.index + found[0].length))} ${at(wanted.line)}`;
}

function question(reading: Reading): string {
	const { times, step } = reading;
	const pain = mainPain(reading);
	if (step.kind === 'agreed' && step.line !== null)
		return `When does what was agreed ${at(step.line)} begin, and what do you need before then?`;
	const { wanted } = times;
	if (wanted === null) {
		if (pain !== null && !buysForWork(reading))
			return `By when would you like what you named ${at(pain.moment.line)} to change, and why then?`;
		if (pain !== null)
			return `By when must the trouble you named ${at(pain.moment.line)} be solved, and what happens if it is not?`;
		const request = reading.needs.request;
		return request === null
			? 'Is there a date by which something has to change?'
			: `By when do you need what you have in mind ${at(request.line)}, and why then?`;
	}
	const named = `You named ${timeIn(wanted)}.`;
	if (times.reason === null) return `${named} What makes that the date?`;
	if (times.decision === null) return `${named} Which steps lie between today and then?`;
	return step.kind === 'dated' ? '' : `${named} To keep to it, which day suits you for the next conversation?`;
}

export function timelinePart(reading: Reading): BantPart {
	const { times, step, facts } = reading;
	const checks = checksOf(reading);
	const nextQuestion = question(reading);
	if (met(checks) === 0) {
		const told =
			times.told === null
				? ''
				: `${capital(citedInline(times.told))} tells when something was, not when a result is wanted`;
		return {
			score: 0,
			assessment: paragraph(
				`Not discussed: nothing that ${facts.buyer.name} or ${facts.seller.name} said holds a date, a deadline or an appointment`,
				told,
				formText(reading),
			),
			evidence: [],
			nextQuestion,
		};
	}
	const wanted =
		times.wanted === null ? '' : `${capital(who(facts, times.wanted))} gave a time: ${cited(times.wanted)}`;
	const reason =
		times.reason === null || times.reason.line === times.wanted?.line ? '' : `The reason: ${cited(times.reason)}`;
	const delivery =
		times.delivery === null ? '' : `For delivery ${who(facts, times.delivery)} named ${citedInline(times.delivery)}`;
	const decision = times.decision === null ? '' : `On the way to a decision: ${cited(times.decision)}`;
	const day = step.day === null ? '' : `, which is ${step.day}`;
	const dated =
		step.kind === 'dated' && step.moment !== null
			? `The next step has a day${step.moment.quote.includes(step.when) ? '' : `, ${step.when}`}: ${citedInline(step.moment)}${day}`
			: '';
	const open = checks.filter(({ evidence }) => evidence === null).map((check) => check.open);
	return {
		score: scoreOf(checks, false),
		assessment: paragraph(
			wanted,
			reason,
			delivery,
			decision,
			dated,
			open.length === 0 ? '' : `Left open: ${listOf(open)}`,
			formText(reading),
		),
		evidence: evidenceOf(
			times.wanted,
			times.reason,
			times.delivery,
			times.decision,
			step.kind === 'dated' ? step.moment : null,
		),
		nextQuestion,
	};
}

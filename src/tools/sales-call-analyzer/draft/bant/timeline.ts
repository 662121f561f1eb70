import { at } from '#prose/places.ts';
import { capital, listOf, paragraph } from '#prose/sentences.ts';
import type { Reading } from '../../reading/reading.ts';
import { mainPain } from '../pick.ts';
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
	const given = reading.facts.input.timelineDiscussed.replace(/[.\s]+$/, '');
	if (given === '') return '';
	const { delivery, wanted } = reading.times;
	if (wanted !== null) return `The form notes: ${given}`;
	if (delivery !== null)
		return `The form notes: ${given}. In the transcript that is what ${who(reading.facts, delivery)} offers, not a date the customer asked for`;
	return `The form notes: ${given}. The transcript does not show it`;
}

function question(reading: Reading): string {
	const { times, step } = reading;
	const pain = mainPain(reading);
	if (step.kind === 'agreed' && step.line !== null)
		return `What was agreed ${at(step.line)}: when does it begin, and what do you need before then?`;
	if (times.wanted === null) {
		if (pain !== null) return `By when must ${citedInline(pain.moment)} be solved, and what happens if it is not?`;
		const request = reading.needs.request;
		return request === null
			? 'Is there a date by which something has to change?'
			: `You said ${citedInline(request)}: by when, and why then?`;
	}
	if (times.reason === null) return `What makes ${citedInline(times.wanted)} the date?`;
	if (times.decision === null) return `Which steps lie between today and ${citedInline(times.wanted)}?`;
	return step.kind === 'dated'
		? ''
		: `To keep ${citedInline(times.wanted)}, which day suits you for the next conversation?`;
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
		step.kind === 'dated' && step.moment !== null ? `The next step has a day: ${citedInline(step.moment)}${day}` : '';
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

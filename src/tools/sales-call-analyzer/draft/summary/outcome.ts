import { capital } from '#language/capitals.ts';
import { counted } from '#language/inflect.ts';
import { at } from '#prose/places.ts';
import { paragraph, quoted } from '#prose/sentences.ts';
import type { Reading } from '../../reading.ts';
import { SPEECH_RATE } from '../../reference.ts';
import { stepName } from '../next/next-steps.ts';
import { mainPrice } from '../pick.ts';
import { cited, citedInline, priceAt } from '../words.ts';

/** How the call ended and how long it was. */

function bare(event: string): string {
	return event.replace(/^[\s[(*]+/, '').replace(/(?<![\s\])*])[\s\])*]+$/, '');
}

function eventAt(reading: Reading, line: number): string {
	const event = reading.facts.call.events.find((found) => found.line === line);
	return event === undefined ? '' : quoted(bare(event.text));
}

function stop(reading: Reading): string {
	const last = reading.facts.turns.at(-1);
	return reading.cutOff && last !== undefined ? `the transcript stops at line ${last.lastLine} without a farewell` : '';
}

export function outcomeOf(reading: Reading): string {
	const { step, brokenOff, objections, facts } = reading;
	const refusal = objections.findLast(({ category }) => category === 'Not interested');
	if (brokenOff !== null) {
		const ended = reading.money.refused?.remark.side === 'salesperson' ? reading.money.refused : null;
		const after = ended ?? objections.at(-1)?.moment;
		const noted = `Ended without an agreement: the transcript notes ${eventAt(reading, brokenOff)} ${at(brokenOff)}`;
		return paragraph(after === undefined ? noted : `${noted}, after ${citedInline(after)}`);
	}
	if (step.kind === 'agreed') {
		const price = mainPrice(reading);
		const sum = price === null || price.moment.line === step.line ? '' : `The figure is ${priceAt(price)}`;
		return paragraph(
			step.moment === null
				? `Agreed on the call: the transcript notes ${eventAt(reading, step.line ?? 1)} ${at(step.line ?? 1)}`
				: `Agreed on the call: ${cited(step.moment)}`,
			sum,
		);
	}
	if (step.kind === 'dated') {
		const zone =
			/\b(?:\d|noon|am|pm)\b/i.test(step.when) && facts.call.header.date !== undefined
				? ' The time zone was not stated.'
				: '';
		return `${capital(stepName(reading))} agreed for ${step.when}${step.day === null ? '' : `, which is ${step.day}`} ${at(step.line ?? 1)}.${zone}`;
	}
	if (step.kind === 'undated')
		return paragraph(
			`${capital(stepName(reading))} agreed without a day ${at(step.line ?? 1)}`,
			capital(stop(reading)),
		);
	if (refusal !== undefined)
		return paragraph(`Declined: ${cited(refusal.moment)}`, stop(reading) === '' ? '' : `${capital(stop(reading))}.`);
	const stopped = stop(reading);
	if (reading.openOffer !== null)
		return `Open. The last words offer a step, ${citedInline(reading.openOffer, 110)}; the answer is not in the transcript.`;
	if (step.kind === 'promised' && step.moment !== null) {
		return paragraph(
			`Open. ${capital(facts.seller.name)} promised ${citedInline(step.moment)}; ${facts.buyer.name} agreed to nothing${stopped === '' ? '' : `, and ${stopped}`}`,
		);
	}
	return `Open. Nothing was bought and no next step was agreed${stopped === '' ? '' : `; ${stopped}`}.`;
}

function minutes(seconds: number): string {
	return seconds < 90 ? counted(Math.round(seconds), 'second') : counted(Math.round(seconds / 60), 'minute');
}

function minutesIn(text: string): number | null {
	const number = Number.parseFloat(text);
	if (Number.isNaN(number)) return null;
	return /hour/i.test(text) ? number * 60 : number;
}

/** "about 2 minutes of speech", "about 6 to 7 minutes of speech". */
function speech(words: number): string {
	const [short, long] = [Math.round(words / SPEECH_RATE.fast), Math.round(words / SPEECH_RATE.slow)];
	if (long < 1) return 'less than a minute of speech';
	return short === long || short < 1
		? `about ${counted(long, 'minute')} of speech`
		: `about ${short} to ${long} minutes of speech`;
}

/** Measured where the transcript has times, else what header and form say, else an estimate that says so. */
export function durationOf(reading: Reading): string {
	const { call, input } = reading.facts;
	const form = input.callDuration;
	if (call.duration !== undefined && call.duration >= 30) {
		const measured = minutes(call.duration);
		const given = minutesIn(form);
		const differs = given !== null && Math.abs(given * 60 - call.duration) > Math.max(120, call.duration * 0.2);
		return `${capital(measured)}, measured by the time marks${differs ? `; ${form} by the form` : ''}.`;
	}
	const header = call.header.duration;
	const estimate = `${counted(call.words, 'spoken word')}, ${speech(call.words)}`;
	const [headed, formed] = [header === undefined ? null : minutesIn(header), minutesIn(form)];
	const told = headed ?? formed;
	const shortened = told !== null && call.words / SPEECH_RATE.slow < told * 0.5;
	const suffix = shortened ? ', so it is probably shortened' : '';
	if (header !== undefined && form !== '' && headed !== formed)
		return `${header} by the transcript's header, ${form} by the form. The text holds ${estimate}${suffix}.`;
	if (header !== undefined) return `${header} by the transcript's header. The text holds ${estimate}${suffix}.`;
	if (form !== '') return `${form} by the form. The text holds ${estimate}${suffix}.`;
	return `Not given. ${estimate} (estimate at ${SPEECH_RATE.slow}–${SPEECH_RATE.fast} words a minute).`;
}

import { capital } from '#language/capitals.ts';
import { counted } from '#language/inflect.ts';
import type { Reading } from './reading.ts';
import { SPEECH_RATE } from './reference.ts';

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
	const { call, input } = reading;
	const form = input.callDuration;
	if (call.duration !== undefined && call.duration >= 30) {
		const measured = minutes(call.duration);
		const given = minutesIn(form);
		const differs = given !== null && Math.abs(given * 60 - call.duration) > Math.max(120, call.duration * 0.2);
		return `${capital(measured)}, measured by the time marks${differs ? `; ${form} by the form` : ''}.`;
	}
	const header = call.header.duration;
	const estimate = `${counted(call.words, 'spoken word')}, ${speech(call.words)}`;
	if (header !== undefined) {
		const differs = form !== '' && minutesIn(header) !== minutesIn(form);
		return `${header} by the transcript's header${differs ? `, ${form} by the form` : ''}. The text holds ${estimate}.`;
	}
	if (form !== '') return `${form} by the form. The text holds ${estimate}.`;
	return `Not given. ${estimate} (estimate at ${SPEECH_RATE.slow}–${SPEECH_RATE.fast} words a minute).`;
}

/** Writes a call in the single format that the server accepts. */

import type { Call, Seconds, Segment, Speaker, Turn } from './call.ts';
import { decodeEntities } from './formats/entities.ts';
import { hasInlineLabel } from './formats/inline-labels.ts';
import { labelOf, markOf } from './read/label.ts';
import { titleAndCompany } from './read/names.ts';
import { looksLikeName } from './read/speakers.ts';

/**
 * One turn per line, `[hh:mm:ss.mmm - hh:mm:ss.mmm] Name: words`. A pause inside a timed turn starts another line;
 * unknown times are left out. If speakers are named, the lines above contain what the turns cannot: title, date,
 * length, and participants with title and company. Reading the text with `readCall` gives the same turns, speakers and
 * times, with one exception: a turn of an unknown speaker, without times and after named ones, comes back with the
 * speaker "Unknown".
 */
export function normalise(call: Call): string {
	if (call.turns.length === 0) return '';
	const names = namesOf(call.speakers);
	const passages = call.turns.flatMap(passagesOf);
	const named = passages.some(({ speaker }) => speaker !== null);
	const first = passages.findIndex(({ speaker }) => speaker !== null);
	const lines = passages.map((passage, index) => lineOf(passage, names, index > first && named, call.format));
	const head = named ? headOf(call, names) : [];
	const apart = !named && lines.some((line) => !line.startsWith('['));
	return [...head, ...(head.length > 0 ? [''] : []), lines.join(apart ? '\n\n' : '\n')].join('\n');
}

/** The contents of one line. */
type Passage = Pick<Segment, 'speaker' | 'text' | 'start' | 'end'>;

/**
 * A turn is one line. If it has times, a pause inside it starts another line, so that the pause does not count as talk.
 */
function passagesOf(turn: Turn): readonly Passage[] {
	const timed = turn.segments.every(({ start, end }) => start !== undefined && end !== undefined);
	return timed && turn.segments.length > 1 ? turn.segments : [turn];
}

/** If two people have the same name, the additions in their labels distinguish them. */
function namesOf(speakers: readonly Speaker[]): string[] {
	const names = speakers.map(({ name }) => label(name));
	return names.map((name, index) => {
		const shared = names.indexOf(name) !== names.lastIndexOf(name);
		return shared ? label(speakers[index]?.label ?? name) : name;
	});
}

/** A name in a form that can precede a colon. */
function label(name: string): string {
	const plain = joinedLines(name)
		.replace(/\s?[:：]\s?/g, ' - ')
		.trim();
	return plain === '' ? 'Unknown' : plain;
}

function joinedLines(text: string): string {
	const lines = text.split(/[\r\n]/).map((line) => line.trim());
	return lines.filter((line) => line !== '').join(' ');
}

function lineOf(passage: Passage, names: readonly string[], amongNamed: boolean, format: string): string {
	const times = timesOf(passage);
	const text = words(passage.text, format);
	if (passage.speaker !== null) return `${times}${names[passage.speaker] ?? 'Unknown'}: ${text}`;
	if (amongNamed && passage.end === undefined) return `${times}Unknown: ${text}`;
	const safe = names.length === 0 && labelOf(`${times}${text}`) === null && markOf(text) === null;
	return `${times}${safe ? '' : ': '}${text}`;
}

/** Text and markdown are taken literally when read, so HTML entities are decoded here. */
function words(text: string, format: string): string {
	const plain = joinedLines(text);
	return format === 'labelled' || format === 'unlabelled' ? joinedLines(decodeEntities(plain)) : plain;
}

function timesOf({ start, end }: Passage): string {
	if (start === undefined) return '';
	return end === undefined ? `[${clock(start)}] ` : `[${clock(start)} - ${clock(end)}] `;
}

/** `hh:mm:ss.mmm` */
function clock(seconds: Seconds): string {
	const thousandths = Math.max(0, Math.round(seconds * 1000));
	const parts = [Math.floor(thousandths / 3_600_000), Math.floor(thousandths / 60_000) % 60];
	const rest = (thousandths % 60_000) / 1000;
	return `${parts.map((part) => String(part).padStart(2, '0')).join(':')}:${rest.toFixed(3).padStart(6, '0')}`;
}

function headOf({ header, speakers, turns }: Call, names: readonly string[]): string[] {
	const timed = turns.length > 0 && turns.every(({ start }) => start !== undefined);
	const listed =
		speakers.some(
			(speaker, index) => hasDetails(speaker) || !looksLikeName(names[index] ?? '') || (!timed && speaker.turns < 2),
		) || turns.some(({ text }) => hasInlineLabel(text));
	return [
		...(header.title === undefined ? [] : [`Title: ${joinedLines(header.title)}`]),
		...(header.date === undefined ? [] : [`Date: ${header.date}`]),
		...(header.duration === undefined ? [] : [`Duration: ${joinedLines(header.duration)}`]),
		...(listed ? ['Participants:', ...speakers.map((speaker, index) => participant(speaker, names[index] ?? ''))] : []),
	];
}

function hasDetails({ title, company }: Speaker): boolean {
	return title !== undefined || company !== undefined;
}

function participant({ title, company }: Speaker, name: string): string {
	if (title === undefined && company === undefined) return `- ${name}`;
	const plain = [title, company].filter((part) => part !== undefined).join(', ');
	const forms = [plain, `${title} at ${company}`, title === undefined ? `at ${company}` : `${title},`];
	const clear = forms.find((form) => {
		const read = titleAndCompany(form);
		return read.title === title && read.company === company;
	});
	return `- ${name} (${joinedLines(clear ?? plain)})`;
}

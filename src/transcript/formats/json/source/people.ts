/** Speakers' names and lists of people. */

import type { Piece } from '../../../call.ts';
import type { Participant } from '../../format.ts';
import type { Parsed } from './parse.ts';
import { asId, asList, asRecord, asText, type Json, type JsonObject, recordsOf } from './value.ts';

const NAME_KEYS = [
	'name',
	'display_name',
	'displayName',
	'full_name',
	'fullName',
	'speaker_name',
	'speakerName',
	'participant_name',
	'label',
	'username',
	'userName',
];
const ID_KEYS = [
	'speakerId',
	'speaker_id',
	'participantId',
	'participant_id',
	'userId',
	'user_id',
	'id',
	'speaker',
	'number',
	'index',
];
const LISTS =
	/^(?:participants?|speakers?|parties|attendees|users|members|people|contacts|meeting_attendees|calendar_invitees|speaker_?(?:names|map|labels|info))$/i;

/** The first text under one of the keys for names. */
export function nameIn(person: JsonObject): string {
	for (const key of NAME_KEYS) {
		const name = asText(person[key]);
		if (name !== '') return name;
	}
	const both = [person.first_name ?? person.firstName, person.last_name ?? person.lastName].map(asText);
	return both.filter((part) => part !== '').join(' ') || asText(person.email);
}

/**
 * A speaker's name: a number or a letter becomes "Speaker 0", AGENT becomes "Agent". Null if the value names nobody; 0
 * does name a speaker.
 */
export function labelOf(value: Json | undefined, kind: 'Speaker' | 'Channel' = 'Speaker'): string | null {
	const person = asRecord(value);
	const text = person === null ? asId(value) : nameIn(person) || asId(person.id);
	if (text === '' || /^(?:null|none|undefined|-1)$/i.test(text)) return null;
	if (/^(?:\d{1,3}|[A-Za-z])$/.test(text)) return `${kind} ${text}`;
	if (/^[A-Z]{4,20}$/.test(text)) return text.charAt(0) + text.slice(1).toLowerCase();
	const path = /^(?:[\w-]{1,80}\/){2,9}([\w-]{1,80})$/.exec(text)?.[1];
	if (path !== undefined) return labelOf(path, kind);
	return text.replace(/\s+/g, ' ').slice(0, 120);
}

export interface People {
	/** By id, as a string. */
	names: Map<string, string>;
	participants: Participant[];
	/** The lines that list them. */
	head: Piece[];
}

/** The people in lists such as `parties` or `speakers`, at the top of a source or one level below. */
export function peopleOf(root: Json, parsed: Parsed): People {
	const people: People = { names: new Map(), participants: [], head: [] };
	const places = [root, ...Object.values(asRecord(root) ?? {}), ...asList(asRecord(root)?.calls)];
	for (const place of places) {
		for (const [key, list] of Object.entries(asRecord(place) ?? {})) {
			if (!LISTS.test(key) || list === undefined) continue;
			for (const person of recordsOf(list)) take(people, person, parsed);
			takeMap(people, asRecord(list));
		}
	}
	return people;
}

const MOST_PEOPLE = 200;

function take(people: People, person: JsonObject, parsed: Parsed): void {
	const name = nameIn(person);
	if (name === '' || people.participants.length >= MOST_PEOPLE) return;
	for (const key of ID_KEYS) {
		const id = asId(person[key]);
		if (id !== '' && !people.names.has(id)) people.names.set(id, name);
	}
	if (people.participants.some((known) => known.name === name)) return;
	const title = asText(person.title ?? person.jobTitle ?? person.job_title);
	const company = asText(person.company ?? person.organization);
	people.participants.push({ name, ...(title === '' ? {} : { title }), ...(company === '' ? {} : { company }) });
	const key = NAME_KEYS.find((candidate) => asText(person[candidate]) === name);
	if (key !== undefined) people.head.push({ line: parsed.lineOf(person, key), text: name });
}

/** `{"0": "Ann"}` or `{"0": {"name": "Ann"}}`. */
function takeMap(people: People, map: JsonObject | null): void {
	for (const [id, value] of Object.entries(map ?? {})) {
		const person = asRecord(value);
		const name = person === null ? asText(value) : nameIn(person);
		if (name !== '' && name.length < 80 && people.names.size < MOST_PEOPLE) people.names.set(id, name);
	}
}

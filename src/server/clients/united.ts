import { ApiError } from '#server/api-error.ts';
import { type Client, MOST_NOTES, MOST_PEOPLE, type Person } from '#shared/clients.ts';

type Fields = Pick<Client, 'trade' | 'size' | 'website' | 'notes' | 'people'>;

/**
 * What a client becomes that takes another one over: its own fields, the other's where they are empty, the notes of
 * both and the people of both.
 *
 * @throws ApiError CONFLICT where that is more than a client can hold
 */
export function united(into: Fields, from: Fields): Fields {
	const notes = [into.notes, from.notes].filter((text) => text !== '').join('\n\n');
	const people = unitedPeople([...into.people, ...from.people]);
	if (notes.length > MOST_NOTES) throw tooMuch('notes', `${MOST_NOTES.toLocaleString('en-US')} characters of notes`);
	if (people.length > MOST_PEOPLE) throw tooMuch('people', `${MOST_PEOPLE} people`);
	return {
		trade: into.trade || from.trade,
		size: into.size || from.size,
		website: into.website || from.website,
		notes: into.notes === from.notes ? into.notes : notes,
		people,
	};
}

function tooMuch(what: string, most: string): ApiError {
	return new ApiError(
		'CONFLICT',
		`A client holds at most ${most}: take out some ${what} of one of the two, then merge them.`,
	);
}

/** Those with one email address are one person, and those with one name, unless both have an address. */
function unitedPeople(people: readonly Person[]): Person[] {
	const kept: Person[] = [];
	for (const person of people) {
		const known = kept.find((other) => isSame(other, person));
		if (!known) kept.push({ ...person });
		else Object.assign(known, { role: known.role || person.role, email: known.email || person.email });
	}
	return kept;
}

function isSame(one: Person, other: Person): boolean {
	if (one.email !== '' && other.email !== '') return folded(one.email) === folded(other.email);
	return folded(one.name) === folded(other.name);
}

const folded = (text: string) => text.trim().toLowerCase();

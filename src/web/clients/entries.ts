import type { NewClient, Person } from '#shared/clients.ts';
import type { FieldProblem } from '#shared/errors.ts';
import { ApiFailure } from '#web/api/client.ts';
import { isEmailAddress } from '#web/pages/account/email-address.ts';

/** What is typed into the form of a client. */
export interface ClientEntries extends Omit<NewClient, 'people'> {
	people: readonly PersonEntry[];
}

export interface PersonEntry extends Person {
	/** Distinguishes the rows of the form. */
	key: number;
}

let lastKey = 0;

export function newPerson(person: Partial<Person> = {}): PersonEntry {
	lastKey += 1;
	return { name: '', role: '', email: '', ...person, key: lastKey };
}

/** One empty row for a person, where none is known. */
export function entriesOf(known: Partial<NewClient> = {}): ClientEntries {
	const { company = '', trade = '', size = '', website = '', notes = '', people = [] } = known;
	const rows = people.length === 0 ? [newPerson()] : people.map(newPerson);
	return { company, trade, size, website, notes, people: rows };
}

const isBlank = ({ name, role, email }: Person) => [name, role, email].every((text) => text.trim() === '');

/** Without the rows that were left empty. */
export function clientOf({ people, ...entries }: ClientEntries): NewClient {
	const known = people.filter((person) => !isBlank(person));
	return { ...entries, people: known.map(({ name, role, email }) => ({ name, role, email: email.trim() })) };
}

/** By the path of the field, e.g. `company` or `people.0.email`; the rows count as they are shown. */
export type Problems = Readonly<Record<string, string>>;

export function problemsOf({ company, people }: ClientEntries): Problems {
	const found: Record<string, string> = {};
	if (company.trim() === '') found.company = 'Enter the name of the company';
	people.forEach((person, at) => {
		if (isBlank(person)) return;
		if (person.name.trim() === '') found[`people.${at}.name`] = 'Enter a name, or empty the row';
		if (person.email.trim() !== '' && !isEmailAddress(person.email)) {
			found[`people.${at}.email`] = 'Enter an address such as priya@heron.example';
		}
	});
	return found;
}

/** The server's messages about single fields. It was sent no empty rows, so that its rows count otherwise. */
export function refusedFields(failure: Error, { people }: ClientEntries): Problems {
	const details = failure instanceof ApiFailure && Array.isArray(failure.details) ? failure.details : [];
	const shown = people.flatMap((person, at) => (isBlank(person) ? [] : [at]));
	return Object.fromEntries(
		(details as FieldProblem[]).map(({ field, problem }) => [
			field.replace(/^people\.(\d+)/, (_, sent: string) => `people.${shown[Number(sent)] ?? sent}`),
			problem,
		]),
	);
}

import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { MOST_PEOPLE } from '#shared/clients.ts';
import styles from './clients.module.css';
import { newPerson, type PersonEntry, type Problems } from './entries.ts';

interface PeopleFieldsProps {
	people: readonly PersonEntry[];
	problems: Problems;
	onChange: (people: readonly PersonEntry[]) => void;
}

/** The people of a client, a row each. */
export function PeopleFields({ people, problems, onChange }: PeopleFieldsProps) {
	const place = useRef<HTMLFieldSetElement>(null);
	const add = useRef<HTMLButtonElement>(null);
	const change = (key: number, changes: Partial<PersonEntry>) =>
		onChange(people.map((person) => (person.key === key ? { ...person, ...changes } : person)));

	function focusOn(at: number) {
		// After the row is drawn.
		requestAnimationFrame(() => {
			const field = place.current?.querySelector<HTMLElement>(`[name="people.${at}.name"]`);
			(field ?? add.current)?.focus();
		});
	}

	return (
		<fieldset ref={place} className={styles.people}>
			<legend>People</legend>
			{people.map((person, at) => {
				const number = people.length > 1 ? ` of person ${at + 1}` : '';
				const field = (name: 'name' | 'role' | 'email', label: string) => ({
					name: `people.${at}.${name}`,
					label,
					'aria-label': `${label}${number}`,
					value: person[name],
					error: problems[`people.${at}.${name}`],
					autoComplete: 'off',
					onChange: (event: { currentTarget: { value: string } }) =>
						change(person.key, { [name]: event.currentTarget.value }),
				});
				return (
					<div key={person.key} className={styles.person}>
						<TextInput {...field('name', 'Name')} />
						<TextInput {...field('role', 'Role')} />
						<TextInput {...field('email', 'Email')} type="email" />
						<ActionIcon
							size={40}
							className={styles.remove}
							aria-label={`Remove ${person.name.trim() || `person ${at + 1}`}`}
							onClick={() => {
								onChange(people.filter(({ key }) => key !== person.key));
								focusOn(Math.max(0, at - 1));
							}}
						>
							<IconTrash size={18} aria-hidden />
						</ActionIcon>
					</div>
				);
			})}
			{people.length < MOST_PEOPLE ? (
				<Button
					ref={add}
					size="xs"
					variant="subtle"
					className={styles.add}
					leftSection={<IconPlus size={16} aria-hidden />}
					onClick={() => {
						onChange([...people, newPerson()]);
						focusOn(people.length);
					}}
				>
					Add a person
				</Button>
			) : null}
		</fieldset>
	);
}

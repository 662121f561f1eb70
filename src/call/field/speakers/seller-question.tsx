import { useId } from 'react';
import type { GivenRole } from '#shared/calls.ts';
import type { Speaker } from '#transcript/call.ts';
import styles from '../transcript-field.module.css';
import { withRole } from './speaker-roles.ts';

interface SellerQuestionProps {
	speakers: readonly Speaker[];
	roles: readonly GivenRole[];
	onRolesChange(roles: GivenRole[]): void;
}

/** Asks who sells, where the words leave it open. It need not be answered. */
export function SellerQuestion({ speakers, roles, onRolesChange }: SellerQuestionProps) {
	const id = useId();
	const answer = roles.find(({ name, role }) => role === 'salesperson' && speakers.some((one) => one.name === name));

	function choose(name: string) {
		const others = answer === undefined ? roles : withRole(roles, answer.name, '');
		onRolesChange(withRole(others, name, 'salesperson'));
	}

	return (
		<div className={styles.question}>
			<fieldset aria-describedby={`${id}-why`}>
				<legend>Who is selling here?</legend>
				<p id={`${id}-why`}>The call does not make it clear. You can leave this open.</p>
				<div className={styles.options}>
					{speakers.map(({ label, name }) => (
						<label key={label}>
							<input type="radio" name={id} checked={name === answer?.name} onChange={() => choose(name)} />
							{name}
						</label>
					))}
				</div>
			</fieldset>
		</div>
	);
}

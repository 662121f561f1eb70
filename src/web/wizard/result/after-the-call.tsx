import { useId, useState } from 'react';
import type { FullCall } from '#shared/calls.ts';
import { plannedInCall } from '#transcript/planned-questions.ts';
import { readCall } from '#transcript/read.ts';
import { assignRoles } from '#transcript/roles.ts';
import { CallPicker } from '#web/clients/call-picker.tsx';
import styles from './after-the-call.module.css';

/** After the call: which of the planned questions were asked in it. */
export function AfterTheCall({ planned }: { planned: readonly string[] }) {
	const heading = useId();
	const [call, setCall] = useState<FullCall | null>(null);
	return (
		<section className={styles.after} aria-labelledby={heading}>
			<h2 id={heading} className={styles.heading}>
				Compare with a call
			</h2>
			<p className={styles.about}>Choose one to see which of these questions were asked in it.</p>
			<CallPicker onPick={setCall} />
			{call ? <Comparison planned={planned} call={call} /> : null}
		</section>
	);
}

function Comparison({ planned, call }: { planned: readonly string[]; call: FullCall }) {
	const questions = compared(planned, call);
	const asked = questions.filter((one) => one.asked !== null).length;
	return (
		<div role="status">
			<p className={styles.count}>
				{call.title === '' ? 'This call' : call.title}: {asked} of {questions.length} planned questions were asked, by
				their words.
			</p>
			<ul className={styles.list}>
				{questions.map((one) => (
					<li key={one.planned} className={styles.row} data-asked={one.asked !== null || undefined}>
						<span>{one.planned}</span>
						<span className={styles.found}>
							{one.asked ? `Asked in line ${one.asked.line}: “${one.asked.words}”` : 'Not found in the call'}
						</span>
					</li>
				))}
			</ul>
		</div>
	);
}

/** Only questions of the selling side count, where it is known. */
function compared(planned: readonly string[], { transcript, roles }: FullCall) {
	const call = readCall(transcript);
	const hints = { salesPerson: '', prospect: '', others: '', salesPersonName: '', speakerRoles: [...roles] };
	const sides = assignRoles(call, hints).roles;
	const isKnown = sides.includes('salesperson');
	return plannedInCall(planned, call, (speaker) => !isKnown || sides[speaker ?? -1] === 'salesperson');
}

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
	const asked = questions.filter((one) => one.asked !== null);
	const open = questions.filter((one) => one.asked === null);
	return (
		<div role="status">
			<p className={styles.count}>
				{call.title === '' ? 'This call' : call.title}: {asked.length} of {questions.length} planned questions were
				found
			</p>
			<p className={styles.about}>Found by their words: a question that was put differently may be missing here.</p>
			{asked.length > 0 ? <Questions title="Asked" questions={asked} /> : null}
			{open.length > 0 ? <Questions title="Not found in the call" questions={open} /> : null}
		</div>
	);
}

interface QuestionsProps {
	title: string;
	questions: ReturnType<typeof compared>;
}

function Questions({ title, questions }: QuestionsProps) {
	return (
		<>
			<h3 className={styles.title}>{title}</h3>
			<ul className={styles.list}>
				{questions.map(({ planned, asked }) => (
					<li key={planned} className={styles.row} data-asked={asked !== null || undefined}>
						<span>{planned}</span>
						{asked ? (
							<span className={styles.found}>
								Line {asked.line}: “{asked.words}”
							</span>
						) : null}
					</li>
				))}
			</ul>
		</>
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

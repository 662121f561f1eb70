import { NativeSelect } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { Run } from '#shared/runs.ts';
import type { ToolId } from '#tools/catalog.ts';
import { clientInInput } from '#tools/from-client.ts';
import { handOversFrom } from '#tools/from-results.ts';
import { SaveAsClient } from '#web/clients/save-as-client.tsx';
import { toolById } from '#web/navigation.ts';
import styles from './next-tools.module.css';

/** Where the page goes on after the result. */
export const NEXT = 'what-comes-next';

/** Whether anything is offered below this result. */
export const hasNext = (run: Run, input: object): boolean =>
	handOversFrom(run.tool as ToolId).length > 0 || clientInInput(run.tool as ToolId, input) !== null;

/** The form of a tool, filled from a result. */
export function filledFrom(run: Run, path: string, choice = 0): string {
	return `${path}?${new URLSearchParams({ with: run.id, ...(choice > 0 ? { choice: String(choice) } : {}) })}`;
}

interface NextToolsProps {
	run: Run;
	input: object;
	/** As it is shown, with the member's edits. */
	output: object;
}

/** The tools that begin with this result, each as a link to its filled form. */
export function NextTools({ run, input, output }: NextToolsProps) {
	const heading = useId();
	const [choice, setChoice] = useState(0);
	const entries = handOversFrom(run.tool as ToolId);
	const found = clientInInput(run.tool as ToolId, input);
	if (!hasNext(run, input)) return null;
	const choices = entries.find((entry) => entry.choices)?.choices?.(output as never) ?? [];
	return (
		<section id={NEXT} tabIndex={-1} className={styles.next} aria-labelledby={heading}>
			<div className={styles.head}>
				<h2 id={heading} className={styles.heading}>
					Go on with this
				</h2>
				{found ? <SaveAsClient run={run} found={found} /> : null}
			</div>
			{choices.length > 1 ? (
				<NativeSelect
					label="Which one"
					className={styles.choice}
					value={String(choice)}
					data={choices.map((label, index) => ({ label, value: String(index) }))}
					onChange={(event) => setChoice(Number(event.currentTarget.value))}
				/>
			) : null}
			<ul className={styles.list}>
				{entries.map(({ to, what }) => {
					const tool = toolById(to);
					if (!tool) return null;
					const { icon: Icon, label, path } = tool;
					return (
						<li key={to}>
							<Link className={styles.tool} to={filledFrom(run, path, choice)}>
								<Icon size={20} stroke={1.75} aria-hidden />
								<span className={styles.words}>
									<span className={styles.label}>{label}</span>
									<span className={styles.what}>Starts with {what}</span>
								</span>
								<IconArrowRight size={16} stroke={1.75} aria-hidden />
							</Link>
						</li>
					);
				})}
			</ul>
		</section>
	);
}

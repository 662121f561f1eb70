import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { NumberedTurn } from '#call-facts/turn-numbers.ts';
import { FactForm } from './fact-form.tsx';
import styles from './ledger.module.css';
import type { FactChanges } from './use-fact-changes.ts';

interface AddFactProps {
	turns: readonly NumberedTurn[];
	changes: FactChanges;
	onFocus(id: string): void;
}

/** Adds a fact that was not read, by the line on which it is said. */
export function AddFact({ turns, changes, onFocus }: AddFactProps) {
	const [open, setOpen] = useState(false);
	const [line, setLine] = useState('');
	const [left, setLeft] = useState(false);
	const turn = turnAt(turns, Number(line));
	if (!open) {
		return (
			<Button
				size="xs"
				data-fact=""
				leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
				onClick={() => setOpen(true)}
			>
				Add what was missed
			</Button>
		);
	}
	const close = (saved: boolean) => {
		setOpen(false);
		setLine('');
		setLeft(false);
		if (!saved) onFocus('');
	};
	return (
		<FactForm
			label="Add what was missed"
			kind="prices"
			details={{}}
			check={() => {
				setLeft(true);
				return turn !== undefined;
			}}
			onSave={async (key, details) => (turn ? changes.add({ key, turn: turn.number, details }) : '')}
			onClose={close}
		>
			<div className={styles.line}>
				<TextInput
					label="Line of the transcript"
					description="“Show transcript” numbers the lines."
					inputMode="numeric"
					autoComplete="off"
					maxLength={7}
					value={line}
					error={left && turn === undefined ? 'Enter the number of a line on which somebody speaks' : undefined}
					onBlur={() => setLeft(line !== '')}
					onChange={(event) => setLine(event.currentTarget.value)}
				/>
				<p role="status" className={styles.said}>
					{turn ? <q>{turn.text}</q> : null}
				</p>
			</div>
		</FactForm>
	);
}

/** The turn that a line belongs to. */
function turnAt(turns: readonly NumberedTurn[], line: number): NumberedTurn | undefined {
	if (!Number.isInteger(line)) return undefined;
	return turns.findLast((turn) => turn.line <= line);
}

import { useEffect, useRef, useState } from 'react';
import type { FieldGroup, Step } from '#tools/define.ts';
import { valueAt } from '#tools/input-paths.ts';
import { controlId } from '../field.tsx';
import type { WizardAction, WizardState } from '../wizard-state.ts';

interface Removed {
	/** The label of the button that adds it. */
	label: string;
	heading: string;
	values: readonly { path: string; value: unknown }[];
}

/** The id of the button that opens the next group with a label, to move the focus there. */
export function addButtonId(label: string): string {
	return `add-${label.toLowerCase().replaceAll(' ', '-')}`;
}

/** The groups of a step that members add: which are open, and how they are added and removed. */
export function useAddedGroups(step: Step, state: WizardState, dispatch: (action: WizardAction) => void) {
	const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
	const [removed, setRemoved] = useState<Removed | null>(null);
	const focusNext = useFocusAfterRender();

	// A group that was open because of its text remains open while it is retyped.
	useEffect(() => {
		const held = step.groups.flatMap((group, index) => (group.add && holdsWords(group, state) ? [index] : []));
		if (held.some((index) => !opened.has(index))) setOpened(new Set([...opened, ...held]));
	}, [step, state, opened]);

	const isOpen = (index: number) => {
		const group = step.groups[index];
		return group === undefined || group.add === undefined || opened.has(index) || holdsWords(group, state);
	};
	const closedOf = (label: string) =>
		step.groups.flatMap((group, index) => (group.add === label && !isOpen(index) ? [index] : []));

	return {
		isOpen,
		/** How many groups with a label can still be added. */
		closed: (label: string) => closedOf(label).length,
		/** What was removed last, until something is added or restored. */
		removed,
		open(label: string) {
			const [next] = closedOf(label);
			if (next === undefined) return;
			setOpened(new Set([...opened, next]));
			setRemoved(null);
			focusNext(controlId(step.groups[next]?.fields[0]?.name ?? ''));
		},
		/** Empties the group and hides it; its text can be restored. */
		remove(index: number) {
			const group = step.groups[index];
			if (group?.add === undefined) return;
			const values = group.fields.map(({ name }) => ({ path: name, value: valueAt(state.input, name) }));
			setRemoved(holdsWords(group, state) ? { label: group.add, heading: group.heading ?? '', values } : null);
			setOpened(new Set([...opened].filter((each) => each !== index)));
			for (const { path } of values) dispatch({ type: 'set', path, value: valueAt(state.empty, path) });
			focusNext(addButtonId(group.add));
		},
		undo() {
			if (removed === null) return;
			for (const change of removed.values) dispatch({ type: 'set', ...change });
			setRemoved(null);
			focusNext(controlId(removed.values[0]?.path ?? ''));
		},
	};
}

function holdsWords(group: FieldGroup, { input, empty }: Pick<WizardState, 'input' | 'empty'>): boolean {
	return group.fields.some(({ name }) => JSON.stringify(valueAt(input, name)) !== JSON.stringify(valueAt(empty, name)));
}

/** Moves the focus to an element that the current change renders. */
function useFocusAfterRender() {
	const wanted = useRef<string | null>(null);
	useEffect(() => {
		const element = wanted.current === null ? null : document.getElementById(wanted.current);
		// Not rendered yet: this effect belongs to an earlier change, e.g. of the draft's status.
		if (!element) return;
		wanted.current = null;
		element.focus();
	});
	return (id: string) => {
		wanted.current = id;
	};
}

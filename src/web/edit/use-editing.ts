import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Contract } from '#tools/define.ts';
import { cleaned, isSame, withEntryAt, withValueAt } from './edit-value.ts';
import { editsKey, removeEdits, writeEdits } from './kept-edits.ts';
import { NO_PROBLEMS, type Problems, problemsIn, refusedTexts } from './problems.ts';
import { idOf, pathOf, readParts } from './read-schema.ts';

export interface EditorProps {
	contract: Contract;
	runId: string;
	/** As it was generated. */
	original: object;
	/** As it is stored now: the original, or an edited version. */
	kept: object;
	/** What was typed before and not saved yet. */
	unsaved: object | null;
	/** Stores a version; null for the original. Rejects where it is not stored. */
	save(output: object | null): Promise<unknown>;
	/** Editing has ended: saved, or given up. */
	onClose(saved: boolean): void;
}

/** The state of an editor: the typed texts, their problems, and saving them. */
export function useEditing({ contract, runId, original, kept, unsaved, save, onClose }: EditorProps) {
	const schema = contract.output;
	const [value, setValue] = useState(unsaved ?? kept);
	const forget = useKeptEdits(runId, value);
	const [problems, setProblems] = useState<Problems>(NO_PROBLEMS);
	const [failure, setFailure] = useState('');
	const [saving, setSaving] = useState(false);
	const parts = useMemo(() => readParts(schema, value), [schema, value]);
	const isChanged = () => value !== kept && !isSame(schema, value, kept);

	const change = useCallback((id: string, text: string) => {
		setValue((before) => withValueAt(before, pathOf(id), text));
		setProblems((before) => (id in before ? { ...before, [id]: '' } : before));
	}, []);

	/** Returns the id of the new text. */
	function add(listId: string): string {
		const list = pathOf(listId);
		setValue(withEntryAt(value, list));
		const before = list.reduce<unknown>((inner, step) => (inner as Record<string | number, unknown>)[step], value);
		return idOf([...list, Array.isArray(before) ? before.length : 0]);
	}

	function giveUp() {
		forget();
		onClose(false);
	}

	/** Returns the problems; nothing where it was stored, or failed for a reason of another kind. */
	async function keep(): Promise<Problems> {
		setFailure('');
		if (!isChanged()) {
			giveUp();
			return NO_PROBLEMS;
		}
		const found = problemsIn(schema, parts, value);
		setProblems(found);
		if (Object.keys(found).length > 0) return found;
		setSaving(true);
		try {
			await save(isSame(schema, value, original) ? null : (cleaned(schema, value) as object));
		} catch (error) {
			const refused = refusedTexts(error, parts);
			setProblems(refused);
			setFailure(`Your edits were not saved: ${error instanceof Error ? error.message : 'no reason was given'}`);
			setSaving(false);
			return refused;
		}
		forget();
		onClose(true);
		return NO_PROBLEMS;
	}

	return { parts, problems, failure, saving, isChanged, change, add, keep, giveUp };
}

const SETTLED = 300;

/**
 * Writes the typed texts down, shortly after typing and when the editor unmounts. Returns a function that ends this and
 * forgets them.
 */
function useKeptEdits(runId: string, value: object): () => void {
	const [key] = useState(() => editsKey(runId));
	const pending = useRef<(() => void) | null>(null);
	const written = useRef(value);

	useEffect(() => {
		if (written.current === value) return;
		pending.current = () => {
			pending.current = null;
			written.current = value;
			writeEdits(key, value);
		};
		const timer = setTimeout(() => pending.current?.(), SETTLED);
		return () => clearTimeout(timer);
	}, [key, value]);

	useEffect(() => {
		const flush = () => pending.current?.();
		window.addEventListener('pagehide', flush);
		return () => {
			window.removeEventListener('pagehide', flush);
			flush();
		};
	}, []);

	return useCallback(() => {
		pending.current = null;
		removeEdits(key);
	}, [key]);
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GivenRole } from '#shared/calls.ts';
import { ask, LONG } from './reading/ask.ts';
import type { Answer, Edit } from './reading/perform.ts';
import { announce, type Found, type Reading } from './reading/reading.ts';
import { mergedRoles, renamedRoles } from './speakers/speaker-roles.ts';
import { useUndo } from './use-undo.ts';

interface Options {
	value: string;
	onChange(text: string): void;
	roles: readonly GivenRole[];
	onRolesChange?(roles: GivenRole[]): void;
}

export interface Shown {
	/** The text that was read. */
	text: string;
	reading: Reading;
	found: Found;
}

/** The speaker who was renamed last, and the text to which that applies. */
export interface Corrected {
	name: string;
	text: string;
}

type Read = Extract<Answer, { kind: 'read' }>;

const SETTLED = 250;
const REWRITTEN = 'The text is now one turn a line, with its times where they are known. This is what is sent.';

/** Reads the text of a form, rewrites it if it arrived in another format, and applies corrections by speaker. */
export function useCallText({ value, onChange, roles, onRolesChange }: Options) {
	const [shown, setShown] = useState<Shown | null>(null);
	const [heard, setHeard] = useState('');
	const [corrected, setCorrected] = useState<Corrected | null>(null);
	const [busyWith, setBusyWith] = useState<string | null>(null);
	const undo = useUndo(value);
	/** A text that was not typed, until it is read. A long text from a draft may still be in its original format. */
	const arrived = useRef(value.length > LONG ? value : null);
	const editing = useRef<AbortController | null>(null);
	/** Roles may change while an edit is under way. */
	const sides = useRef(roles);
	useEffect(() => {
		sides.current = roles;
	});

	const accept = useEffectEvent((answer: Read, whole: boolean, asked: string) => {
		// Another text may arrive just before the reading of this one is cancelled.
		if (asked !== value) return;
		if (whole) arrived.current = null;
		const { found } = answer;
		const changed = whole || shown?.found.format !== found.format;
		if (changed) setHeard(value.trim() === '' ? '' : announce(answer.reading, found));
		setShown({ text: answer.text, reading: answer.reading, found });
		if (answer.text !== value) {
			undo.add({ words: REWRITTEN, before: { text: value, roles }, after: answer.text });
			onChange(answer.text);
		}
		const known = roles.filter(({ name }) => answer.reading.speakers.some((speaker) => speaker.name === name));
		if (whole && answer.reading.speakers.length > 0 && known.length < roles.length) onRolesChange?.(known);
	});

	const read = shown?.text;
	useEffect(() => {
		if (value === read) return;
		const stop = new AbortController();
		const whole = arrived.current === value;
		const timer = setTimeout(
			async () => {
				const answer = await ask({ kind: 'read', text: value, rewrite: whole }, stop.signal);
				if (stop.signal.aborted || answer.kind !== 'read') return;
				accept(answer, whole, value);
			},
			whole ? 0 : SETTLED,
		);
		return () => {
			clearTimeout(timer);
			stop.abort();
			editing.current?.abort();
		};
	}, [value, read]);
	useEffect(() => () => editing.current?.abort(), []);

	/**
	 * Takes over a whole text that was not typed: a file or a paste. `words` describe the change if the previous text
	 * can be restored.
	 */
	function arrive(text: string, words: string) {
		arrived.current = text;
		setHeard('');
		if (value.trim() !== '') undo.add({ words, before: { text: value, roles }, after: text });
		if (text === read) setShown(null);
		onChange(text);
	}

	return {
		shown: value.trim() === '' ? null : shown,
		/** Whether the reading shown belongs to an older text. */
		pending: value.trim() !== '' && shown?.text !== value,
		busy: busyWith === value,
		corrected: corrected?.text === value ? corrected : null,
		heard,
		say: setHeard,
		change: undo.last,
		arrive,
		type(text: string, pasted: boolean) {
			undo.forget();
			arrived.current = pasted ? text : null;
			if (pasted && text === read) setShown(null);
			onChange(text);
		},
		takeBack() {
			if (!undo.last) return;
			const { text, roles: before } = undo.last.before;
			undo.takeBack();
			arrived.current = null;
			setHeard('Undone.');
			onChange(text);
			onRolesChange?.([...before]);
		},
		/** Returns a sentence if the edit failed, otherwise ''. */
		async edit(edit: Edit): Promise<string> {
			if (shown?.text !== value) return 'The text has just changed. Try again.';
			const stop = new AbortController();
			editing.current?.abort();
			editing.current = stop;
			setBusyWith(value);
			stop.signal.addEventListener('abort', () => setBusyWith(null));
			const answer = await ask({ kind: 'edit', text: value, edit }, stop.signal);
			if (stop.signal.aborted) return '';
			setBusyWith(null);
			if (answer.kind === 'refused') return answer.problem;
			if (answer.kind !== 'edited') return '';
			const { words, next } = effectOf(edit, shown.reading, answer.name, sides.current);
			setCorrected({ name: answer.name, text: answer.text });
			setHeard(words);
			setShown({ ...shown, text: answer.text, reading: answer.reading });
			undo.add({ words, before: { text: value, roles: sides.current }, after: answer.text });
			onChange(answer.text);
			onRolesChange?.(next);
			return '';
		},
	};
}

function effectOf(edit: Edit, { speakers }: Reading, name: string, roles: readonly GivenRole[]) {
	if (edit.kind === 'rename') {
		const from = speakers[edit.speaker]?.name ?? '';
		return { words: `${from} is now ${name}.`, next: renamedRoles(roles, from, name) };
	}
	const from = speakers[edit.from]?.name ?? '';
	return { words: `${from} and ${name} are now one, called ${name}.`, next: mergedRoles(roles, from, name) };
}

import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { Client } from '#shared/clients.ts';
import { useChangeClient } from '#web/api/clients.ts';
import { editsKey, readEdits, removeEdits, writeEdits } from '#web/edit/kept-edits.ts';

type NotesState = 'clean' | 'typing' | 'saving' | 'saved' | 'failed';

const PAUSE_MS = 800;

/**
 * A client's notes while they are written: saved when the typing pauses, when the field is left and when the page is.
 * Until then they are kept in the tab, so that a reload or a lost connection costs nothing.
 */
export function useNotes(client: Client) {
	const key = editsKey(`notes-${client.id}`);
	const [unsaved] = useState(() => textIn(readEdits(key)));
	const [text, setText] = useState(unsaved ?? client.notes);
	const [state, setState] = useState<NotesState>(unsaved === null ? 'clean' : 'typing');
	const [problem, setProblem] = useState('');
	const change = useChangeClient(client.id);
	const latest = useRef(text);
	const stored = useRef(client.notes);

	// Read anew, e.g. after they were changed elsewhere, while nothing is being written here.
	useEffect(() => {
		if (latest.current !== stored.current) return;
		stored.current = client.notes;
		latest.current = client.notes;
		setText(client.notes);
	}, [client.notes]);

	async function send(keepalive = false) {
		saveLater.cancel();
		const notes = latest.current;
		if (notes === stored.current) return;
		setState('saving');
		try {
			await change.mutateAsync({ notes, keepalive });
			stored.current = notes;
			setProblem('');
			if (latest.current !== notes) return setState('typing');
			removeEdits(key);
			setState('saved');
		} catch (failure) {
			setProblem(failure instanceof Error ? failure.message : 'the server did not say why.');
			setState('failed');
		}
	}
	const saveLater = useDebouncedCallback(() => void send(), PAUSE_MS);

	function write(next: string) {
		latest.current = next;
		setText(next);
		setState('typing');
		writeEdits(key, { text: next });
		saveLater();
	}

	const leave = useRef(send);
	leave.current = send;
	useEffect(() => {
		if (unsaved !== null) void leave.current();
		const hide = () => void leave.current(true);
		window.addEventListener('pagehide', hide);
		return () => {
			window.removeEventListener('pagehide', hide);
			hide();
		};
	}, [unsaved]);

	return { text, state, problem, change: write, save: () => void send() };
}

function textIn(kept: object | null): string | null {
	return kept !== null && 'text' in kept && typeof kept.text === 'string' ? kept.text : null;
}

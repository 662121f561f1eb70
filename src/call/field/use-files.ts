import { type DragEvent, useEffect, useRef, useState } from 'react';
import { FileRefused, textOfFile } from './take-file.ts';

interface Options {
	onText(text: string, name: string): void;
	onProblem(problem: string): void;
}

/** Reads chosen, dropped or pasted files: one at a time, and the last one wins. */
export function useFiles({ onText, onProblem }: Options) {
	const [problem, setProblem] = useState('');
	const [over, setOver] = useState(false);
	const [busy, setBusy] = useState(false);
	const reading = useRef<AbortController | null>(null);
	/** Reading a file may finish much later; the result goes to the current handler. */
	const latest = useRef({ onText, onProblem });
	useEffect(() => {
		latest.current = { onText, onProblem };
	});
	useEffect(() => () => reading.current?.abort(), []);

	function refuse(sentence: string) {
		setProblem(sentence);
		latest.current.onProblem(sentence);
	}

	async function take(files: readonly File[]) {
		const [file] = files;
		if (!file) return;
		reading.current?.abort();
		if (files.length > 1) {
			setBusy(false);
			refuse(`These are ${files.length} files. Choose the one of this call.`);
			return;
		}
		const stop = new AbortController();
		reading.current = stop;
		setBusy(true);
		setProblem('');
		try {
			const text = await textOfFile(file, stop.signal);
			if (!stop.signal.aborted) latest.current.onText(text, file.name);
		} catch (error) {
			if (stop.signal.aborted) return;
			refuse(error instanceof FileRefused ? error.message : `${file.name} could not be read.`);
		}
		if (!stop.signal.aborted) setBusy(false);
	}

	return {
		problem,
		over,
		busy,
		take,
		/** Text typed since then makes an older file, or its error, stale. */
		forget() {
			reading.current?.abort();
			setBusy(false);
			setProblem('');
		},
		dropZone: {
			onDragOver(event: DragEvent) {
				if (!event.dataTransfer.types.includes('Files')) return;
				event.preventDefault();
				setOver(true);
			},
			onDragLeave(event: DragEvent) {
				const inside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
				if (!inside) setOver(false);
			},
			onDrop(event: DragEvent) {
				setOver(false);
				if (event.dataTransfer.files.length === 0) return;
				event.preventDefault();
				take([...event.dataTransfer.files]);
			},
		},
	};
}

import { useEffect, useRef, useState } from 'react';
import type { WebTool } from '#tools/define.ts';
import { progressWords } from './progress-words.ts';
import type { Live } from './use-generation.ts';

/** Parts may follow each other faster than they can be read aloud. */
const CALM_MS = 3000;

/** The state of a run: its duration, and the current activity. Changes are read aloud, politely. */
export function Standing({ tool, live }: { tool: WebTool; live: Live }) {
	const elapsed = useElapsed(live.since);
	const words = useCalm(progressWords(tool, live), CALM_MS);
	return (
		<>
			Elapsed {elapsed}
			{words === '' ? null : ' · '}
			<span role="status">{words}</span>
		</>
	);
}

/** e.g. "1:05", from milliseconds since 1970. */
function useElapsed(since: number): string {
	const [now, setNow] = useState(() => Date.now());
	useEffect(() => {
		const timer = setInterval(() => setNow(Date.now()), 1000);
		return () => clearInterval(timer);
	}, []);
	const seconds = Math.max(0, Math.floor((now - since) / 1000));
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The text, changing at most once in this many milliseconds; the last one always arrives. */
function useCalm(text: string, milliseconds: number): string {
	const [shown, setShown] = useState(text);
	const changed = useRef(0);
	useEffect(() => {
		if (text === shown) return;
		const left = shown === '' ? 0 : changed.current + milliseconds - Date.now();
		const timer = setTimeout(
			() => {
				changed.current = Date.now();
				setShown(text);
			},
			Math.max(0, left),
		);
		return () => clearTimeout(timer);
	}, [text, shown, milliseconds]);
	return shown;
}

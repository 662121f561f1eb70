import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { findQuote, type Place } from '#evidence/quotes.ts';
import { readCall } from '#transcript/read.ts';
import { useAskedLine } from './opens-at-line.tsx';
import { type Opened, TranscriptContext, type TranscriptValue } from './transcript-context.ts';
import { TranscriptPanel } from './transcript-panel.tsx';

interface TranscriptProviderProps {
	/** The text that the line numbers of a result refer to. */
	text: string;
	/** Names of people whom the page calls "you". */
	you?: readonly string[];
	children: ReactNode;
}

const NOBODY: readonly string[] = [];

/** Reads a call once and lets everything inside open its transcript at a line. */
export function TranscriptProvider({ text, you = NOBODY, children }: TranscriptProviderProps) {
	const call = useMemo(() => readCall(text), [text]);
	const [opened, setOpened] = useState<Opened | null>(null);
	const opener = useRef<Element | null>(null);

	const find = useMemo(() => {
		const known = new Map<string, Place | null>();
		return (quote: string) => {
			const place = known.get(quote);
			if (place !== undefined) return place;
			const found = findQuote(call, quote);
			known.set(quote, found);
			return found;
		};
	}, [call]);

	const starts = useMemo(() => {
		const byLine = new Map<number, number>();
		for (const segment of call.segments) {
			if (segment.start === undefined) continue;
			for (const piece of segment.pieces) byLine.set(piece.line, segment.start);
		}
		return byLine;
	}, [call]);

	const value = useMemo<TranscriptValue>(
		() => ({
			call,
			you,
			opened,
			find,
			startOf: (line) => starts.get(line),
			open(line, quote) {
				opener.current = document.activeElement;
				const place = quote === undefined ? null : find(quote);
				const here = place !== null && place.match !== 'close' && place.line === line;
				setOpened({ line, words: here ? place.text : (quote ?? '') });
			},
			show() {
				opener.current = document.activeElement;
				setOpened({ line: 0, words: '' });
			},
		}),
		[call, you, opened, find, starts],
	);

	useAskedLine(call.lines, (line) => {
		opener.current = document.activeElement;
		setOpened({ line, words: '' });
	});

	const close = useCallback(() => {
		setOpened(null);
		if (opener.current instanceof HTMLElement) opener.current.focus();
	}, []);

	return (
		<TranscriptContext value={value}>
			{children}
			{opened ? <TranscriptPanel call={call} text={text} you={you} opened={opened} onClose={close} /> : null}
		</TranscriptContext>
	);
}

import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo } from 'react';

interface Asked {
	/** Counted from 1; null for none. */
	line: number | null;
	/** Another one asks again, even for the same line. */
	asking: string;
}

const AskedLine = createContext<Asked>({ line: null, asking: '' });

/** Opens the transcript of the result inside at a line, e.g. at the one that the page's address names. */
export function OpensAtLine({ line, asking, children }: Asked & { children: ReactNode }) {
	const asked = useMemo(() => ({ line, asking }), [line, asking]);
	return <AskedLine value={asked}>{children}</AskedLine>;
}

/** Calls `open` whenever a line of a call with so many is asked for. */
export function useAskedLine(lines: number, open: (line: number) => void): void {
	const asked = use(AskedLine);
	// What is opened afterwards stays until another line is asked for.
	const openAt = useEffectEvent((line: number | null) => {
		if (line !== null && line >= 1 && line <= lines) open(line);
	});
	useEffect(() => openAt(asked.line), [asked]);
}

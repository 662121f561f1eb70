import { useEffect, useState } from 'react';
import { ask } from './reading/ask.ts';

/** Whether the words of a text leave open who sells; false until it is known, and where the text is null. */
export function useSellerInDoubt(text: string | null): boolean {
	const [doubted, setDoubted] = useState<string | null>(null);
	useEffect(() => {
		if (text === null) return;
		const stop = new AbortController();
		ask({ kind: 'seller', text }, stop.signal).then((answer) => {
			if (answer.kind === 'seller' && answer.inDoubt) setDoubted(text);
		});
		return () => stop.abort();
	}, [text]);
	return text !== null && doubted === text;
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How long a success is shown. */
const SHOWN_MS = 5000;

/** A message that disappears by itself; put `place` where it shows, and it takes the focus when it appears. */
export function usePassingMessage() {
	const [message, setMessage] = useState<string | null>(null);
	const place = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		if (message !== null) place.current?.focus();
	}, [message]);
	useEffect(() => {
		if (message === null) return;
		const timer = setTimeout(() => setMessage(null), SHOWN_MS);
		return () => clearTimeout(timer);
	}, [message]);
	return { message, place, show: setMessage };
}

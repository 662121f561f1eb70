import { useEffect, useState } from 'react';

/** Whether a dialog is open, and whether it was ever opened: before that its code is not loaded. */
export function useLazyDialog() {
	const [state, setState] = useState<'unneeded' | 'open' | 'closed'>('unneeded');
	return {
		isNeeded: state !== 'unneeded',
		opened: state === 'open',
		open: () => setState('open'),
		close: () => setState('closed'),
	};
}

/** Whether a dialog shows itself that came late: it gives the focus back only if it was there, closed, before it opened. */
export function useOpening(opened: boolean): boolean {
	const [shown, setShown] = useState(false);
	useEffect(() => setShown(opened), [opened]);
	return shown;
}

import { useState } from 'react';

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

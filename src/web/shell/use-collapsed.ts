import { useEffect, useState } from 'react';
import { useIsRoomNeeded } from '#ui/sidebar-room.ts';

const STORAGE_KEY = 'sidebar';
/** Below this width a wide sidebar leaves too little for a page, unless the member chose it. */
const ROOMY = 1080;

/**
 * Whether the sidebar shows icons only: as the member chose, which is remembered in the browser; or while something
 * else needs the room, unless the member opens it all the same.
 */
export function useCollapsed() {
	const [chosen, setChosen] = useState(initially);
	const [insists, setInsists] = useState(false);
	const needed = useIsRoomNeeded();
	useEffect(() => {
		if (!needed) setInsists(false);
	}, [needed]);
	const yields = needed && !insists && !chosen;

	function toggle() {
		if (yields) {
			setInsists(true);
			return;
		}
		setChosen(!chosen);
		try {
			localStorage.setItem(STORAGE_KEY, chosen ? 'wide' : 'collapsed');
		} catch {
			// Where the browser forbids storage, the choice lasts as long as the page.
		}
	}

	return { collapsed: chosen || yields, toggle };
}

function initially(): boolean {
	try {
		const stored = localStorage.getItem(STORAGE_KEY);
		return stored === null ? window.innerWidth < ROOMY : stored === 'collapsed';
	} catch {
		return window.innerWidth < ROOMY;
	}
}

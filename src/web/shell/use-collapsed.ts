import { useState } from 'react';

const STORAGE_KEY = 'sidebar';
/** Below this width a wide sidebar leaves too little for a page, unless the member chose it. */
const ROOMY = 1080;

/** Whether the sidebar shows icons only; remembered in the browser. */
export function useCollapsed() {
	const [collapsed, setCollapsed] = useState(initially);
	const toggle = () => {
		setCollapsed(!collapsed);
		try {
			localStorage.setItem(STORAGE_KEY, collapsed ? 'wide' : 'collapsed');
		} catch {
			// Where the browser forbids storage, the choice lasts as long as the page.
		}
	};
	return { collapsed, toggle };
}

function initially(): boolean {
	try {
		const stored = localStorage.getItem(STORAGE_KEY);
		return stored === null ? window.innerWidth < ROOMY : stored === 'collapsed';
	} catch {
		return window.innerWidth < ROOMY;
	}
}

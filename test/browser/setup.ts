import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** A screen's first opening loads its files; a busy machine takes its time over them. */
configure({ asyncUtilTimeout: 15_000 });

/** What jsdom lacks and the components ask for. */
window.matchMedia = (query: string) => ({
	matches: false,
	media: query,
	onchange: null,
	addEventListener: () => {},
	removeEventListener: () => {},
	addListener: () => {},
	removeListener: () => {},
	dispatchEvent: () => false,
});
Object.defineProperty(document, 'fonts', { value: new EventTarget() });
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
window.ResizeObserver = class {
	observe() {}
	unobserve() {}
	disconnect() {}
};

afterEach(() => {
	cleanup();
	localStorage.clear();
	document.title = '';
});

import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

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
Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
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
	sessionStorage.clear();
	document.title = '';
});

/** A page that is still being loaded when its file ends would stay so for the files that follow in this worker. */
afterAll(() => vi.dynamicImportSettled());

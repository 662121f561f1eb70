// Runs before the first paint, so that a dark page never flashes light. An external file: the content
// security policy forbids inline scripts. src/ui/color-scheme.ts writes the value.
(() => {
	let theme = null;
	try {
		theme = localStorage.getItem('theme');
	} catch {
		// A browser that forbids its storage shows the default.
	}
	document.documentElement.setAttribute('data-mantine-color-scheme', theme === 'dark' ? 'dark' : 'light');
})();

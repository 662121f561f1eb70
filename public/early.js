// Runs before the first paint. An external file: the content security policy forbids inline scripts.
(() => {
	let theme = null;
	let token = null;
	try {
		theme = localStorage.getItem('theme');
		token = localStorage.getItem('auth_token');
	} catch {
		// A browser that forbids its storage shows the default, and nobody is signed in.
	}
	// A dark page never flashes light; src/ui/color-scheme.ts writes the value.
	document.documentElement.setAttribute('data-mantine-color-scheme', theme === 'dark' ? 'dark' : 'light');

	// What a member's page needs is asked for at once, not when the code before it has run. The build fills the list in.
	const listed = document.querySelector('meta[name="page-files"]')?.content;
	if (token === null || !listed) return;
	const { files, pages, answers } = JSON.parse(listed);
	const [, first, below] = location.pathname.split('/');
	// What the home page begins with: see src/ui/styles/base.css.
	if (first === '') document.documentElement.setAttribute('data-opening', 'home');
	const path = below ? `/${first}/${below}` : `/${first}`;
	const page = path in pages ? path : `/${first}/*`;
	load(page);

	const now = new Date();
	const two = (number) => String(number).padStart(2, '0');
	const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
	const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
	const asked = (answers[page] ?? []).map((path) => path.replace('{day}', day).replace('{below}', below));
	// src/web/api/early.ts takes them.
	window.early = { token, answers: new Map(asked.map((path) => [path, fetch(path, { headers }).catch(() => null)])) };
	if (first === 'history' && below) window.early.answers.get(asked[0])?.then(loadToolOf);

	function load(name) {
		for (const index of pages[name] ?? []) {
			const link = document.createElement('link');
			const isScript = files[index].endsWith('.js');
			link.rel = isScript ? 'modulepreload' : 'preload';
			if (isScript) {
				// After the styles and the font, like the code that asks for it.
				link.fetchPriority = 'low';
			} else {
				link.as = 'style';
				// As the code asks for them later: otherwise each would be loaded twice.
				link.crossOrigin = '';
			}
			link.href = `/assets/${files[index]}`;
			document.head.append(link);
		}
	}

	// Only the result tells which tool made it.
	async function loadToolOf(answer) {
		const body = await answer
			?.clone()
			.json()
			.catch(() => null);
		load(body?.run?.tool);
	}
})();

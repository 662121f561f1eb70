interface PageMoments {
	/** The page closes or is hidden: nothing may wait any longer. */
	leave(): void;
	/** It is shown again. */
	comeBack(): void;
	online(): void;
}

/** Follows the page that a form is on; returns a function that ends it. */
export function followPage({ leave, comeBack, online }: PageMoments): () => void {
	const ended = new AbortController();
	const { signal } = ended;
	window.addEventListener('pagehide', leave, { signal });
	window.addEventListener('online', online, { signal });
	document.addEventListener(
		'visibilitychange',
		() => {
			if (document.visibilityState === 'hidden') leave();
			else comeBack();
		},
		{ signal },
	);
	return () => ended.abort();
}

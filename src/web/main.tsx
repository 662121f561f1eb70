import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html holds no element with the id "root"');

// What stands in the page is painted first; a hidden page is not painted at all.
if (document.hidden) start(root);
else requestAnimationFrame(() => setTimeout(() => start(root)));

// As a transition the first page is made in small pieces, and the browser answers in between.
function start(place: HTMLElement): void {
	startTransition(() =>
		createRoot(place).render(
			<StrictMode>
				<App />
			</StrictMode>,
		),
	);
}

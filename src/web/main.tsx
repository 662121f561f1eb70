import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html holds no element with the id "root"');

// As a transition the first page is made in small pieces, and the browser answers in between.
startTransition(() =>
	createRoot(root).render(
		<StrictMode>
			<App />
		</StrictMode>,
	),
);

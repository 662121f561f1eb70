import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { ToolId } from '#tools/catalog.ts';
import { webTools } from '#tools/web.ts';
import { Spinner } from '#ui/spinner.tsx';

const ToolPage = lazy(() => import('#web/wizard/tool-page.tsx').then((part) => ({ default: part.ToolPage })));

/** The generator at this address, if its tool is registered: a new tool needs no route of its own. */
export function GeneratorPage() {
	const { pathname } = useLocation();
	const id = pathname.slice(1);
	if (!isTool(id)) throw new Error(`No generator is registered for ${pathname}.`);
	return (
		<Suspense fallback={<Spinner page />}>
			<ToolPage toolId={id} />
		</Suspense>
	);
}

function isTool(id: string): id is ToolId {
	return Object.hasOwn(webTools, id);
}

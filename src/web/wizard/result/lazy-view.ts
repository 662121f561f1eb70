import { lazy } from 'react';

const view = () => import('./result-view.tsx');

/** The form does not need it: it loads when the member reaches the last step. */
export const ResultView = lazy(() => view().then((part) => ({ default: part.ResultView })));

/** So that it is there before the result. A chunk that fails to load is requested again when it is needed. */
export function loadResultView(): void {
	view().catch(() => {});
}

import { lazy } from 'react';

const view = () => import('./result-view.tsx');

/** The form needs nothing of it: it comes when the member is at the last step. */
export const ResultView = lazy(() => view().then((part) => ({ default: part.ResultView })));

/** So that it is there before the result is. A chunk that does not come is asked for again when it is needed. */
export function loadResultView(): void {
	view().catch(() => {});
}

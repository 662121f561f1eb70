import { useDeferredValue } from 'react';

/** As many as a tall screen shows. */
const FEW = 9;

/** The first items of a long list while its page opens, all of them right after, so that the page appears sooner. */
export function useFirstFew<Item>(items: readonly Item[]): readonly Item[] {
	const isDrawn = useDeferredValue(true, false);
	return isDrawn ? items : items.slice(0, FEW);
}
